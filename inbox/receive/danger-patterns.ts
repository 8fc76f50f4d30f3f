/*
 * How people say that they are in danger, in English, Hindi and the Hindi of phones.
 *
 * Each `-` is a pattern, in ordinary words and one spelling: folding (`fold.ts`) makes all others
 * the same, Hindi in its own letters included. `(a|b c)` is one of these, `(a)?` may be missing,
 * `beat*` has any ending, `*te` any beginning, `…` is up to four words, `a ↔ b` has so many between
 * the two, whichever comes first, `#` is a number of five or more, `$` the end of the sentence, and
 * `{self}` a group of `danger-groups.ts`. Fillers ('just', 'hi') are gone before, and short forms are
 * written out: 'dont' is 'do not', 'wanna' is 'want to'.
 */

/** Wishes, plans and deeds of now: danger, whatever else the sentence says. */
export const now = `
  // Wants to die.
  - want* to (not be alive|die|be dead|disappear|vanish|not exist|sleep forever|never wake|join
    (him|her)|leave this world|(end|finish) (this|everything|things|all|it (all|$)|(my|his|her)
    (life|pain|suffering|misery|story))|go (away)? (forever|from this world|$))
  - want (it|this|everything|(the|this|my) (pain|suffering|life)) (all)? to (end|stop|be over|
    finish)
  - want* to … die
  - wish … (dead|never born|not born|die|not exist|never existed|not alive|gone)
  - (feel|feels|feeling|felt) like (dying|ending|killing|jumping|unaliv*|hurting|cutting|harming|not
    living)
  - (should|rather|let me|deserve to|ready to|waiting to|hope i|hoping i|going to|might|could|better
    to|easier to|prefer to|i will|ill|have to|need to) (be)? (die|dead)
  - (hope|pray*|wish|sleep*|want*|could|rather|prefer) … (never|not) (wake|woke|waking|get) (up)?
  - not want to wake up (anymore|tomorrow|again|$)
  - (better|happier|easier|relieved) (off|place)? (dead|without me|(if|when|once) i (was|were|am|
    had)? {dead})
  - (care|notice|matter|miss me|cry|happy|sad|difference|after|when|once|if) i (am|was|were|had)?
    {dead}
  - (not|no longer|never) (want*|wish|feel like|see*|deserve|like|able) (to)? (live|living|be alive|
    exist|be in this world|be around|continue living|being alive|be here {anymore})
  - (no|not see any|not have any|what is the|whats the) (point|reason|purpose|use|meaning|will|
    desire|wish|interest|energy|strength|courage|hope) (left|for me)? (in|to|of|for)? (my|be)?
    (live|living|life|exist*|going on|being alive|alive)
  - (nothing|nobody|no one) (left|more)? to live for
  - (not|never|stop|cease) (to|want to)? exist*
  - (i|could|can|would|should|to) (disappear|vanish)
  - (can no longer|will not) (live|be alive)
  - (lost|losing) … (will|wish|desire|reason) to live
  - (life|living|existence) (is|has|feels|seems|not) … (not worth|worth it|worth living|no meaning|
    no purpose|pointless|meaningless|worthless|over)
  - (tired|sick|exhausted|done|fed up|hate*|hating) (of|with)? (life|living|being alive|existing|my
    life)
  - (still|remain|stay) alive
  - can not (do|take|handle|face) (this)? life
  - can not (go on|live|keep going|continue|survive) (like this|living|with this|this life|without|
    {anymore})
  - (death|dying|suicide) (is|seems|would|will|might) … (only|best|better|easier|option|way|answer|
    relief|peace|escape|mind)
  - (life|living) (is|has become|feels|became) (too|so)? (painful|unbearable|impossible|over|
    finished|a burden)
  - (think*|thought*|dream*|fantasi*) (of|about) (my)? (own)? (death|dying|ending (it|my|this|
    things|everything)|suicide|killing {self}|jumping|hanging|harming {self}|hurting {self})
  - (kms|unalive|unaliving|unalived|killmyself)
  - (kill|end) me ($|now)
  - (am|feel*|become|being|only) … burden (on|to|for) (my|everyone|every|them|him|her|the|others|
    family|$)
  - (no one|nobody|any one|anyone|anybody) would … (care|notice|miss me)
  - (god|bhagwan) … take me
  - (i will not survive|plan* my (own)? death)
  - (no way out|no hope left|given up on (life|living|everything))

  - want* to (be (gone|no more|with god|in heaven|free from (this)? life)|go to (god|heaven))
  - not (want to)? (be|live) (on|in) this (planet|earth|life)
  - leave (this|the) (world|planet|earth|life)
  - (put an end to|end (this|the|my)) (it|my|this|everything|misery|suffering|pain|struggle|torture)
  - (give|gave|giving) up on (life|living|everything|{self})
  - (life|living) is (torture|a curse|suffering|unbearable)
  - (never|not|why was i) … born
  - (care if i (live|die)|what i might do)

  // Plans it.
  - (end|ends|ending|finish|finishing) (it all|everything|(this|my|his|her|their) (own)? (life|
    existence))
  - (will|going to|about to|decided to|plan* to|ready to|planning|think* of|try* to|may|might|could|
    want* to|urge* to|thought* of|feel like|deserve to) … {harm} {self}
  - (will|going|about|ready|decided|thinking|time) (to|of)? (end|ending|finish) it (tonight|tonite|
    today|now|soon|all|forever|$)
  - (thought*|urge*|idea*|want*) (of|to|about) (harm*|hurt*|cut*|self harm*) (me|{self}|$)
  - (take|taking) (my|his|her) (own)? life
  - (danger to {self}|in danger|on the (edge|ledge)|(almost|nearly) (jumped|did it|killed {self}|
    drank)|stop bleeding)
  - (do|doing|did) something (bad|stupid|drastic|wrong|extreme|to {self})
  - (do it (tonight|tonite)|how i (will|would|could|can|should) do it|how to (die|hang|(kill|end)
    ({self}|my)))
  - (keep {self} safe|safe (with|from) {self}|not trust {self}|(stopping|keeping) me (is|alive|
    here))
  - (see*|make it to|reach) (my|the)? (next birthday|tomorrow|another (day|year|birthday))
  - (jump*|standing (on|at|near)|(edge|ledge) of) … {height}
  - (blade|knife|razor|scissors) (to|on|against|at) (my|her|his) (wrist|throat|arm|neck|skin|vein*)
  - (think*|want*|going|about|ready|feel like|urge*) (to|of)? (jump|jumping)
  - (drive|crash|ram) … (car|bike|scooty) … into
  - (slit*|slash*) … (wrist*|throat|vein*|arm*)
  - (bought|buying|got|have|has|collect*|saving|stock*|with|hiding|there is a|theres a) … {means} …
    (hand|ready|next to|beside|with me|finish|die|so i can|room|bag|yesterday|today|door|table|
    looking|front)
  - (rope|noose|dupatta|saree|hang*) ↔ (fan|neck|ceiling)
  - (pills|tablets) ↔ (die|death|end|finish|enough|saved|hoard*|counting)
  - (bought|have|got|find) (a|the|some)? (rope|poison|pesticide)
  - (painless*|easy|easiest|quick|least painful) (way|ways|death|to die)
  - (way|ways|how|many|take) … to die
  - this is (goodbye|good bye|my last|the last)
  - (said|saying|say) (my)? (good)? (bye|goodbye|goodbyes) to (everyone|all|my)
  - (goodbye|good bye|bye|suicide) (everyone|world|forever|all|message|note|letter|text)
  - (sorry|forgive me) (mom|mumma|mummy|maa|papa|dad|everyone)
  - (by the time|before) … you (read|get|see) this
  - (will|would) (not be (around|here|alive) (much|any|for long|soon|tomorrow|when)|be (gone|dead|no
    more) (by|soon|forever|tomorrow|$))
  - (written|wrote|writing|left) … (note|letter*) (for|to|saying) (my|everyone|all|sorry|goodbye)
  - (tell|forgive me) (my)? (mother|mom|maa|mummy|papa|dad|sister|brother|wife|husband|kids|
    children|family|parents|son|daughter|everyone|all) (that)? (i (love|am sorry|loved)|$)

  // Has taken something.
  - (took|taken|taking|swallow*|ate|eaten|eat|drank|drunk|consum*|popped|gulped|had) (my|his|her|
    the|all)? ({count}|several|many|(too|so) many|(a)? (all|whole|full|entire|bottle|handful|lots|
    lot|bunch|strip)|the (whole|entire|full)) … {pills}
  - (swallow|eat|drink|gulp|take) (all|too many|#|the whole|entire|(all)? (these|those)) … (pills|
    tablets|poison)
  - (swallowed|drank) (something|stuff)
  - (took|swallowed|popped) (like|about|some|around|nearly|over|almost)? #
  - (overdosed|(overdose|ओवरडोज|ओवरडोस) (kar|le|ho|kiya|li))
  - {poison} (kha|khakar|khake|khaya|pi|pikar|pike|piya|dono saath …) {aside}?
  - (goliya|tablet|tablets|टैबलेट|टेबलेट|pills|strip) (kha|khayi|le|nigal|kharid) ({aside}|hai)
  - (sari|puri|bahut|itni|kai|#|das|pandrah|bees|pachees|pachas) … (goli|goliya|tablet*|टैबलेट|
    pill*|dawa|dawai|dawaiya) … (kha|khayi|le|nigal) {aside}

  // Hurts oneself.
  - (can not stop|start*|keep*|been|back to|still|again) (cutting|harming|hurting {self})
  - (cuts|scars|marks|cut) on (my|her|his) (arm*|thigh*|wrist*|leg*|hand*|body)
  - (cut|cuts|cutting|burn*|scratch*|slash*) (my|her|his) (arm*|wrist*|thigh*|throat|neck|leg|legs|
    skin|vein*|hand*)
  - ((hit*|bang*) my head|(am|is|keeps) bleeding)
  - (nas|nus|nase|kalai|wrist) kat*
  - (hath|baju|kalai) (pe|par|ko)? (#)? (blade|cut|chaku|ब्लेड|kaat*|jalat*) (mar*|laga*|leta|leti|
    chala*|{aside}|hu|hai|diya)
  - (blade|ब्लेड) (mar*|chala*)
  - (apna|apni|apne) (hath|sar|sir|nas|gala|kalai) … (kaat*|mart*|jala*|patak*)
  - {khudKo} … (mar*|khatam|kaat*|nuksan|chot|jala*|peet*|hurt|harm|saja|cut|kill|kar lu*)

  // Wants to die, in Hindi.
  - (mujhe|use|usko|unhe) … (marna|mar jana|marjana)
  - (marna|mar jana|marjana) (chah*|chat*|hai|pasand|behtar|accha|padega|{anymore})
  - (marne|mar jane) (do|wala|wali|wale|aa raha|aa rahe|ja raha|ja rahi|ke liye|(ka|ki|ke) … (dua|
    tarika|rasta))
  - {deed} ↔ ({wish}|chahta|chahti|chahte|chahiye)
  - (track|patri|pul|railing|chhat) (pe|par) (khada|khadi|khade|baitha|baithi)
  - jau … (farak) nahi
  - (mere marne|mera (mar jana|marna)|mar (gaya hota|gayi hoti|jata to|jati to))
  - (zindagi|life) (nahi chahiye|bojh|bekar|se nafrat)
  - mere (baad|jane ke baad|marne ke baad) … (khayal|khyal|dhyan) rakh*
  - bhagwan ke (paas) (ja*|chala|chali)
  - (maru|marunga|marungi|marjau|marjaunga|marjaungi|mar (bhi|to)? (jau|jaunga|jaungi|jaonga|jaongi|
    jaye|jayenge|jayega|jayegi))
  - (kaash|agar|accha hota) … mar (jata|jati|gaya|gayi|jate|jau)
  - mar (kyu|kyon) nahi
  - (nahi|na) (mujhe|aur|ab|use)? (jeena)
  - (jeena) (nahi|na|bekar)
  - {jeene} (ka|ki|ke|me|mein|layak) … (nahi|khatam|samapt|chala|mar gay*)
  - nahi … {jeene} (ka|ki|ke)
  - {jeene} se … mar*
  - (zindagi|life|jeene) se ↔ (thak|tang|haar|bhar|ub|man uth)
  - (jee|jeekar|jike) (ke|kar)? kya (kar*|fayda|faida)
  - ((jiya|jee) nahi|nahi (jiya|jee)) (ja*|pa*|sak*|raha)
  - (zinda|duniya) (me|mein|main)? nahi (reh*|bach*)
  - nahi (rehna|rahunga|rahungi) … (duniya|zinda)
  - (duniya (ko|se)?|hamesha ke liye|sab) … (chhod|chhor|alvida|chala|chali|door|vida|jana|so) (du|
    ja*|ke ja*|kar ja*|dunga|dungi|chah*|dena|ho)
  - maaf (kar|karna|kar dena) ↔ (main) ja (raha|rahi)
  - hamesha ke liye ↔ (jau|jaunga|jaungi|jana|ja raha|ja rahi|chala|chali|so jau|sona)
  - ja (raha|rahi) hu (hamesha|sab|(is)? duniya)
  - duniya se (ja*|chal*|door|mukt*|thak*|vida)
  - main mar (gaya|gayi) to
  - (main) nahi (rahunga|rahungi|bachunga|bachungi)
  - mere (bina|bagair|jane ke baad) … (khush|behtar|accha|acche|better|happy|sukhi|chain)
  - (jaan) (de|dene|dena|dedu|dedunga|dedungi|di|dunga|dungi)
  - apni jaan (le|lene|lena|lu|lelu|lelunga|lelungi)
  - (sab|sab kuch|everything|kahani|khel) (khatam|samapt|end|finish) (kar*|$)
  - (zindagi|jeevan|life) … (khatam|samapt|end|finish) (kar*|$)
  - (maut|mot|mout) (chahiye|aa|aaye|aajaye|mil|de|do|ko gale|ek|rasta|behtar|mang*|ki (dua|bheekh|
    raah)|ka intezar|ke alawa|aasan)
  - ((pran) (de*|tyag*|le*)|mukti (chahiye|de|do|mil*))
  - (bhagwan|allah|god|rab|khuda|wale) … (utha|bula|maut)
  - mujhe utha (le|lo)
  - ((bojh|bhoj) (hu|ban*)|(pe|par|ke liye) (ek)? (bojh|bhoj))
  - so (jau|jaunga|jaungi) … (uthu|uthna|uthunga|jagu|khule)
  - paida … (na|nahi) (hota|hoti|hua)
  - kuch (galat)? (kar)? (lunga|lungi|baithunga|baithungi|baithu|lega|legi)

  // Plans it, in Hindi.
  - (fansi|faasi|fanda) (laga*|pe|par|se|le|lene|kha*|ka)
  - (latak|latakne|latka|jhul|doob) (ja*|gaya|gayi|kar|ke|ka|wal*|le*|lu*|mar*)
  - ((aag|tel) (laga|dal) (lu*|li*|le*)|jal (marungi|marunga|jaungi|jaunga))
  - (kud|jump) (ja*|kar jaan|ke jaan|kar mar*|ke mar*)
  - (kudne|kud ke|jump karne) (wal*|ja*|ka man|ki (soch*|koshish|kosis))
  - (metro|train|gadi|bus|truck) ke (aage|niche|samne) … (aa|kud*|let*|kat)
  - (rassi|rope|blade|zahar|zeher|chaku|dawa) … (kharid*|le aaya|le aayi|ready|rakh li|mangwa*)
  - (chaku|blade|rassi|knife|chhuri) (hath|lekar|leke|le kar)
  - (alvida|(aakhri|aakhiri) (message|msg|sandesh|khat|din|raat|salam|(baar) (baat|likh*|msg|bol*)))
  - (chitthi|khat|letter|note) likh (di|diya|li|liya|rakh*|raha|rahi|chuk*)
  - meri (laash|maut|arthi)
`;

