/**
 * Lines of the table in `same-words.ts` for what is said in letters, dictated, by those who cut
 * for a living, and in English.
 */
const judges = '(?:c\'est|c est|cest|c|elle est|il est|ils sont|elles sont|ca|on) [^,.;!?«"]{1,40}';
const something = "(?:le |la |les |l'|the )?(?:clip \\d{1,2}|[a-z0-9_.]{3,20})";
const drops = '(?:enleve|vire|retire|supprime|jette|degage|zappe|ote)[rsz]?';
const someone =
  '(?:frere|soeur|mere|pere|femme|mari|gendre|fille|fils|patron|client|cliente|chef|copine|copain|mamie|papi|belle-mere|president|brother|sister|mother|mum|mom|father|dad|wife|husband|daughter|son|boss|client|kids|gars|jeunes|enfants|parents|eleves|pupils|joueurs|players|invites)';
const wishes =
  "(?:(?:ne )?(?:veut|veulent|voudrait|voudraient|prefere|preferent|aime|aiment|aimerait|demande|reclame)|wants?|prefers?|(?:would|'d) (?:like|prefer|love)|likes?)";
const paceWord =
  '(?:rythmee?|rapide|dynamique|nerveu(?:x|se)|calme|lent|doux|pose|tranquille|fast|quick|slow|calm|gentle|lively)';
const side = '(?:debut|fin|milieu|premiere?s?|derniere?s?|moitie|start|end|beginning|first|last)';

