/**
 * Lines of the table in `same-words.ts` for what is said beside a wish and changes nothing of it: who
 * hesitates, comes back to something, or says of what is to follow that it follows.
 */
const stop = '[,.;:!?…]';
const opening = `(?<=(?:^|${stop} ?|\\n)(?:(?:alors|euh|bon|ben|bah|ah|oh|et|donc|mais)[, ]{0,2}){0,3})`;
const whole = `(?= ?(?:$|${stop}))`;
const something = "(?:le |la |l'|les )(?:clip \\d{1,2}|[a-z0-9_.]{3,20})";
const person =
  '(?:mari|femme|fils|fille|frere|soeur|pere|mere|patron|patronne|chef|client|cliente|collegue|associe|copain|copine|ami|amie|mamie|papi|maman|papa|tante|oncle|neveu|niece|prof|maitresse|maire|directeur|directrice|equipe|parents|enfants|clients|collegues|boss|wife|husband|son|daughter|client|mum|mom|dad)';
const length = '\\d|[a-z-]{3,20} (?:secondes?|secs?|minutes?|seconds?)';
/** Who wishes for it, where somebody speaks for others. */
const someone =
  "(?:(?:ma|mon|mes|notre|nos|la|le|les|l'|une?|my|our|the) ?)(?!plage|drone|concert|photo|video|film|musique|montage|clip|client)[a-z-]{3,14}(?: (?:de|du|des|d')? ?[a-z-]{3,14})?";