/** The same of threats and violence: somebody hurts them. */
export const threats = `
  - (will|would|going to|wants to|trying to|tried to|tries to|threat* to|threat*) … (kill|shoot|
    murder|burn|stab|hurt|hit|beat|rape|finish|strangle) {me}
  - threat* (me|us|to|with|of|that|my) … (kill*|knife|gun|acid|burn*|death|shoot*|video*|photo*)
  - (afraid|fear*|scared|danger*) (for|to) (my|our|her) (life|lives|safety)
  - (scared|afraid|terrified) (of|to) (my (husband|father|dad|papa|brother|uncle|boyfriend)|(go|
    going|be) (back)? (at|to)? home|him)
  - (not (feel)? safe|unsafe) (at home|in this house|in my|with him|here)
  - (throw|throws|threw|pour*) … (acid|kerosene|boiling)
  - {person} … (has|have|with|holding|brought|keep*|put*|use*|show*|took) a {weapon}
  - with (a|the) (knife|gun|rod|weapon|blade|razor)
  - (knife|gun|acid|rod|pistol) ↔ (me|us)
  - (hand|hands|finger*) (in|inside|under|into) my (clothes|pants|shirt|top|skirt|under*|frock|
    private*)
  - (remov*|take*|took) (off)? my clothes
  - ((hand*|finger*) … my (neck|throat)|my own funeral)
  - (by the (throat|neck|hair)|hiding (in the|from)|break* … door)
  - (threw|throws|throwing|throw) (me|things|plates|bottle*|chair*|glass*|hot) … (me|out|against|
    down)
  - {person} … touch* (me|my|her)
  - touch* me (in|inappropriate*|at|when|where|there|badly|wrongly|again)
  - touch* my (private*|body|chest|breast*|thigh*)
  - (come*|enter*) (to|into|in) my room … (night|drunk|asleep|sleeping|touch*)
  - (bad|dirty|wrong) (thing*|touch*) (to|with) (me|us|her)
  - (force*|forcing) (me|himself|her)? (to|into|for)? (have sex|sex|sleep with|physical|intimate|on
    me|upon me)
  - (lock* (me|us|her)|(am|are|is|been|was|get) locked (in|inside|up))
  - (not|never) (give|giving|allow|let) me (food|eat|water|go out|leave|out)
  - (bruise*|black eye|broken (arm|hand|rib*|nose)|(pull*|drag*) (me by|my hair)|thr* (me out|things
    at))
  - (hurt*|harm*|kill*|shake|smother*|throw|drop|hit) (my|the|our) (baby|newborn|infant|child)
  - (he|they) … (beats|slaps|thrashes|threaten*)
  - {adult} … (threaten*|hits|beats|slaps|thrashes|beating|hitting|(rais*|lift*) (his|her)? hand*)
  - (mujhe bech*|save me|help me escape|bachao|bachalo|bacha lo) ($|from|please|mujhe|wo|ye)?
  - jaan se mar*
  - goli mar (lu*|le*|dunga|dega|denge)
  - {mujhe} … akele … (pakad*|chhu*|bula*)
  - (mar|kaat|jala) ({kills}|ke phek*)
  - (zinda jala*|gala (dab*|ghot*|ghont*)|{mujhe} … jala*|(pati|saas|sasur) … jala*|ko jala*|se
    (jalaya|jalati|jalata|jalate)|dhakka (de*|di*))
  - ((hath|haddi*|pair|daant|ungli|naak|taang*|muh) tod*|(sar|sir) phod*|(baal) (pakad*|khinch*)|
    ghasit*)
  - jaan (ka|ko|ke|se) … (khatra|dar)
  - (zulm|atyachar|torture|pratadit|shoshan|utpidan) (kar*|ho*|sah*)
  - (sath) galat (kar*|hu*|kiya|hota)
  - dhamki (de*|di|mil*)
  - (jabardasti) (kar*|ki|kiya|shaadi|sex|sambandh|sulat*|chhu*|$)
  - (galat|gandi|ganda|gande|private|sharir|badan|chhati) … (chhu*|harkat*|touch|kaam kar*)
  - {mujhe} (bahut|roz|raat ko)? (chhut*|touch|nanga)
  - (mere|meri|mera|mujhe) … (kapde utar*|nanga)
  - (hath) utha*
  - (kamre|ghar|room|mujhe) … band (kar|karke|karte) … (rakh*|diya|deta|dete|hai)
  - khana … nahi (dete|deta|deti|diya)
  - (thappad|laat|danda|dande|belt|lathi|chappal|mukka|joote|pipe|wire) (se)? … (mar*|peet*)
  - (khoon) (nikal*|aa|beh*)
  - (dahej|dowry) … (mar*|peet*|jala*|tang|torture)
  - (marpeet|mar peet|pitai) (kar*|ho*|hui)
`;

