/**
 * Lines of the table in `same-words.ts` for what is said in two parts: a value and that it will do, a
 * clip and then what becomes of it.
 */
const approved =
  "(?: (?:tres |bien |tout a fait |parfaitement |largement |amplement |simplement )*(?:bien|largement|amplement|parfaitement|parfait|nickel|top|super|l'affaire|le job|assez|suffisant|impeccable))?";

export const apartWords: readonly (readonly [said: string, meant: string])[] = [
  // Approval behind a value: « sept plans ça suffira », "should do it".
  [
    `(?<=[a-z0-9»"”][, ]{1,2})(?:et )?(?:ca|cela|ce|c'|c) ?(?:m'|me |nous |te |vous |lui |leur )?(?:ira|irait|va|suffit|suffira|suffirait|conviendra|conviendrait|convient|fera|ferait|serait|sera|est|arrange|arrangerait|passe|passera)${approved}(?: (?:pour (?:moi|nous|ca|commencer)|a mon avis|je pense|je crois|je trouve|comme duree|comme longueur))?(?= ?(?:$|[.,;!?]| et | avec | mais ))(?<!(?:ce|c'|c) ?(?:ira|irait|va|est|sera))`,
    '',
  ],
  [
    '(?:should|will|would|ought to) (?:do (?:it|nicely|fine|just fine|the trick)|be (?:fine|enough|plenty|good|great|perfect|lovely|ideal))|(?:is|are) (?:fine|enough|plenty|good enough)(?: for (?:me|us))?(?= ?(?:$|[.,;!?]))',
    '',
  ],
  // By age.
  [
    "(?:(?:les |mes )?(?:clips|videos|plans|rushs|images|fichiers) )?(?:les |le )?plus (?:ancien(?:ne)?s?|vieux|vieilles?) (?:d'abord|en (?:premier|tete)|au debut|avant)|(?:les )?plus recent(?:e)?s (?:a la fin|en dernier|pour finir|ensuite)|(?:(?:the )?(?:oldest|earliest)(?: (?:ones?|clips?|videos?|footage|shots?))? first|(?:the )?(?:newest|latest)(?: (?:ones?|clips?|videos?|footage))? last)",
    'ordre chronologique',
  ],
  // « enlève la plage. Non, laisse la plage »: as if nothing had been said.
  [
    "(?:sans|enleve[rz]?|vire[rz]?|retire[rz]?|supprime[rz]?|jette[rz]?|coupe[rz]?|without|drop|remove|skip|cut|lose) ((?:le |la |les |l'|the )?[a-z0-9_.]{3,20})[ ,.;:!…-]+(?:ah |euh |oh |bon |et puis |wait |oh wait )?(?:non|nan|no|finalement|en fait|enfin non|actually)[ ,.:;!]*(?:finalement |en fait |on |tu |je )?(?:la |le |l')?(?:laisse|garde|remets|conserve|keep|leave)[rsz]?(?: \\1|(?:[- ]l[ae]|[- ]it)(?: in)?(?= ?(?:$|[,.;!?])))",
    '',
  ],
  // « enlève le concert, enfin non garde-le mais coupe-lui le son »
  [
    "(?:sans|enleve[rz]?|vire[rz]?|retire[rz]?|supprime[rz]?) ((?:le |la |l')?[a-z0-9_.]{3,20})[ ,.;:!…-]+(?:ah |euh |oh )?(?:non|nan|finalement|en fait|enfin non)[ ,.:;!]*(?:laisse|garde|conserve)[rsz]?[- ]l[ae],? (?:mais|et) (?:coupe|enleve|vire|retire)[rsz]?[- ]lui (?:le )?son",
    'coupe le son de $1',
  ],
  // « garde de 0:05 à 0:20 du drone et mets-le en premier »
  [
    "((?:le |la |l'|the )?(?:clip \\d{1,2}|(?!mais|puis|donc|alors)[a-z0-9_.]{3,20})),? (?:et|and) (?:mets|place|passe|put|laisse)[rsz]?[- ](?:l[ae]|it) (en (?:tout )?(?:premier|dernier)|au (?:tout )?debut|a la (?:toute )?fin|first|last|at the (?:start|end))(?= ?(?:$|[,.;!?]| et | and ))",
    '$1, $1 $2',
  ],
  ['(?:some )?soft music', 'musique calme'],
  // Whose it is stands in front: « le drone, coupe-lui le son ».
  [
    "((?:le |la |l'|the )?(?:clip \\d{1,2}|(?!mais|puis|donc|alors)[a-z0-9_.]{3,20})),? (?:(?:tu |vous )?(?:coupe|enleve|vire|retire|supprime)[rsz]?[- ]lui|(?:tu |vous )?lui (?:coupe|enleve|vire|retire|supprime)[rsz]?) (?:le |son )?(?:son|audio)",
    'coupe le son de $1',
  ],
  [
    "((?:le |la |l'|the )?(?:clip \\d{1,2}|[a-z0-9_.]{3,20})) (au ralenti|en accelere|in slow motion|sped up),? (?:et|and) (?:sans (?:le |son )?son|muette?|en silence|mute[d]?|without sound|no sound)(?= ?(?:$|[,.;!?]))",
    '$1 $2, coupe le son de $1',
  ],
  [
    '(?<=(?:enleve|vire|retire|supprime|jette|coupe|garde|mets|prends|commence|finis|termine|ecris|laisse)[rsz]? )plutot (?=(?:le |la |les |par |sur |avec |en |au |clip |[«"“])|l\')',
    '',
  ],
  // « avec le drone qui ouvre »
  [
    "(?:avec )?((?:le |la |l'|the )(?:clip \\d{1,2}|[a-z0-9_.]{3,20})) (?:qui|that|which) (?:ouvre|commence|debute|demarre|lance|opens|starts|begins)(?: (?:le|la|the) (?:bal|film|video|montage))?(?= ?(?:$|[.,;!?]| et | and ))",
    'commence par $1',
  ],
  [
    "(?:avec )?((?:le |la |l'|the )(?:clip \\d{1,2}|[a-z0-9_.]{3,20})) (?:qui|that|which) (?:ferme|finit|termine|conclut|cloture|clot|closes|ends|finishes)(?: (?:le|la|the) (?:bal|film|video|montage))?(?= ?(?:$|[.,;!?]| et | and ))",
    'termine par $1',
  ],
  // A text with the clip or the fade at an end.
  [
    '((?:finis|finit|finir|termine|terminer|terminez|finissez|conclus|end|finish|close)(?: it)? (?:(?:sur|par|avec|on|with) (?:le |la |l\'|the )?(?:clip \\d{1,2}|(?!noir|black|texte|titre)[a-z0-9_.]{3,20})|au noir|en fondu(?: au noir)?|par un fondu(?: au noir)?|sur un fondu(?: au noir)?)),? (?:(?:et|puis|and) )?(?:avec|with|sur|ecris|write)(?= ?[«"“])(?! ?[«"“][^»"”]{1,80}[»"”] (?:[a-z ]{0,20} )?(?:au debut|en ouverture|at the start))',
    '$1, a la fin ecris',
  ],
  [
    '((?:commence|commencer|commencez|ouvre|ouvrez|debute|demarre|start|begin|open)(?: it)? (?:sur|par|avec|on|with) (?:le |la |l\'|the )?(?:clip \\d{1,2}|(?!noir|black|texte|titre)[a-z0-9_.]{3,20})),? (?:et )?(?:avec|with)(?= ?[«"“])',
    '$1, titre',
  ],
  // « la première moitié lente et la seconde rapide »
  [
    '(?:la )?premiere (?:moitie|partie) (?:tres |plutot |plus )?(?:lente|calme|douce|posee|tranquille)(?:,| et| puis|, puis)+ (?:la )?(?:seconde|deuxieme|derniere)(?: moitie| partie)? (?:tres |plutot |plus )?(?:rapide|dynamique|nerveuse|rythmee|energique)|(?:the )?first (?:half|part) (?:slow|calm|gentle)(?:,| and| then)+ (?:the )?second(?: half| part)? (?:fast|quick|lively)',
    'lent au debut puis rapide a la fin',
  ],
  [
    '(?:la )?premiere (?:moitie|partie) (?:tres |plutot |plus )?(?:rapide|dynamique|nerveuse|rythmee|energique)(?:,| et| puis|, puis)+ (?:la )?(?:seconde|deuxieme|derniere)(?: moitie| partie)? (?:tres |plutot |plus )?(?:lente|calme|douce|posee|tranquille)|(?:the )?first (?:half|part) (?:fast|quick|lively)(?:,| and| then)+ (?:the )?second(?: half| part)? (?:slow|calm|gentle)',
    'rapide au debut puis lent a la fin',
  ],
  [
    '(?<=(?:premiere|first) (?:moitie|partie|half|part)[^.!?]{2,50} )(?:la (?:seconde|deuxieme|2e|2eme)|the second)(?! (?:moitie|partie|half|part|video|photo))',
    'la deuxieme moitie',
  ],
  ['synthes? (?:du )?bas', 'bandeau en bas'],
  ['(?:trop |bien |un truc )?vener|enerve[e]?(?= ?(?:$|[.,;!?]| et ))', 'nerveux'],
  ['(?<=[a-z0-9],? )(?:(?:tout )?le reste|les autres|the rest|the others),? (?:oui|yes)', ''],
  ['oter|otez|ote(?= )', 'enleve'],
  [
    "(?:j'ai|j'aurais|on a|on aurait|nous avons|nous aurions) (?:bien |tres |trop |vraiment )?envie (?:de |d'|que )?",
    'je voudrais ',
  ],
  ['(?:regle|fixe|cale|arrete|mets)(?:[rsz]|ez|er)? la duree (?:a|sur|pour)(?= \\d)', ''],
  [
    '(?<=(?:plans?|shots?) )(?:dureront|durera|durerait|(?:doit|doivent|devra|devront|devrait) durer|will last|should last)(?: (?:de|entre|from|between)(?= \\d[^,.;]{0,12} (?:a|et|to|and) ))?',
    'dure',
  ],
  [
    "((?:le |la |l'|the )?(?:clip \\d{1,2}|[a-z0-9_.]{3,20})) (en (?:premier|dernier)|d'abord|au debut|a la fin|first|last|at the (?:start|end)),? (?:et|and) (au ralenti|en accelere|in slow motion|sped up)(?= ?(?:$|[,.;!?]))",
    '$1 $2, $1 $3',
  ],
  [
    "(?:l'|the )(?:ordre|order)(?: (?:des|of the) (?:clips|fichiers|videos|files))? (?:doit|devra|devrait|must|should) (?:etre |be |rester )?(?:conserve|respecte|garde|maintenu|le meme|kept|respected)",
    'ordre donne',
  ],
  [
    '((?:le |the )?(?:titre|title)) (?:(?:doit|devra|devrait|should|must) )?(?:rester?|durer?|dure|stays?|lasts?)(?: affichee?)? (?:pendant |for )?((?:\\d{1,2}|[a-z]{2,6}) ?(?:s|sec|secondes?|seconds?)),? (?:et )?(?:c.est|ce sera|it.s|il dit) ?:? ?(?=[«"“])',
    '$1 pendant $2 ',
  ],
  [
    "((?:le |la |l'|the )(?:clip \\d{1,2}|[a-z0-9_.]{3,20})|clip \\d{1,2}|(?=[a-z.]{0,18}[0-9_])[a-z0-9_.]{3,20})(?:,| et|, et| and) (?:coupe|enleve|vire|retire|mute)[rsz]?(?:[- ]lui)? (?:son|sa|le|its) (?:son|audio|sound)(?= ?(?:$|[,.;!?]))(?<!(?:videos?|clips|musique|tout),? (?:et )?coupe (?:son|le) son)",
    '$1, coupe le son de $1',
  ],
  [
    "((?:le |la |l'|the )?(?:clip \\d{1,2}|[a-z0-9_.]{3,20}))((?: (?:de|from) \\d[^,;.]{3,20})?),? (?:avec|en gardant|with) (?:le |son |the |its )?(?:son|sound),? (?:et |and )?(?:le reste|les autres|the rest|the others)(?: clips| videos)? (?:est |sont |soit |is |are )?(?:muets?|en silence|sans (?:le )?son|muted?|silent)(?= ?(?:$|[.,;!?]))",
    '$1$2, garde le son de $1 et coupe celui des autres',
  ],
  [
    '(?<=(?:carre|vertical|horizontal|paysage|portrait|\\d:\\d{1,2}) )(?:en meme temps|a la fois)',
    '',
  ],
  ['transitions? (?:sobres?|discretes?|propres?|simples?),? (?:en |par |type )?(?=fondu)', ''],
  [
    '(?:vas[- ]?y |va |allez[- ]y |go )?(?:doucement|mollo|cool|tranquille(?:ment)?|calmos|easy|gentle) (?:sur|avec|on|with) (?:la |le |the )?(?:musique|volume|zik|music)',
    'musique discrete',
  ],
  [
    "(?<=(?:enleve|vire|retire|supprime|coupe)[rsz]? )le passage (?:du |de la |de l')(?=(?:clip )?[a-z0-9_.]{3,20} ?(?:$|[.,;!?]))",
    'le ',
  ],
  // What is done stands behind what it is done to.
  [
    "(?:le |les )?sons? (?:d'origine |des clips |original |originaux )?(?:coupes?|enleves?|retires?|supprimes?|off|mutes?)(?= ?(?:$|[,.;!]| et | sauf))",
    'sans le son',
  ],
  [
    '(?:la )?musique (?:coupee|enlevee|retiree|supprimee|off)(?! (?:a|au|apres|avant|pendant|des|sur|quand)(?![a-z]))',
    'sans musique',
  ],
  ['(?:la )?musique (?:baissee|attenuee|reduite)', 'baisse la musique'],
  ['(?:les )?silences (?:coupes|enleves|retires|supprimes)', 'enleve les silences'],
  // What is so of the film, said of where it is shown.
  [
    'son (?:direct|reel|live|ambiant|d.origine) (?:uniquement|seulement|only)|(?:uniquement|seulement|only) (?:le |du )?son (?:direct|reel|live|ambiant)',
    'garde le son des clips sans musique',
  ],
  [
    "(?:l'|notre |mon |un |the |my )?(?:ecran|screen) (?:est |sera |is |en )(?:format )?(vertical|horizontal|carre|portrait|paysage|square)",
    'format $1',
  ],
  [
    '(?:pas de|sans|aucun|ni) fondus? (?:ni )?au debut,? (?:ni|ou|et) (?:a la|en) fin',
    'pas de fondu au debut, pas de fondu a la fin',
  ],
];
