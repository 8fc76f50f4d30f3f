/* What makes words of danger harmless; written as in `danger-patterns.ts`. */

/** Set phrases in which the words mean no harm. They are taken out before danger is looked for. */
export const harmless = `
  // Denied.
  - (not|never|no|nor|without) (feel|feeling|at all|any|have|had|having|have any|a|been)? (suicid*|
    sucid*)
  - (no|not|never|without) (any|have|had|having)? (thought*|idea|intention|history|plan*) (of|about|
    to) (suicid*|self harm*|(harm*|hurt*|kill*|cut*) {self}|dying|die)
  - (no|not|never) (self harm*|selfharm*|(harm*|hurt*|kill*|cut*) {self})
  - not (want|going|planning|trying) to (die|be dead|(kill|hurt|harm|cut) {self}|end my life)
  - suicid* nahi
  - (marna|mar jana|marte|marta|marti|peetate|mara) (to)? nahi
  - (jeene marne|took # (days|hours|min*|sessions|classes|years|months|weeks|steps|photos|leaves|
    tests))
  - {suicide} (jaisa|jaisi) (kuch|koi baat|baat)? nahi
  - (marne|jaan dene|{suicide}|self harm) (ka|ki|ke)? (koi)? (kuch|{wish})? nahi (aata|aate|aati|
    hai|karta|karti|karna|karunga|karungi|kar|socha|kiya|$)
  - {khudKo} (koi)? (nuksan|chot|harm|hurt|takleef)? nahi

  // Afraid of death; living or going somewhere; taking one's life in one's hands.
  - (afraid|scared|fear*|worried|worry|phobia|anxious|googling) ((of|about) … (dying|death)|(that|
    if)? … will die)
  - (not want to live|tired of living|hate living|hate my life|not live) (in (a|the|my|delhi|india|
    hostel|this (city|house|flat|town))|at|near|there|with (my|his|her|him|the|them)|abroad|away|
    together)
  - can not live without (my)? (coffee|tea|chai|phone|sugar|music|internet|insta*|chocolate)
  - jump* (to|into|between) ((a)? (new|another|conclusion*)|jobs)
  - (feel*|felt|more|most|keep* …) alive
  - (mother|father|parents|grand*|he|she|they|dog|cat|plants) (is|are|was|were) (still)? alive
  - (is)? duniya (me|mein|se) (nahi (rahe|raha|rahi)|chale gaye|chali gayi|chala gaya|chal bas*)
  - end* it with (him|her|my (bf|boyfriend|gf|girlfriend|partner))
  - take my life (back|serious*|forward|in my (own)? hands|to (the|a|another))
  - (nikalne|talaq|divorce|chhodne) (ki|dene ki|karne ki)? dhamki

  // Idioms.
  - (boss|work|job|heat|weather|back|head|knee*|feet|deadline*|traffic|office|pain|suspense|stress|
    wait|workload|commute|schedule|diet|gym|exam*|syllabus|assignment*|homework|noise|shoes|metro)
    (is|are)? … (killing|kills|kill|killed) (me|my|us)
  - (mother|mom|mum|dad|parents|boss|wife) would kill me if
  - ((could|do not|it (nearly|almost|will)?) kill* (me|him|her|them)|kill* me for (tell*|say*|ask*|
    this))
  - (not in danger|nahi khatre|khatre me nahi|bungee jump*)
  - hurt {self} (at|while|playing|in|during|on) (the)? (gym|work|playing|a|football|cricket|
    training|run*|trek*)
  - ((is|are) (pure)? poison|overdose of (screen|sugar|caffeine|coffee|information|news|love|drama|
    social|sweets))
  - (kill*|murder*) (me|us|him|her) if i (fail|forget|miss|score|get|am late|come late|lose|break|
    skip)
  - (kill*|beat*) (me|him|her|us|everyone|everybody|them) (to|(at|in|by) (chess|a game|the game|
    game*|badminton|carrom|ludo|cricket|tennis|table|cards|match*|race*|class|maths|exam*|every|
    fifa|pubg))
  - kill* (for|it|time|two|the (mood|vibe)|my (mood|appetite|creativity|confidence|sleep|joy|time))
  - (die*|dying|dead) (of|from|with)? (laughing|laughter|embarrassment|boredom|shame|hunger)
  - (dying to (meet|see|get|know|try|hear|go)|to die for|would die for)
  - (phone|battery|laptop|plant*|dog|network|link) … (die|dies|died|dying|dead)
  - shot {self} in the foot
  - (poison ivy|food poison*|acid reflux|acid peel)
  - beats me (why|how|what)
  - beat* ({self} up|me down)
  - cut {self} (off|from|while|shaving|cooking|some slack)
  - (start*|stop|keep*) cutting (down|sugar|costs|hair|carbs|back|corners|class*)
  - hurt* (me|us) (with (his|her|their) words|emotionally|deeply)
  - hit* (by (a|an|the)|rock|me hard|the (bottle|gym|snooze|road|sack|books|roof|wall)|a wall)
  - stab* (me|us) in the back
  - overdos* on (coffee|tea|chai|sugar|netflix|chocolate|work|social)
  - (not|never) (hit|beat|hurt|slap*|touch*|harm|abuse) (me|us|her|any one|anyone|anybody)
  - beaten (in|at) (the|a) (final|match|game|race|exam*)
  - (hits|beats|bites|hitting|beating) (other|everyone|everybody|(his|her) (friends|class*))
  - (hasi|hansi|sharam|bhukh|bhuk|garmi|sardi|thand|thak|thakan|bore|bor|pyas|khushi|dar) (se|ke|
    kar|hoke|ho ke)? (main|to|hum)? mar*
  - (dard|padh|yaad|daant) (se|ke|kar|me|mein) mar (raha|rahi|rahe|gaya|gayi|gaye)
  - (mar mar (ke|kar)|marte dam|mar ke bhi|mar gaye (yaar)?)
  - ((us|mujh|tum|ladki|ladke) (pe|par)|uspe|mujhpe) (marta|marti|marte) (hu|hai)
  - (pe|par) jaan (deta|deti|dete|chhidak*)
  - (taane|tana|gap|gappe|bunk|बंक|line|chakkar|chakke|chauke|makkhi|machhar|kharate|horn|jhadu
    (marte)?|pocha|dialogue|shekhi|sekhi|aankh|phone|message|msg|chhalang|seeti|dubki|dhyan|time|
    man|dil|jhak|goal|shot|tir|dimag ki|ignore|ratta|sutta|peg|selfie|photo|entry|pose|tukka|jhapki|
    nazar|flirt|comment|daant|hawa|tali|thumka|dolle|style|chidiya|sabko goli|mis call|dum) mar*
    (marte)?
  - call mar (de*|do|lena)
  - boss (mujhe)? mar {kills}
  - ((takiye|takiya|deewar|ball) ko mar*|(bachche|bachcho) ko marne (ka|ke|se))
  - marne (ki|wali) (dawa|dawai) (se|dal*|laga*)
  - (dog|kutta|kutte ko|billi) (was|is|has)? (poison*|zahar|zeher|mar*|kill*)
  - (fansi|faasi) (hui|hu|hai|rehti|gayi|mehsoos)
  - (takkar mar*|threaten* to (fire|sack|quit|leave|divorce|sue))
  - (zahar|zeher) (lagta|lagti|lagte|jaisa|jaisi|jaise)
  - (mummy|mom|maa|papa|dad|sir|boss|biwi|wife) (mujhe)? mar {kills} (mujhe)? agar (report|marks|
    number|नंबर|नम्बर|fail|late|result|homework)
  - (kaam|garmi|padhai|boss|naukri|job|exam|bheed|traffic) ne … mar (dala|diya|rakha)

  // Small children, games and stories.
  - toddler … (hit*|bite*|beat*|kick*)
  - ((ek|do|teen|char|dedh|2|3|4) saal ka|(2|3|4|two|three|four) year old|bacha) … (mart*|hit* me|
    beats me)
  - (chess|shatranj|game|games|khel|cricket|ludo|carrom|pubg|pabji|match) (me|mein|main) … mar*
  - (film*|movie|serial|game|games|kahani|upanyas|story|novel|natak|series|song|gana|play|show*) …
    (mar|mara|marta|marna|mar ja*|kill*|dies|die|died|dead|murder*|zahar|zeher|fansi)
  - (mar|kill|die|marna) … (gana|song|dialogue|scene|movie|film)

  // Others, some time ago: grief.
  - ne … {suicide} (kar (li|liya)|kiya|ki (thi|hai|$))
  - (papa|pita|bhai|bhaiya|behen|pati|biwi|patni|maa|mummy|chacha|mama|dost|friend|ladke|ladki|beti|
    bete|cousin|padosi|student|chhatra|uncle|aunty|nana|dada) ne … ({suicide}|fansi|zahar|zeher|
    jaan) … (li|liya|di|ki|kiya) (thi|tha)
`;