/** Danger, unless the sentence says that it is over. */
export const unlessPast = `
  - {suicide} (thought*|idea*|feel*|urge*|tendenc*|attempt*|again|note)
  - (am|is|feel*|been|being|be|was|become*|getting|so|very|bit|became|{relation}) (suicidal|sucidal|
    suicidial|sucidial|suicidel)
  - (attempt*|tried|try*|commit|committing|consider*|contemplat*|plan*|want*|main|maine|mujhe) (to)?
    (commit|do)? {suicide}
  - {suicide} (karna|karne|karu|karlu|karlunga|karlungi|karunga|karungi|kar (lu|lunga|lungi|lega|
    legi|du|dunga|dungi|raha|rahi)|(ka|ki|ke|wale) (… {wish}|alawa))
  - ((kill|kills|killing|hang|hanging|drown*) {self}|(killed|hanged|hung|shot|stabbed) myself)
  - took my (own)? life
  - (drank|drunk|drink|drinking|swallow*|consum*|ate|eaten|took|taken|had) … {poison}
  - ({harm}|cuts|hurts|burnt|burned|punch*|starved|injured|harmed|harms) {self}
  - (i|have|been|am|keep*|is|are|relaps*|start*|urge* to|main) … (self harm*|selfharm*|self injur*)
  - (self harm*|selfharm*) (again|relapse|urge*|thought*|kar*|ka|ki)
`;

