/** Words that stand for each other in the patterns of danger, where their name stands in braces. */
export const groups: Readonly<Record<string, string>> = {
  self: `(myself|my self|himself|him self|herself|her self|themself|themselves)`,
  suicide: `(suicid*|sucid*|suicd*|सुसाइड|khudkus*|khudkhus*|khud kushi|khud khushi|khud kusi|
    aatmghat*|aatmahatya|aatma hatya|aatam hatya|atmahatiya)`,
  anymore: `(anymore|any more|any longer|no more|now|$)`,
  dead: `(gone|dead|died|die|no more|not (here|there|around|alive)|never born|disappear*)`,
  height: `(roof*|terrace|bridge|balcony|building|floor|window|flyover|metro|train*|track*|truck|
    car|bus|river|yamuna|canal|cliff)`,
  weapon: `(knife|gun|acid|rod|belt|pistol|weapon|stick|hammer|kerosene|pillow|blade)`,
  means: `(rope|poison|pesticide|blade*|knife|gun|pistol|pills|sleeping|tablets|medicines|noose)`,
  count: `(#|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|
    dozen)`,
  pills: `(pill*|tablet*|capsul*|medicin*|meds|painkiller*|antidepressant*|sedative*|strip*|tabs|
    alprax*|xanax|clonazepam|zolpidem|calmpose|crocin|dolo|paracetamol|combiflam|bottle|packet|of
    them)`,
  poison: `(poison|phenyl|फिनाइल|फिनायल|harpic|acid|bleach|kerosene|lizol|dettol|sulphas|celphos|
    pesticide|insecticide|mortein|rat kill|toilet cleaner|all out|sheeshi|zahar|zeher|tezab|
    kitnashak|chuhe (marne|mar) (ki|wali)? (dawa|dawai)|machhar (marne|mar) (ki|wali)? dawai)`,
  person: `(he|she|they|who|husband|hubby|father|dad|papa|mother|mom|mum|mummy|parents|wife|brother|
    sister|boyfriend|girlfriend|bf|gf|partner|fiance|ex|uncle|aunt|aunty|cousin|laws|fil|mil|step*|
    grandfather|son|teacher|tutor|coach|warden|senior*|family|relatives|man|men|guy)`,
  me: `(me|us|her|(my|the)? (mother|mom|mum|mummy|maa|sister|brother|child|children|kids|baby|son|
    daughter))`,
  adult: `(husband|hubby|father|dad|papa|mother|mom|mummy|wife|boyfriend|bf|partner|uncle|laws|
    step*|teacher)`,
  harm: `(kill|killing|hang|hanging|shoot|shooting|end|ending|finish|finishing|drown|drowning|burn|
    burning|stab|hurt|hurting|harm|harming|cut|cutting|injure|injuring|destroy|poison|unalive|off|
    punish|punishing|starve|starving|hitting|hit|slap|slapping|scratch*|choke)`,
  hurt: `(beat*|hit|hits|hitting|slap*|kick*|punch*|chok*|strangl*|burn|burns|burnt|burned|drag*|
    assault*|attack*|abuse|abuses|abusing|tortur*|molest*|rape*|stab*|thrash*|hurts|hurting|grope*|
    suffocat*|bites|spits)`,

  khudKo: `(khud ko|khudko|apne aap ko|apneaap ko|apne ko)`,
  jeene: `(jeene|jeeney|zinda rehne|zindagi jeene)`,
  wish: `(man|mood|dil|ji kar*|khayal|khyal|vichar|ichchha|soch*|plan|irada|baat|baate|koshish|
    kosis|try|tayari|taiyari|thought*|feeling*|himmat)`,
  deed: `({poison} (kha*|pee*)|nas kaat*|fansi|faasi|latak*|kud*|(jaan|pran) de*|mar jana|marne|
    marna|mar jane|(zindagi|jeevan|life|ise|{khudKo}) (ko)? (khatam|samapt|end)|doob*)`,
  aside: `(chuka|chuki|li|liya|lu|lunga|lungi|lega|legi|lenge|leli|lena|le)`,
  relation: `(pati|papa|pita|pitaji|baap|mard|husband|father|dad|mummy|maa|mom|biwi|patni|wife|bhai|
    bhaiya|didi|chacha|mama|tau|fufa|jija|jeth|devar|nanad|saas|sasur|sasural|wale|walo|log|uncle|
    boyfriend|बॉयफ्रेंड|bf|gf|ex|teacher|टीचर|sir|senior|सीनियर|beta|bete|wo|woh|vah|ye|yeh)`,
  mujhe: `(mujhe|hume|hame|humein|(mujh|maa|mummy|mom|behen|bhai|beti|bacche|bachho) (ko|pe|par))`,
  beats: `(marta|marte|marti|mara|mari|mare|marega|maregi|marenge|mar raha|mar rahe|mar rahi|
    peetata|peetate|peetati|peet ta|peet te|peet ti|peet|peetenge|peeta ja*|pitai)`,
  kills: `(dal*|dega|degi|denge|deg|dunga|diya to)`,
};