/** It is over. */
export const past = `
  - used to
  - (year|years|yrs|decade*) (ago|back|before)
  - in (#|my (teens|twenties|childhood)|childhood|college|school)
  - (as a|when i was (a)?) (child|kid|teen*|little|small|young|boy|girl|in)
  - (long|all) (over|ago|gone|behind)
  - (fine|well|ok|okay|safe|better|good|recovered|healed) (now|since|today)
  - (doing|been|and|am|is) (well|healthy|stable|recovered)
  - (divorced|separated|in the past|(talaq|तलाक) (ho|hua)|bachpan|(saal|varsh) pehle)
  - (ab|abhi) (bilkul)? (theek|safe|achi|accha|sahi|nahi (karti|karta|$))
  - (*ti thi|*ta tha|(marte|peetate|karte|aate|sochte|dete) the)
  - (purani|college|school) (baat|time|me|mein)
`;

/** Not over: it has come back, or happened within the last days. */
export const again = `
  - (last night|yesterday|this (morning|afternoon|evening)|tonight|(hour|hours|minutes|min*) ago|
    (earlier|{self}|me|overdose|suicide|pills|tablets) today|(kal|aaj) (raat|subah|shaam|dopahar))
  - (again|still (feel*|have|do|want|think*|hit*|beat*|self|cut*)|relapse*|these days|nowadays|phir|
    wapas|ab bhi|aaj tak|ab tak|recently)
`;