/** The same of what others do to them. */
export const violenceUnlessPast = `
  - (hit|beaten|slapped|forced|touched|assaulted) by (my|him|her|them)
  - {person} … {hurt} {me}
  - (beats|hits|slaps|kicks|chokes|punches|strangles|rapes|molests|beating|hitting|slapping) {me}
  - (beat|slapped|choked|kicked|punched|strangled|raped|molested|burnt|assaulted|pushed) (me|us)
    (up|again|so|last|yesterday|today|and|with|in|by|badly|down|against|on|$)
  - (slap*|kick*|punch*|chok*|strangl*|throttl*|molest*|rape*|stab*|thrash*|grop*|smother*|tied|
    pinned|whip*|caned|bash*|batter*|assault*|tortur*|grab*) (me|us)
  - got (slapped|kicked|beaten|thrashed|punched)
  - (push*|shov*) me (down|around|against|off|into|and|$)
  - {person} … (burn*|broke*|twist*) my (hand|arm|finger*|nose|leg|wrist|face|skin)
  - (am|is|are|was|were|get|gets|getting|being|been) (being|getting)? (beaten|abused|raped|molested|
    assaulted|tortured|threatened|strangled|slapped)
  - (gets|is|becomes|turns) (very)? (violent|physical|abusive)
  - (physical*|sexual*) (abus*|assault*|harass*|violen*)
  - abusive (husband|father|mother|marriage|relationship|home|partner|family|parents)
  - (balatkar|rape|dushkarm|chhedchhad) (kar*|hua|kiya|ho)
  - ({relation}|{mujhe}) … {beats}
  - {mujhe} … (peeta|peete|peeti)
  - mar (se|pad*|khat*|kha) (hai|hu|rahi|raha|tang)?
  - {beats} (hai|he)
`;

/** Danger, unless the sentence is about a loss, a story, a lesson or a thing long past. */
export const unlessTopic = `
  - ({suicide}|self harm*|selfharm*|self injur*|domestic (violence|abuse))
  - (poison*|overdos*|noose|blade|blades|razor|alive|strangl*|molest*|rape|balatkar|raped|rapes|end
    it|ending it)
  - (took|taken|swallowed) (some|the|these|those|many)? (sleeping)? (pills|tablets)
  - kill* (me|us|her|him|them|someone|my (mother|father|parents|family|kids|children|wife|husband|
    son|daughter))
  - (my|own) death
  - i … (die|be dead)
  - (marne|zahar|zeher|fansi|faasi|goliya|tezab|pitai|(ye|mujhe|zindagi) mar (se|kha*))
  - zinda ↔ nahi
  - (killed|hanged|hung|shot) (himself|herself|themselves)
`;
