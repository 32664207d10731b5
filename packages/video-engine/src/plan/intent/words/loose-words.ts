/**
 * Lines of the table in `same-words.ts` for what stands loosely beside its noun: a value behind a
 * label, a length behind its shots, a second clip with « aussi », words between a text and its look.
 */
const whole = '(?= ?(?:$|[.,;!?\\n]| et | mais | and ))';
/** No rule knows it. */
const nobodys = 'xxxxx';
const removing = '(?:enleve|coupe|vire|retire|supprime|jette|degage|drop|remove|cut)[rsz]?';

export const looseWords: readonly (readonly [said: string, meant: string])[] = [
  [
    '(?:laisse[rsz]? |garde[rsz]? )(?:les autres(?: clips| videos| plans)?|tout le reste|le reste) (?:a|en) vitesse normale',
    'le reste a vitesse normale',
  ],
  [
    "(?:quand|lorsque|lorsqu'|des que|des qu'|when|whenever|while) ?(?:on|ca|il|elle|quelqu'un|les gens|les invites|people|someone|somebody|they) (?:parlen?t?|discutent|speaks?|talks?|is speaking|is talking),? (?:(?:baisse|diminue|attenue|reduis)[rsz]? (?:la |un peu la )?musique|(?:lower|reduce|dip|turn down) the music)",
    'baisse la musique quand on parle',
  ],
  ['(?<=^)plutot (?=(?:des?|en|une?|du|avec) )', ''],
  // Music: its part, its level, whose it is.
  [
    '(?:avec )?(?:la |le |ma |the |my )?(?:musique|chanson|zik|morceau|music|song) (?:prise?|calee?|lancee?|demarree?|qui (?:part|commence|demarre)|starting|taken) (?:au|du|des le|depuis le|a partir du|sur le|at the|from the) (?:refrain|chorus)',
    'commence la musique au refrain',
  ],
  [
    '(?<=(?:musique|chanson|zik|morceau|music|song)(?![a-z])[^.;!?\\n]{0,50}(?:,| et|, et) )(?:mets|met|mettez|laisse)[- ]la (?:un peu |bien |beaucoup )?(?=(?:plus|moins) (?:fort|bas))',
    'musique ',
  ],
  [
    '(?<=(?:musique|chanson|zik|morceau)(?![a-z])[^.;!?\\n]{0,50}(?:,| et|, et|,? mais) )(?:fais|fait|faites)[- ]la (?:commencer|demarrer|partir|debuter) (?=(?:a|au|des|a partir) )',
    'commence la musique ',
  ],
  [
    '(?<=(?:musique|chanson|zik|music) ?: ?[^\\n.;]{0,30}[, ])(?:tout |bien |assez |plutot )?(?:doucement|douce?|basse?|discrete?|legere?|en fond|quiet(?:ly)?|soft(?:ly)?|low)(?= ?(?:$|[.,;!?\\n]))',
    'musique discrete',
  ],
  ['(?<=(?:musique|chanson|zik|music) ?: ?)(?:la mienne|le mien|la notre|mine|ours)', ''],
  [
    'fade(?:s)? (?:out )?(?:the |my )?(?:sound|audio|music)(?: out)?(?: at the end)?|fade (?:the |my )?(?:sound|audio|music) out|(?:fondu|baisse) (?:sonore|du son|de la musique|audio) (?:a la|en) fin',
    'arrete la musique avant la fin',
  ],
  [
    '(?:remplace[rsz]?|replace) (?:la |the )?(?:musique|music) (?:par|with|by) (?:le |the )?(?:(?:vrai|original) )?(?:son|sound|audio)(?: d.origine| original| des clips)?',
    'sans musique, garde le son',
  ],
  [
    '(?<=(?:musique|zik|music),? )(?:oui,? |yes,? )?(?:mais|but) (?:tres |bien |plutot |very )?(?:douce|discrete|basse|legere|en fond|soft|quiet)',
    'discrete',
  ],
  // What is cut is the one thing named.
  [
    `(${removing}) (?:juste|seulement|uniquement|just|only) (?=(?:le |les |the )(?:son|silences?|sound|audio)(?![a-z]))`,
    '$1 ',
  ],
  [
    '(mute|(?:coupe|enleve|vire|retire)[rsz]? le son) (?:only|just|seulement|uniquement|juste) (?=(?:clip|the|le|la|de|du|des)(?![a-z]))',
    '$1 ',
  ],
  [
    `(?<=(?:${removing}|sans|without) [^.;!?\\n]{3,60}(?:,| et|, et) )((?:le |la |l')?(?!musique|son|titre|texte|tout)[a-z0-9_.]{4,20}) aussi${whole}`,
    'sans $1',
  ],
  [
    `(?<=(?:mute|${removing} le son)[^.;!?\\n]{3,40})(?:,? ?(?:but|mais|et|and) )?(?:leave|keep|laisse|garde)[rsz]? (?:the |le )?(?:sound|audio|son) (?:on|of|for|sur|des|pour|aux) (?:the |les |all the )?(?:others?|autres?|rest)(?: (?:clips|videos|ones))?`,
    '',
  ],
  // How long each shot is, behind their number.
  [
    '(?<=\\d{1,3} (?:plans?|shots?|coupes?|cuts?)[a-z ]{0,14},? |(?:plan|shot)s? (?:par|per|for each|pour chaque) (?:clip|video),? )(?:de )?((?:pas plus de |au plus |moins de |environ |max |maximum |no more than |under |about |up to )?\\d[\\d,.]* ?(?:secondes?|seconds?|secs?|s)(?: max(?:imum)?| maxi)?) (?:chacune?|each|apiece)',
    ', plans de $1',
  ],
  [
    '(?:je |j.)?(?:ne )?sais (?:pas|plus)(?: trop| moi)?,?(?= (?:\\d|environ|genre|disons|dans les|peut-etre))',
    '',
  ],
  // Texts: what stands between the words and how they look.
  [
    '(?<=[»"”] )(?:ecrite?s?|affichee?s?|marquee?s?|inscrite?s?|note|written|shown|displayed) (?=(?:en|au|a|pendant|durant|in|at|on|for|over)(?![a-z]))',
    '',
  ],
  [
    "((?:un |le |du |a |the )?(?:textes?|titres?|text|title)) (?:qui (?:s'ecrit|apparait|s'affiche|arrive)|ecrit|that (?:types|writes) itself|typed?) ((?:lettre|mot) (?:par|a) (?:lettre|mot)|letter by letter|word by word) ?:",
    '$2 $1 :',
  ],
  [
    '(?<=[»"”]) (?:en|in) (blanc|noir|rouge|bleu|vert|jaune|rose|orange|violet|dore|gris|white|black|red|blue|green|yellow|pink|gold)(?! (?:et|and) ) ((?:en|au|a|pendant|durant|in|at|on|for) [^,.;!?\\n«"“]{2,60})',
    ' $2, lettres $1',
  ],
  ['((?:notre|mon|le|un|our|my|the|a) logo)(?:,| et| puis| and|, et) (?=[«"“])', '$1, texte '],
  ['l\'inscription(?= ?[«"“])', 'le texte'],
  ["en respectant (?:bien )?(?=l'ordre(?![a-z]))", 'dans '],
  ['avec (?:ecrit|marque|inscrit)(?= )', 'ecris'],
  // What it is likened to, and who is seen, are nobody's words: handed back.
  [
    "(?:genre|style|facon|comme une?|dans le (?:style|genre) d'une?|like an?) (?:bande[- ]annonce|trailer|blockbuster|documentaire|docu|publicite|vlog|telefilm|sitcom)",
    `genre ${nobodys}`,
  ],
  [
    '(?<=(?:trop de|plus de|moins de|avec|juste|seulement|only|just) )(?:moi|me)(?= ?(?:$|[,.;!?]| dessus| dedans| a l.image| in it))',
    nobodys,
  ],
  [
    `(?:(?:la |ma |the )?(?:musique|music),? )(?:jusqu.au bout|jusqu.a la (?:toute )?fin(?: du film)?|(?:right )?(?:to|until) the (?:very )?end)${whole}`,
    '',
  ],
  // Looks.
  [
    '(?:commence|debute|demarre|ouvre|start|begin|open)[rsz]? (?:en |in |par du |sur du )(?=noir et blanc|black and white)',
    'au debut en ',
  ],
  [
    '(?:en |in )?(?:noir et blanc|black and white)[ .,;…!-]*(?:ah |euh |oh |et puis |actually )?(?:non|nan|no|finalement|en fait|actually)[ ,.…]*(?:finalement |en fait |plutot )?(?:garde|laisse|remets|keep)[rsz]? (?:les |la |en |the |it in )?(?:couleurs?|colou?rs?)',
    '',
  ],
  [`(?:un (?:petit )?peu |legerement )plus (chaud|froid)e?s?${whole}`, 'tons $1s'],
  [
    '(?:(?:on dirait|comme|facon|genre|style|like) )?(?:un |du |an? )?(?:(?:vieux |old )?(?:film|movie)s? )?super[ -]?8(?: (?:avec|with) (?:du |le |un peu de |some )?grain)?',
    'style vintage',
  ],
  ['(?:an? )?(?:old|vintage)(?:[ -]time)? (?:home|family) (?:movie|film|video)s?', 'style vintage'],
  [`smooth${whole}`, 'calme'],
  [
    '(?:commence|debute|demarre|start|begin)[rsz]? (?:tres |bien )?(?:fort|vite|rapide|strong|fast)(?: et|,)? (?:puis|ensuite|et|then|and) (?:se |on se )?(?:calme|apaise|ralenti|calm|slow)[a-z]{0,3}(?:[- ](?:toi|vous|down|le jeu))?',
    'de plus en plus calme',
  ],
  [`vite fait(?: bien fait)?${whole}`, ''],
  // Dictated.
  ['(?<![0-9] ?)(?<= )virgule(?= )(?! [0-9])', ','],
  ['(?<= )point a la ligne(?= |$)', '.'],
  [
    '(?<=(?:^|[,;.!:] ?|film |video |truc |montage |clip |bien |tres |assez |plutot ))rythme(?= (?:mais|et|ou|puis)(?! (?:le |la |les |un |une |au |du )))',
    'dynamique',
  ],
  // Openings of letters and their ends.
  [
    '(?:avec )?(?:tous |toutes |mes |nos |tous mes |tous nos |toutes mes )(?:remerciements|salutations|respects|amities)(?: (?:anticipes|par avance|distinguees?|cordiales))?',
    '',
  ],
  ['(?<=(?:^|[.;!?\\n] ?))(?:seulement|simplement|par contre|only),', ''],
  [`(?:no|sans|pas d'|ni|without) ?(?:any )?(?:intro|outro)(?:duction)?${whole}`, ''],
  [`(?:no|sans|pas de|ni|without) ?(?:any )?(?:filtres?|filters?)${whole}`, ''],
  // An apostrophe that nobody types.
  [
    'dont (?=(?:start|begin|open|end|finish|cut|use|put|add|show|make|want|need|include|touch|change|mute|drop|remove|let|go|keep|forget|do|crop|zoom|speed|slow)(?![a-z]))',
    "don't ",
  ],
];