/** A lesson. */
export const study = `
  - (podcast|article*|thesis|research|essay|journalist|interview|documentary|workshop*|webinar|
    seminar|training|prevention|awareness|helpline|ngo|lecture|lekh|karyashala|roktham|shodh)
`;

/** A loss, a story. */
export const topic = `
  - (afraid|scared|fear*|phobia|nightmare*|dream*|dar|doctor|डॉक्टर|prescri*|psychiatrist|dekh|
    dekhkar|fursat|pachtawa|guilt|afsos|case|cases|khabro)
  - (ke marne|marne ke baad|zinda (the|tha|thi))
  - (lost|loss|died|death|passed|grief|griev*|bereav*|committed|survivor*|mourning)
  - (brothers|sisters|fathers|mothers|friends|colleagues|cousins|uncles|aunts|husbands|wifes|sons|
    daughters|students|neighbours|patients|classmates) suicide
  - (padosi|padosan|dost|student|chhatra|छात्र|kisi|ladke|ladki|bhai|papa) ne … {suicide} (ki|kar)
  - (killed|hanged|hung|shot) (himself|herself|themselves)
  - (took|taken) (his|her|their) (own)? life
  - (film*|movie*|series|serial|show|book*|novel*|story|play|song*|paper|news|talk|course|teach|
    student*|school|college|kahani|upanyas|natak|khabar|charcha|kisan|akhbar)
  - ne … (li|liya|ki|kiya|di) (thi|tha)
`;

/** No danger by themselves, but to be read before others. */
export const soon = `
  - (stalk*|blackmail*|harass*|give up|giving up|sos|narak|(can not|tired of) (keep)? fighting)
  - (hopeless|worthless|helpless|numb|breakdown|trapped|can not cope|(can not|nahi) (take|bear|
    handle|bardasht))
  - (murder*|kill*|dying|suicid*|overdose*|poison|abus*|violen*|beaten|rape*|blade*|self harm)
  - (marna|marne|zahar|zeher|maut|khudkushi|aatmahatya|fansi|dhamki|jaan se|goli kha|bardasht nahi)
`;