export const letterWords: readonly (readonly [said: string, meant: string])[] = [
  // Who dictates hesitates; « enlève les euh » means them.
  [
    '(?<!(?:les|des|the|vos|mes|de|d) )(?:euh+|heu+|um+|uh+|hum+)(?= (?!\\d|non|nan|plutot|pardon|no |make|deux|trois|quatre|cinq|dix|vingt|trente|quarante))',
    '',
  ],
  [
    '(?<=^|[.!?] |(?<![a-z])(?:de|d|du|un|une|le|la|avec|a|en|of|like|the|about|faire|fais|dure|durer|veux|voudrais|alors|donc|bonjour|salut) )(?:euh+|heu+|um+|uh+|hum+|erm?),? ',
    '',
  ],
  [
    '(?<=[a-z]{2} )(?<!(?:secondes?|seconds?|minutes?|min|sec|secs|plans?|un|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|cinquante|soixante|cent|et|ou|non|two|three|four|five|ten|fifteen|twenty|thirty|forty|fifty|sixty) )(?:euh+|heu+|um+|uh+),? (?=(?:deux|trois|quatre|cinq|dix|vingt|trente|quarante|\\d))',
    '',
  ],
  // Nothing is taken back by an excuse.
  [
    '(?:sorry|apologies) (?:for|about) (?:the|this|my|all the|such a) ?(?:very |rather )?(?:long |lengthy |bad |late |short |silly )?(?:message|mail|email|e-mail|text|letter|bother|trouble|english|mess|typos?|spelling|delay|hassle|questions?)',
    '',
  ],
  [
    '(?:desolee?|pardon|excuse[rz]?-?(?:moi)?|navree?) (?:pour |de |du |d.)(?:le |la |les |ce |mon |mes |cette )?(?:si )?(?:long(?:ue)? |gros |petit )?(?:message|mail|pave|roman|lettre|derangement|retard|fautes?|orthographe)',
    '',
  ],
  // Stops that were dictated.
  ['virgule|comma(?= [a-z])', ','],
  [
    '(?<=[a-z0-9] )(?:point|full stop|period)(?= (?:et|puis|a|je|tu|on|il|elle|ensuite|apres|commence|finis|termine|mets|ecris|enleve|and|then|start|end|put|merci|voila|stop|sinon|enfin|sans|avec|pas|en|thanks|thank|no|with)(?![a-z])| ?$)',
    '.',
  ],
  // What somebody else would like is wished for as well; who they are is handed back.
  ['(?:mon|son|notre|votre) frere', 'monfrere'],
  [
    `(?<=${someone} )${wishes}(?: que ce soit| it(?: to be)?| (?:du|de la|un truc|quelque chose de|something))? (?=${paceWord}(?![a-z]))`,
    ', rythme ',
  ],
  [
    '(?<=(?:veut|veulent|voudrait|voudraient|veux|voudrais|faut|faudrait|mets|met|mettez|avec|besoin|plus|,) )(?:du|de) rythme(?! (?:lent|calme|pose|doux|moyen|tranquille|plus))',
    'rapide',
  ],
  ['qui bouge(?:nt)? (?:bien |un peu )?(?:quand meme|malgre tout)', 'qui bouge'],
  ['(?:mais|et|but) (?=qui bouge)', ', '],
  // « la plage c'est pas chez nous, enlève-la »: the reason stands between.
  [
    `(${something}),? ((?:${judges}),?) (?:donc |alors |du coup |so )?(${drops})-?(?:l[ae]s?|l)(?: moi)?`,
    '$3 $1, $2',
  ],
  [
    '(?:et |donc |alors )?on s.en (?:fout|fiche|passe|balance),? (?:donc )?(?:tu |vous )?(?=(?:le |la |les )?(?:vires?|virez|enleves?|enlevez|jettes?))',
    '',
  ],
  [
    `(${something}),? ((?:${judges}),?) (?:donc |alors |du coup |so )?(?:mets?|mettez|garde[sz]?|put)[- ](?:l[ae]s?|it) (en (?:premier|dernier)|a la fin|pour la fin|au debut|first|last)`,
    '$1 $3, $2',
  ],
  // « celui du concert c'est sacré, gardez-le »
  [
    `((?:celui|celle) (?:du |de la |de l'|de )[a-z0-9_.]{3,20}),? ((?:${judges}),?) (?:donc |alors |du coup )?((?:garde|laisse|conserve)[rsz]?)-?(?:l[ae])`,
    '$3 $1, $2',
  ],
  [
    `((?:celui|celle) (?:du |de la |de l'|de )[a-z0-9_.]{3,20}),? ((?:${judges}),?) (?:donc |alors |du coup )?(${drops}|coupe[rsz]?)-?(?:l[ae])`,
    '$3 $1, $2',
  ],
  // « on voit mon ventre sur la plage donc tu l'enlèves »
  [
    `((?:on (?:me |nous )?(?:voit|entend)|y a|il y a|je (?:suis|parle)|you can (?:see|hear)) [^,.;!?«"]{2,40} (?:sur|dans|pendant|on|in) )((?:le |la |l'|the )?[a-z0-9_.]{3,20}),? (?:donc |alors |du coup |so )(?:tu |vous |on )?(?:l'|la |le )?(${drops})(?:-l[ae]| it)?(?= ?(?:$|[,.;!?]| et ))`,
    '$3 $2, $1',
  ],
  // « le gâteau, on le voit à la fin seulement »
  [
    "((?:le |la |l')(?:clip \\d{1,2}|[a-z0-9_.]{3,20})),? (?:on|tu|je|vous) (?:le |la |l')(?:voit|vois|met[sz]?|garde|veux|veut|place|passe|verra|mettra|laisse)s? (?:seulement |uniquement |que |qu'|plutot )?(a la (?:toute )?fin|au (?:tout )?debut|en (?:premier|dernier)|pour (?:finir|commencer))(?: seulement| uniquement)?",
    '$1 $2',
  ],
  // All of it but one.
  [
    '(?:garde[rz]?|keep)(?:-moi)? (?:tout|everything)(?: le reste)?,? (?:sauf|except|but|hormis|a part|excepte) ',
    'garde tout, sans ',
  ],
  // Of a part only.
  [
    `,? ?(?:mais|but) (?=(?:seulement|juste|uniquement|que|only|just) (?:le |la |les |au |a la |the |at the )?${side}(?![a-z]))`,
    ' ',
  ],
  ['(?:nothing|none) (?:from|of) (?=(?:the|my|clip) )', 'sans '],
  [
    "rien (?:de la |du |de l'|de )(?=[a-z0-9_]{3,})(?!tout|plus|special|tel|trop|particulier)",
    'sans ',
  ],
  ['fini(?:t|e|r)? (?=(?:par|sur|avec) )', 'finis '],
  ['(?<=(?:par|sur|with|on|avec) )photo(?= ?(?:$|[,.;!?]|stp|svp|et))', 'la photo'],
  ['(?:ma|mon|notre|votre|my|our) photo(?! (?:de|of) )', 'la photo'],
  ['en fin(?= ?:? ?[«"“])', 'a la fin'],
  ['(?<=(?:it|be|for|last|say|video|film|vid|,) )like (?=\\d)', 'about '],
  [
    '(?:stop|end|cut)s? the music ((?:[a-z0-9]{1,6} (?:seconds?|secs?|s) )?)before the end',
    'arrete la musique $1avant la fin',
  ],
  [
    "(?:i |we )?(?:would|'d) (?:prefer|rather have|like) (?:the |my )?(?:clips|videos|shots) to (?:appear|be|come|play)(?: shown)?",
    '',
  ],
  ["(?<=(?:puissance|intensite|rythme),? )jusqu'(?:a|au) (?:la )?(?:toute )?(?:fin|bout)", ''],
  // In what order.
  [
    "(?:dans )?l'ordre (?:ou|dans lequel|que) (?:elles?|ils?|les clips|les videos|tout|c|ca) (?:ont|a|furent|s.est|se sont)(?: ete)? (?:film|tourn|pris|enregistr|pass|deroul)[a-z]{0,4}",
    'ordre chronologique',
  ],
  [
    '(?:in )?the order (?:in which )?(?:they|things|it|everything|the clips) (?:were|was|got) (?:recorded|filmed|shot|taken)',
    'chronological order',
  ],
  [
    '(?:in )?the order in which (?:i|we) (?:shot|filmed|recorded|took)(?: them)?',
    'chronological order',
  ],
  [
    '(?:in )?the order in which (?:i|we|they) (?:gave|uploaded|sent|put|were (?:given|uploaded|sent|put))(?: them| in)?',
    'in the given order',
  ],
  ['(?<=ordre,? )(?:et |donc )?n.y touche[rz]? (?:surtout )?(?:pas|plus)', ''],
  [
    '(?:comme|tels? qu.|dans le sens ou) ?(?:ils|elles) (?:ont|sont)(?: ete)? (?:filme|tourne|enregistre|pris)[a-z]{0,2}',
    'ordre chronologique',
  ],
  // Stretches of a clip.
  ['tout ce qui (?:suit|vient apres|est apres|se passe apres)', 'tout apres'],
  ['tout ce qui (?:precede|vient avant|est avant|se passe avant)', 'tout avant'],
  ['(?:everything|anything|all) that (?:comes|follows|is) after', 'everything after'],
  [
    `(${drops.replace('vire', 'vire|coupe')}) ((?:du|de la|de l'|dans le|dans la) [a-z0-9_.]{3,20}) (tout (?:apres|avant) [\\d:'"a-z]{1,6}(?: ?(?:s|sec|secondes?|min))?)`,
    '$1 $3 $2',
  ],
  // Shots that dissolve do it between them.
  [
    '(?<=(?:dissolves?|fades?|cross-?fades?|cross-?dissolves?|fondus?(?: enchaines?)?) )(?:between|entre) (?:(?:the|les|all|tous|every|each|chaque|my|mes) ){0,2}(?:shots?|clips?|plans?|images?|videos?)',
    '',
  ],
  ['(?<=cross-dissolves? |fondus? enchaines? |coupes franches )(?:systematiques?|partout)', ''],
  // Texts.
  [
    '(?:avec |et |with )?(?:ces|les|these|the) (?:mots|words) (?:pour (?:finir|conclure|terminer)|de (?:la )?fin|a la fin|at the end|to (?:finish|end|close))(?= ?:? ?[«"“])',
    'a la fin ecris',
  ],
  [
    'a la fin (?:un |le |en )?fondu(?: au noir)? et (?=(?:le |un )?(?:texte|titre|mot)s? [«"“])',
    'fondu au noir a la fin et a la fin ',
  ],
  [
    '(?:carton|claim|baseline|accroche|signature|carte) (?:de fin|finale?)(?= ?:? ?[«"“])',
    'a la fin ecris',
  ],
  ['cent(?:re|er) (?:of the )?screen', 'in the middle of the screen'],
  // Sound and music.
  [
    'musique (?:qui passe |passe )?sous (?:la|les|nos|leurs) voix',
    'baisse la musique quand on parle',
  ],
  ["(?:the )?(?:clips|videos)['s]{0,2} own (?:sound|audio)", 'garde le son des clips'],
  [
    'music under(?:neath)? (?:the )?(?:voices?|dialogue|speech)',
    'baisse la musique quand on parle',
  ],
  ['mute[sd]? everything (?:but|except) (?:the )?music', 'only the music'],
  ['musique mixee? (?:bas(?:se)?|en retrait)', 'musique discrete'],
  [
    '(?<!(?:au|du|from the|at the) )(?:avec |prends |utilise |sur |with |use )?(?:le |the )?(?:refrain|chorus)(?: (?:de la|du|of the) (?:musique|chanson|zik|morceau|song|music|track))?(?= ?(?:$|[,.;!?]|stp|svp|please))',
    'commence la musique au refrain',
  ],
  // Looks and speeds.
  [
    "(?:(?:facon|style|genre|comme (?:un|le|au|du|dans un)|a la (?:maniere|facon) (?:du|d'un)|like (?:an? )?(?:old )?|in the style of (?:an? )?|as (?:an? )?) ?)(?:vieux )?(?:cinema|films?|silent|movies?) (?:muets?|movies?|films?|silent)(?: style)?|silent (?:movie|film)s? (?:style|look|vibe)",
    'noir et blanc',
  ],
  ['slow (?:down )?the (?:ending|end)(?: down)?', 'la fin au ralenti'],
  ['speed (?:up )?the (?:ending|end)(?: up)?', 'la fin en accelere'],
  [
    '(?<=(?:montage|film|video|rythme|quarante|minutes?|secondes?|tout|truc|,) )en douceur(?= ?(?:$|[,.;!?]))',
    'calme',
  ],
  ['(?:les )?couleurs (?:un (?:petit )?peu )?plus (?=chaudes|froides)', 'couleurs '],
  ['(?:ne )?(?:seraient?|serait) pas de refus', ''],
  // As they say it who cut for a living, and who are young.
  ['tej|tege|tejer', 'enleve'],
  ['cut ?down', 'version de'],
  ['(?:asl|plan moyen)(?: de)?(?= \\d)', 'plans de'],
  ['reserve[rz]?(?= (?:le|la|les) [^,.;]{3,20} pour)', 'garde'],
  ['(?:par|en) contre', ''],
  [
    '(?:je |nous )?(?:vous |t.)?en (?:serais|serions) (?:tres |bien |infiniment )?reconnaissante?s?',
    '',
  ],
];
