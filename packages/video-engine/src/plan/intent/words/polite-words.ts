/**
 * Lines of the table in `same-words.ts` for wishes that are wrapped up: politeness in front of
 * them, what goes without saying behind, and how people of a trade shorten them.
 */
export const politeWords: readonly (readonly [said: string, meant: string])[] = [
  // As a trade says it.
  ['trt|tc total|duree utile|duree (?:finale|totale)', 'duree'],
  ['tc(?: in)? (?=\\d{1,2}:)', ''],
  ['rushes', 'rushs'],
  ['bo(?= ?(?:$|[,.;!]))', 'musique'],
  ['music bed|nappe musicale', 'musique'],
  ['(?:cutte|trimme|shunte|derushe)[rsz]?', 'coupe'],
  ['titrage(?= ?[«"“:])', 'titre'],
  ['(?:incrustation|supers?)(?= ?:? ?[«"“])', 'texte'],
  ['(?:en |in )?(?:all )?caps', 'en majuscules'],
  ['(?<!logos?[^,.;]{0,14})pack ?shot final', 'carton de fin'],
  ['(?:en |comme |plan d.)?establishing(?: shot)?', 'en ouverture'],
  ['etalo', 'etalonnage'],
  ['warp(?: stabili[sz][a-z]{1,3})?|stabilisateur', 'stabilise'],
  ['(?:recadrage|ratio|cadrage) (?=(?:en |a )?\\d)', 'format '],
  ['(?:avec )?(?:le )?son direct|sons? synchro', 'garde le son des clips'],
  ['(?:only )?selects?(?: ?:)?', 'seulement les clips'],
  ['slow(?:ed)? (?:a |to |at |down to )?50 ?%', 'ralenti'],
  ['retime[rsz]?', 'passe'],
  ['(?<=^|[,;.!] ?|\\d:\\d{1,2} )(?:cuts? ){0,3}cuts?(?= ?(?:$|[,;.!]))', 'coupes franches'],
  ['(?<=blanc )(?:cut ){1,3}cut', 'coupes franches'],
  [
    '(?:les |des |the )?(?:coupes|plans|cuts|shots) (?:tombent|tombe|changent|suivent|collent|arrivent|fall|land|hit)(?: pile| bien)? (?=(?:sur|avec|au|on|with|to) )',
    'coupes ',
  ],
  // What is said of a thing is said of it as it should be.
  [
    '(?<=(?:musique|chanson|music|song|titre|title|texte|text|film|video|son|rythme) )(?:pourrait|devrait|doit|peut|puisse|could|should|must|can|might) (?:etre|be) (?:un (?:petit )?peu |a bit |a little |slightly )?(?!au |a |en |le |the |on |in |at )',
    '',
  ],
  [
    '(?<=(?:musique|chanson|music|song)[^]{1,60})(?:baisse|lower)[rsz]?(?:-la| it)(?![a-z])',
    'baisse la musique',
  ],
  [
    '(?<=(?:musique|chanson|music|song)[^]{1,60})(?:commence|demarre|lance|start)[rsz]?(?:-la| it)(?= (?:a|at|au) )',
    'commence la musique',
  ],
  ['(?:il )?vaut mieux|mieux vaut', ''],
  [
    '(?:les voix|la voix|voices?) (?:de|of) (?:tout le monde|everyone|everybody|chacun)',
    'les voix',
  ],
  [
    'plutot ((?:tres |assez )?(?:rapide|lent|calme|dynamique|nerveux|pose|doux)s?) (?:que|qu.) ?(?:trop |tres )?(?:rapide|lent|calme|dynamique|nerveux|pose|doux|mou|speed)s?',
    '$1',
  ],
  ['(?:anything|everything|all) but (?=the |my |clip)', 'tout sauf '],
  ['mix (?:it|them|everything) (?:all )?up', 'mixed up'],
  ['at all(?= ?(?:$|[.,;!?]))', ''],
  [
    '(?:,? ?(?:et |and )?)(?:leave the rest (?:alone|as (?:it )?is|untouched)|(?:ne )?touche[rz]? (?:pas au|a rien d.autre|plus au) reste|laisse[rz]? le reste (?:tel quel|comme (?:ca|il est)))',
    '',
  ],
  [
    '(?<=(?:pile|poil|exactement|chrono|net),? )pas (?:une? )?(?:seule )?(?:seconde )?de (?:plus|moins)',
    '',
  ],
  [
    "(?:n.)?oublie[rsz]? (?:surtout )?pas (?:de mettre |d.ajouter |d.ecrire )?(?=(?:le |un )?(?:titre|texte)(?![a-z]))|(?:don't|do not) forget (?:to add |to put )?(?=(?:the |a )?(?:title|text)(?![a-z]))",
    'mets ',
  ],
  ['(?<=[a-z] )de (?:ouf|malade|dingue|guedin|tare|fifou)', ''],
  // A reason that only judges.
  [
    '(?:,? ?(?:parce |because |vu |puis|car |since )?(?:qu.)?(?:il|elle|ils|elles|c.|ce|it|they|that)(?:.?s| ?est| ?e| sont| is| are| etait) )(?:trop |vraiment |tres |completement |totalement |un peu |franchement |so |too |really |a bit )?(?:nul(?:le)?|rate(?:e)?|flou(?:e)?|moche|pourri(?:e)?|naze|inutile|mauvais(?:e)?|horrible|affreu(?:x|se)|ennuyeu(?:x|se)|degueu|bof|loupee?|mignon(?:ne)?|drole|rigolo(?:te)?|chou|genial(?:e)?|super|magnifique|sublime|cute|lovely|funny|gorgeous|shaky|boring|bad|ugly|blurry|useless|rubbish|terrible|awful|crap|(?<=(?:trop|too|beaucoup trop|way too) )(?:lente?|longue?|rapide|mou|molle|plate?|sombre|slow|long|fast|dark|flat))s?',
    '',
  ],
  // Politeness in front of a wish.
  [
    "(?:(?:auriez|aurais|avez|as)[- ](?:vous|tu) |veuillez avoir |ayez )?(?:la (?:gentillesse|bonte|delicatesse)|l'(?:amabilite|obligeance)) (?:de |d')",
    '',
  ],
  [
    "(?:serait|est|sera)[- ]il (?:envisageable|possible|concevable|imaginable|faisable) (?:de |d'|que )?",
    '',
  ],
  [
    '(?:je |nous |on )?(?:tiens|tenons|tient) (?:absolument |vraiment )?a (?:ce que |ce qu.)?(?=[a-z])',
    '',
  ],
  [
    '(?:nous |je |on )?(?:aimerions|souhaiterions|voudrions|desirons|desirerais|desirerions|souhaitons|apprecierais|apprecierions)(?: (?:bien|vraiment))?',
    'je voudrais',
  ],
  ['nat sound|nats', 'garde le son des clips'],
  [
    "(?:fondus?|fade)s? ?(?:in|d'entree|entree|ouverture)? ?(?:/|&|and|et|\\+) ?(?:(?:fondus?|fade) )?(?:out|de sortie|sortie|fermeture)",
    'fondu au debut et a la fin',
  ],
  [
    '(?:il )?y (?:a|aurait)(?:-t-il)? moyen (?:de |d.)?|(?:est-ce que )?c.est possible (?:de |d.)?|would it be possible to|is it possible to|any chance (?:you could|of|to)',
    '',
  ],
  [
    "(?<!(?:textes?|titres?|mots?|lettres?|apparai[a-z]{1,6}|affich[a-z]{1,4})(?: [a-z]{1,10}){0,2} )(?:l'une? apres l'autre|les une?s derriere les autres|un par un)",
    'bout a bout',
  ],
  ["(?:sur |pour )?(?:tout )?l'ensemble(?: du film)?|sur toute la (?:duree|longueur)", 'partout'],
  [
    '(?<=(?:en dernier|a la fin|pour finir)(?: (?:svp|stp))?)(?:,? ?(?:et |mais )?(?:surtout )?)pas (?:au debut|en premier)(?= ?(?:$|[,.;!?]))',
    '',
  ],
  [
    '(?<=(?:sans|enleve|vire|sauf|supprime|retire|coupe|take out|remove|skip|drop|leave out)[rsz]? [^.!?]{2,40})(?:,? ?(?:et|and) )?(?:use|keep|garde|prends|utilise)[rsz]? (?:everything else|all the rest|the rest|tout le reste|le reste)',
    '',
  ],
  ['stab', 'stabilisation'],
  [
    '(?:plus|davantage) de volume (?:sur|pour|a) (?:la |ma )?(?:musique|chanson)|more volume on the music',
    'musique plus forte',
  ],
  ['(?:faut que |que )?(?:ca|ce) envoie (?:du (?:bois|lourd|pate)|grave|severe)', 'rapide'],
  // Lengths and moments.
  ['(?:une?|a) second(?:e)? (?:et demie?|and a half)', '1,5 secondes'],
  ['(?:1ere|1re|1st) (?=(?:minute|seconde?)(?![a-z]))', 'premiere '],
  // In what order.
  [
    "(?:dans )?l'ordre (?:ou|dans lequel) (?:je |on |nous |j')(?:les )?(?:l')?(?:ai|a|avons) (?:film|tourn|pri)(?:ee?s?|es?|s)",
    'ordre chronologique',
  ],
  [
    '(?:in )?the order (?:that )?(?:i|we) (?:shot|filmed|recorded|took)(?: (?:them|it))?',
    'chronological order',
  ],
  // What is left as it is.
  [
    '(?:everything else|the rest|the others|(?:tout )?le reste|les autres)(?: clips| videos)? (?:at |a |en )?(?:vitesse )?normale?(?: speed)?',
    'vitesse normale',
  ],
  [
    '(?:que )?(?:les gens|le public|les spectateurs|people|viewers) (?:restent|reste|accrochent|stay|keep watching|are hooked)',
    'accroche',
  ],
  ['(?<=musique,? )(?:mais |but )(?=pas trop forte)', ''],
];