export const asideWords: readonly (readonly [said: string, meant: string])[] = [
  // An apostrophe that nobody typed.
  ["(?<!\\d |')(d|l|j|n|qu|t|c|m) (?=(?:a|e|i|o|u|h)[a-z]{1,})(?!(?:et|ou|a|au|aux) )", "$1'"],
  ['(?<=, ?)e (?=(?:puis|apres|ensuite|la|le|les|avec|sans|en) )', 'et '],
  [`(?:et )?(?:puis )?(?:voila|c'est tout)(?: quoi)?(?= \\d)`, ''],
  // Hesitating.
  [`${opening}(?:je |j')?(?:ne )?sais (?:pas|plus)(?: trop| bien| moi)?${whole}`, ''],
  [`${opening}(?:j'hesite|je reflechis|voyons voir|let me think|hmm+)${whole}`, ''],
  [
    `(?:j'hesite|je balance|i can't decide) entre [^,.;:!?…]{2,40}${stop}+ ?(?=(?:disons|allez|finalement|plutot|va pour|bon|mettons|prends|partons sur|let's say)(?![a-z]))`,
    '',
  ],
  // Coming back to something.
  [
    `${opening}(?:(?:et )?(?:au fait|j'oubliais|j'allais oublier|j'ai oublie(?: de (?:dire|preciser))?|(?:une |petite )?(?:derniere|autre) (?:chose|question|precision)|(?:petit )?(?:detail|rappel)|(?:une |petite )*question(?: bete)?|par ailleurs|d'autre part|in other words|one (?:more|last) thing|by the way|oh and))${whole}(?: ?[:,])?`,
    '',
  ],
  // Of what is to follow.
  [
    `(?:pour|cote|niveau|au niveau de|concernant|quant a|en ce qui concerne|question) (?:la )?(duree|longueur)(?: du film| totale)? ?[,:]`,
    '$1 ',
  ],
  [
    `${opening}${someone} (?=(?:voudrait|voudraient|aimerait|aimeraient|souhaiterait|souhaiteraient|desire|souhaite|souhaitent|would like)(?: bien)? (?:que |qu'|avoir |voir |une? |an? ))`,
    '',
  ],
  // « musique à partir de 0:12 du morceau »
  [
    `(?<=\\d )(?:du|de la|dans le|dans la|of the) (?:morceau|chanson|musique|song|track)${whole}`,
    '',
  ],
  // « coupez donc le son »
  [
    "(?<=(?:coupe|mets|mette|garde|enleve|vire|retire|supprime|commence|termine|fini[st]|baisse|monte|ajoute|prend[st]?|laisse|fai[st]e?s?|ralenti[st]|accelere)(?:[rsz]|ez)? )(?:donc|alors|du coup|plutot) (?=(?:le|la|les|l'|un|une|des|du|de|au|a|en|par|sur|avec|moi) )",
    '',
  ],
  // « des coupes franches partout ailleurs », beside what is said of one place.
  [
    `(?<=(?:franches|nettes|seches|secs|cuts|coupes|enchaines?|fondus?) )(?:partout )?(?:ailleurs|elsewhere|everywhere else)${whole}`,
    '',
  ],
  [
    `(?<=(?:fondus?|fondu au noir|fade(?: out)?) (?:a la (?:toute )?fin|au debut|at the (?:end|start)) )(?:seulement|uniquement|only)${whole}`,
    '',
  ],
  // What is counted as one.
  [
    '(?<=(?:fais|faire|faites|fait|veux|veut|voudrais|faut|make|want|need)(?:[- ](?:moi|me))? )1 (?=(?:petite? )?(?:video|film|story|reel|montage|clip|tiktok|truc|edit|short)(?![a-z]))',
    'une ',
  ],
  ["cm (?=(?:tu|vous|je|j'|ca|dans|un|une|le|la|sur|d'hab))", 'comme '],
  ['bcp', 'beaucoup'],
  ['sons? directs? (?:conserves?|gardes?|preserves?)', 'garde le son des clips'],
  [
    '(?:musique|music) (?:(?:bien |un peu )?en retrait|au second plan|en arriere[- ]plan)(?! (?:quand|pendant|sous|lorsqu))',
    'musique discrete',
  ],
  // Lively here, quiet there.
  [
    "(?:(?:il )?faut |je veux |je voudrais )?(?:que )?(?:ca |le film |on )?(?:bouge|pulse|pete|claque|demarre|commence|attaque)(?: (?:fort|vite|bien|a fond))? (?:au debut)(?:,| et| puis|, puis| mais)+ (?:que )?(?:ca |on |le film )?(?:se |s')?(?:calme|ralentit|ralentisse|pose|apaise|redescende?|adoucit)(?:r|nt)? (?:a|vers|sur) la (?:toute )?fin",
    'rapide au debut puis lent a la fin',
  ],
  [
    "(?:(?:il )?faut |je veux |je voudrais )?(?:que )?(?:ca |le film |on )?(?:commence|demarre|debute|part|parte|soit)? ?(?:calme|doucement|tranquille(?:ment)?|lentement|pose) (?:au debut)(?:,| et| puis|, puis| mais)+ (?:que )?(?:ca |on |le film )?(?:s'|se )?(?:bouge|accelere|emballe|excite|reveille|pete|monte)(?:nt)? (?:a|vers|sur) la (?:toute )?fin",
    'lent au debut puis rapide a la fin',
  ],
  // Why it goes, without a stop: « vire le concert j'ai pas les droits ».
  [
    "((?:vire|enleve|retire|supprime|jette|lose|drop|skip|remove)(?:[rsz]|ez)? (?:le |la |les |l'|the )?[a-z0-9_]{3,14}(?: clip)?) (?=(?:j'ai|j'aime|je|il|elle|ils|elles|c'est|on|y a|ya|its|it's|it|i) )",
    '$1, ',
  ],
  // What somebody else says of it is wished for as well.
  [
    `${opening}(?:mon|ma|mes|notre|nos|le|la|les|l'|my|our|the) ?(?:petite? |belle-|beau-)?${person} (?:(?:m'|nous |me )?(?:a|ont) demande |demande(?:nt)? |veu(?:t|lent) |trouve(?:nt)? |dit |pense(?:nt)? |prefere(?:nt)? |insiste(?:nt)? pour |wants? |says? |thinks? )(?=(?:que |qu'|une? |d'|de |a |the |it |it's ))(?:que? (?:ce soit |ca soit )?|qu'|(?=une? ))`,
    '',
  ],
  // Asked in a question, or to be seen to.
  [
    `(?:(?:dis|dites),? )?(?:tu|vous|on) (?:ne )?(?:pourrai[st]|pourriez|peux|peut|pouvez) pas (?:me |nous |m')?(?=[a-z]{2,12}(?:er|re|ir) )`,
    'tu peux ',
  ],
  [`pourquoi (?:ne )?pas (?=[a-z]{2,12}(?:er|re|ir) )`, ''],
  [
    `(?:veille[rz]?(?: bien)? a ce (?:que |qu')|assure[rz]?[- ](?:vous|toi)(?: bien)? (?:que |qu')|fai(?:s|tes) en sorte (?:que |qu')|debrouille[rz]?[- ](?:vous|toi) pour (?:que |qu')|arrange[rz]?[- ](?:vous|toi) pour (?:que |qu'))`,
    '',
  ],
  // What is said of it between two commas, and then what else.
  [
    `(${something}), ((?:qui|dont) [^,.;:!?]{3,40}), (?=(?:doit|devra|devrait|sera|dure|reste|passe|est|va|ne|on|tu|je) )`,
    '$1, $2, $1 ',
  ],
  [
    `(${something}), que (?:je|on|tu|nous|vous) (?:veux|veut|voudrais|voudrait|voulons|mets|met|mettez|garde|place)(?: (?:voir|avoir|mettre))? ([^,.;:!?]{3,40}), (?=(?:doit|devra|devrait|sera|dure|reste|passe|est|va|ne|on|tu|je) )`,
    '$1 $2, $1 ',
  ],
  [
    `(?<=(?:^|[.;\\n] ?))(?:le |la |les )?(duree|rythme|format|transitions?|titre|cadrage|tempo|longueur|look), (?!(?:je|tu|on|c'|il|elle|et|mais) ?)`,
    '$1 : ',
  ],
  // How long, as it is compared.
  [
    `(?:(?:fais|faites|fait|make it|en|un peu|encore) )*(?:plus|moins) (?:courte?|longue?|long),? ?(?=(?:${length})(?! (?:d[eu']|de la)))`,
    'dure ',
  ],
  [
    `(?:je (?:pensais|comptais|partais|voulais)|j'avais (?:pense|prevu|imagine))(?: (?:a|sur|faire|mettre|de))*(?: une? (?:film|video) de| d')? ?(?:${length})[a-z0-9 ]{0,12}[,.]? (?=(?:(?:mais|en fait|finalement|disons|plutot|non|allez),? )+(?:[a-z0-9-]{1,12} ){1,2}(?:secondes?|secs?|s|minutes?|min)(?![a-z]))(?:mais )?`,
    '',
  ],
  [
    `((?:laisse|garde|fai[st])(?:[rsz]|ez|es)? (?:${something})) (?:tourner|defiler|respirer|vivre|durer|jouer|se derouler)(?: pendant)? (?=\\d|[a-z-]{2,20} secondes)`,
    '$1 pendant ',
  ],
  [
    'avant (?:de |d.)(?:passer|aller|enchainer|arriver|basculer)(?: (?:a|sur|vers)) (?=(?:la|le|l.) )',
    'puis ',
  ],
  ['avant (?:de |d.)(?:passer|aller|enchainer|arriver|basculer) au ', 'puis le '],
  // What moves is what is to be steadied.
  [
    '(?<=stabilis(?:e|es|ez|er) )(?:tout )?ce qui (?:bouge|tremble|secoue|saute)(?: trop| le plus| un peu)?',
    '',
  ],
  // « … » quand le film commence
  [
    '(?<=[»"”] )(?:quand|lorsque|when) (?:le film|la video|ca|il|elle|it|the (?:film|video)) (?:commence|demarre|debute|starts|begins)',
    'au debut',
  ],
  [
    '(?<=[»"”] )(?:quand|lorsque|when) (?:le film|la video|ca|il|elle|it|the (?:film|video)) (?:se termine|finit|s\'acheve|se finit|ends|finishes)',
    'a la fin',
  ],
];
