/** Lines of the table in `same-words.ts` for how people talk: what is said, and what it stands for. */
export const everydayWords: readonly (readonly [said: string, meant: string])[] = [
  // How much of it changes nothing of what it is.
  [
    '(?<=[a-z] )de (?:ouf|fou|malade|dingue|guedin|tare|fifou) (?=(?:sur|pour|dans|au|a la|a l.|du|des|de la) ?[a-z])',
    '',
  ],
  // Politeness in the middle parts what belongs together.
  ['(?<=[a-z0-9»"”] )(?:stp|svp|s\'il (?:te|vous) plait) (?=[a-z])', ''],
  [
    '(?:un (?:tout petit |petit )?peu|un (?:chouia|poil|tantinet|brin)|legerement|a (?:little )?bit|a little|a tad|slightly) (?=(?:plus|moins) (?:forte?s?|basse?s?|bas|doucement|fort)(?![a-z])|(?:quieter|louder|softer|lower)(?![a-z]))',
    '',
  ],
  ['((?:plus|moins) fort|louder|quieter) ((?:la musique|the music)(?= ?(?:$|[,.;!?])))', '$2 $1'],
  ['nice and (?=(?:loud|quiet|slow|fast|calm|short)(?![a-z]))', ''],
  [
    "(?:osef|on s'en (?:fiche|fout|moque)|m'en fous|je m'en (?:fiche|moque)|(?:i )?(?:don't|do not) care about|never mind) (?:d[eu] |the )?(?:tout le )?(?:reste|rest)",
    "rien d'autre",
  ],
  [
    '(?:juste|seulement|uniquement|rien que|que|only|just) (?:les |des |the )?(?:images|plans|videos|clips|pictures|shots) (?:et|avec|and|with) (?:la |de la |the )?(?:musique|music)',
    'uniquement la musique',
  ],
  [
    "(?:que )?(?:ca|le film|la video|it) (?:recommence|redemarre|reparte?|restarts?|starts? again|starts? over)(?: (?:(?:du|au) debut )?(?:a la fin|quand c'est fini|une fois finie?|at the end))?(?: (?:direct|directement|tout de suite|aussitot|sans fin|du debut|au debut|a zero|a l'infini|right away|straight away|from the start))?",
    'en boucle',
  ],
  // A fade of its own accord.
  [
    "(?:ca |le film |la video |l'image |tout |it |the film |everything )(?:se )?(?:fond(?:re|s|e|u)?|fades?)(?: (?:out|au|vers le|en|to) (?:noir|black)|(?<=fades?) out)",
    'fondu au noir',
  ],
  // One to black is at the end.
  [
    '(?<=(?:^|[,.;!?\\n] ?|(?<![a-z])(?:et|puis|and|then) ))(?:(?:a la (?:toute )?fin|at the (?:very )?end)|(?:la |the )?(?:fin|end) ?:) (?:(?:un|a|on met un) )?(?=(?:fondu au noir|fade (?:out|to black))(?![a-z]))',
    '',
  ],
  // Where a text stands, in front of it.
  [
    '(?<=(?:^|[,;.!\\n]) ?)(?:la |the )?(?:fin|end)(?: du film| de la video| of the film)? ?:?(?= ?[«"“])',
    'a la fin',
  ],
  [
    '(?<=(?:^|[,;.!\\n]) ?)(?:le |the )?(?:debut|start)(?: du film| de la video| of the film)? ?:(?= ?[«"“])',
    'au debut',
  ],
  [
    '(?:(?:un|le|a|the) )?(?:bandeau|banner)(?=(?: (?:(?:en )?(?:bas|haut)|au centre|(?:at the )?(?:top|bottom)))? ?[«"“])',
    'texte maniere bandeau',
  ],
  ['(?<=(?:the|my|this|that|no|any|last|first) )pics?', 'photo'],
  // Phrasal verbs.
  [
    '(turn|switch|take|leave|cut|bring|dial) ((?:the|my|all|its|their)(?: (?:original|the|music|sound|audio|volume|clips?|clip \\d|background|silences?|captions?|subtitles?|title|text|noise|voices?)){1,3}) (off|down|up|out)',
    '$1 $3 $2',
  ],
  [
    '(?<=(?:an?|the|my|this) )(?:quick|short|nice|cool|little|fun|simple|cute|small) (?=\\d{1,3}[ -]?(?:s|sec|seconds?|min|minutes?)(?![a-z]))',
    '',
  ],
  // Numbers and units.
  ['secs?nds|scd|scds|secds?|scnds?|sgdes?', 'secondes'],
  ['(?<=\\d ?)(?:scd|seg|sek|segs)', 'secondes'],
  ['a dozen', 'environ douze'],
  ['(?:one|1) dozen', 'douze'],
  ['(?:half a|a half) dozen', 'six'],
  ['(?:une )?demi-douzaine de', 'six'],
  ['(?:a )?couple of', 'two'],
  ['assez (?=(?:basse?|forte?|discrete|rapide|lente?|calme)(?![a-z]))', ''],
  [
    'starts? (?:out )?(?:calm|slow|soft|gentle)(?:ly)?,?(?: and| then| but)+ (?:finish|end)(?:es|s)? (?:strong|big|fast|hard|loud|high)',
    'calme au debut puis rapide',
  ],
];
