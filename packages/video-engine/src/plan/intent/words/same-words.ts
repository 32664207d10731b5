import { apartWords } from './apart-words.ts';
import { asideWords } from './aside-words.ts';
import { englishWords } from './english-words.ts';
import { everydayWords } from './everyday-words.ts';
import { letterWords } from './letter-words.ts';
import { looseWords } from './loose-words.ts';
import { politeWords } from './polite-words.ts';

/**
 * Wordings that mean the same, by the one that the rules know: each line is what people say, and
 * what it stands for. Applied to the mended wish before figures are read, so that a new way of
 * saying something is one line here and no new rule.
 */
const table: readonly (readonly [said: string, meant: string])[] = [
  ...asideWords,
  ...englishWords,
  ...looseWords,
  ...letterWords,
  ...apartWords,
  ['(?:full|top|max) speed|a toute blinde', 'rapide'],
  [
    "(?:(?:qu'|que l')?on )?(?:puisse |peut |pourrait |doit )?(?:lise|lire|lit|voie(?: ecrit)?|voir ecrit)(?= ?[«\"“:])",
    'affiche',
  ],
  [
    "(?:juste|seulement|uniquement|que|rien que|only|just) (?:le |the )?(?:son|sound) (?:d'origine|original|des (?:videos|clips|rushs)|of the (?:clips|videos))",
    'garde le son des clips sans musique',
  ],
  ['(?:ne )?coupe pas dans les (?:clips|videos|plans)', 'garde tout'],
  [
    '(?<!meme (?:clip|plan|video) )(?:les uns )?(?:a la suite|a la file|les uns apres les autres|one after the other|back to back|end to end)(?! de)',
    'bout a bout',
  ],
  ['(?<=^)non,? (?=pas )', ''],
  [
    '(?:entree et (?:la )?sortie|ouverture et (?:la )?fermeture|(?:le )?debut et (?:la )?fin) (?:en|au|par(?: un)?) fondus?(?: au noir)?',
    'fondu au debut et a la fin',
  ],
  [
    '(?:ca|ce|il|le montage|la video|it|this) (?:doit|devrait|va|faut que ca|should|has to|must) (?:bien |vraiment )?(?:bouger|claquer|pulser|peter|envoyer|depoter|swinguer|secouer|vibrer|tabasser|move|slap|rock)',
    'rapide',
  ],
  [
    '(?:nombre de |number of )?(plans|shots|coupes|cuts) ?[:=] ?(\\d{1,3}|[a-z]{2,9})(?! ?(?:s|secs?|secondes?|seconds?|a|to|-)(?![a-z]))',
    '$2 $1 ',
  ],
  ['looks? (?:old|aged|retro|vintage)|(?:old|aged) look|vieilli(?:e|es|s)?', 'style vintage'],
  [
    'nothing (?:is |gets )?(?:cut|removed|left out)|rien (?:n.est |ne soit )?(?:coupe|enleve|retire|supprime)',
    'garde tout',
  ],
  ['kelk(?:e|es)? ?choz?s?e?', 'quelque chose'],
  ['sen (?=(?:musique|son|texte|fondu|titre)(?![a-z]))', 'sans '],
  ['exceder', 'depasser'],
  ['excede', 'depasse'],
  ['degage|bazarde|jarte|ejecte|evacue|elague', 'enleve'],
  [
    '(?:ne |n.)?(?:en )?enchaine[rsz]? (?:les plans |les clips |tout |ca )?(?:en|avec) douceur',
    'transitions douces',
  ],
  [
    '(?:ouvre|commence|debute|demarre)[rsz]? (?:sur|par|avec|dans) (?:un |le |du )?noir',
    'fondu au debut',
  ],
  ['(?:rendu|look|aspect|style|effet|cote) (?:ancien(?:ne)?|vieux|vieillot)', 'style vintage'],
  ['no background music', 'no music'],
  ['(?:ca|le film|il|on) (?:doit|devrait|faut que ca) (?:bien |pouvoir )?respirer?', 'calme'],
  ['(?:silence|mutisme) (?:total|complet|absolu)|(?:total|complete) silence', 'sans aucun son'],
  [
    "(?:ne |n')?(?:pas|jamais) (?:ajoute|ajouter|mets|met|mettre|inclure|inclus|insere|inserer|utilise|utiliser) (?:de |d')",
    'pas de ',
  ],
  [
    "(?:ne |n')(?:ajoute|mets|met|utilise|inclus|faut|rajoute)[rsz]? (?:surtout )?pas (?:de |d')",
    'pas de ',
  ],
  [
    "(?:i |we )?(?:don't|do not) (?:want|need|add|put|include|use) (?:any )?(?=(?:music|musique|texte?s?|title?s?|titres?|sound|fades?|transitions?|effects?|captions?|subtitles?)(?![a-z]))",
    'no ',
  ],
  [
    '(?:no|sans|aucun|pas de) (?:other )?(?:sounds?|sons?|bruits?) (?:except|but|sauf|a part|hormis|autre que) (?:for )?(?:the |la )?(?:music|musique)',
    'uniquement la musique',
  ],
  [
    "(?:les |la )?(?:voix|sons?(?: d'origine| des clips)?|ambiance) (?:gardee?s?|conservee?s?|preservee?s?)",
    'garde le son',
  ],
  [
    "plutot (?:en )?(carree?|verticale?|horizontale?|paysage|portrait) (?:que|qu') ?(?:carree?|verticale?|horizontale?|paysage|portrait)",
    '$1',
  ],
  [
    '(?:finish|end|close)(?:s|es|ing)? (?:on|with|in) (?:a )?black(?: screen)?(?! (?:and|&) white)|(?:finis|termine)[rsz]? (?:sur|par|avec) (?:un )?ecran noir',
    'fondu a la fin',
  ],
  ['plutot (?=(?:longue?|courte?) ?[(,])', ''],
  [
    "(?:je |on |i )?(?:deteste|hais|n'aime pas|ne supporte pas|ne veux plus|hate|don't like) (?:les |la |le |the )?(?=(?:fondus?|transitions?|textes?|sous-titres?|ralentis?|effets?|fades|dissolves|captions|subtitles)(?![a-z]))",
    'pas de ',
  ],
  [
    '(?:termine|finis|finit|conclus)[rsz]? (?:en|dans le|sur du|sur le|par du|au) noir(?! et)',
    'fondu a la fin',
  ],
  ["fondus? d'entree", "fondu d'ouverture"],
  ['fondus? de (?:sortie|fermeture)', 'fondu a la fin'],
  [
    '(?:les )?(?:voix|paroles|dialogues|sons) (?:doivent |devraient )?(?:rester|restent|etre|soient|sont) (?:bien )?(?:audibles|entendues?|claires|nettes)',
    'garde les voix',
  ],
  [
    "rechauff(?:e|er|es|ez) (?:un peu )?(?:les couleurs|l'image|le rendu|la lumiere)",
    'tons chauds',
  ],
  ["refroidi(?:s|r|ssez)? (?:un peu )?(?:les couleurs|l'image|le rendu|la lumiere)", 'tons froids'],
  [
    '(?:look|rendu|style|effet|aspect) (?:argentique|pellicule|polaroid|vhs|camescope)',
    'style vintage',
  ],
  [
    '(?:finis|termine)[rsz]? (?:par|sur|avec) (?:un |mon )?(?=(?:appel a l.action|call[- ]to[- ]action|cta)(?![a-z]))',
    '',
  ],
  // Leaving out.
  [
    'zero (?=(?:fondus?|musique|textes?|titres?|transitions?|effets?|sous-titres?)(?![a-z]))',
    'pas de ',
  ],
  [
    "(?:degage|bazarde|ejecte|evacue|exclu[st]?|exclue|elague|jarte|gicle|dezingue|sucre|debarrasse-moi d[eu]|fais sauter|fai[st] disparaitre|delete|get rid of|take out|throw out|throw away|chuck(?: out)?|scrap|lose)(?:[rsz]|ez)?(?= (?:le |la |les |l'|mon |ma |mes |the |my |clip|img|\\d))",
    'enleve',
  ],
  [
    "(?:(?:j'ai |y a |il n'y a )?pas besoin|on (?:peut )?se passe[rz]?|je me passe(?:rai)?|no need) (?:de |d'|for )?(?=la |le |l'|the )",
    'sans ',
  ],
  ["(?:j'ai |y a )?pas besoin du ", 'sans le '],
  [
    "a l'exception d[eu] ?|a part |en dehors d[eu] ?|mis a part |sauf pour |excluding |other than |apart from |with the exception of ",
    'sauf ',
  ],
  // Beginning and ending.
  ['(?:que |et que )?(?:ca |le film |la video )?se referme(?= (?:par|sur|avec) )', 'termine'],
  [
    '(?:on )?part(?:ir|e)? du noir et (?:on y |y )?(?:retourne|revien[st]|finit|fini)[a-z]*(?: au noir)? a la fin',
    'fondu au debut et a la fin',
  ],
  [
    "(?:le film|la video|le montage|ca|on|the film|the video|it) (?:s'ouvre|s'ouvrira|demarre|debute|commence|opens|starts|begins)(?= (?:par|sur|avec|with|on) )",
    'commence',
  ],
  [
    "(?:le film|la video|le montage|ca|on|the film|the video|it) (?:se termine|se conclut|s'acheve|se ferme|finit|finisse|termine|ends|finishes)(?= (?:par|sur|avec|with|on) )",
    'termine',
  ],
  ['goes (?:first|at the (?:start|beginning))', 'first'],
  ['goes (?:last|at the end)', 'last'],
  ['en (?:1er|1ere)(?![a-z])', 'en premier'],
  ['(?:tout )?(?:au demarrage|en debut de (?:film|video)|au commencement)', 'au debut'],
  ['(?:a|en) (?:la )?(?:toute )?fin d[eu] (?:film|video|la video)', 'a la fin'],
  // Pace.
  ['mollo|piano piano|en mode tranquille', 'doucement'],
  [
    '(?:on )?attaque fort et (?:on |ca )?(?:redescend|se calme|ralentit)(?: (?:peu a peu|doucement|ensuite|progressivement))?',
    'de plus en plus calme',
  ],
  ['(?:ca )?manque de (?:peps|rythme|punch|nerf|energie)', 'dynamique'],
  ['(?<=^|[,;.!] ?)(?:mets |met |avec |il faut |faut )?du rythme', 'dynamique'],
  ['(?:montage|rythme|film) (?:tres |bien |plus )?vif', 'montage rapide'],
  ['(?<=^|[,;.!] ?)(?:tout )?doucement(?= ?(?:$|[,.;!]))', 'calme'],
  [
    '(?:finir|finis|termine[rz]?) (?:sur|avec|dans) un (?:rythme|tempo) plus (?:lent|calme|doux|pose)',
    'finis calmement',
  ],
  [
    '(?:monte|augmente|grimpe|gagne)[rsz]? (?:progressivement|petit a petit|peu a peu|doucement) en (?:rythme|vitesse|intensite|puissance)',
    'de plus en plus rapide',
  ],
  [
    '(?:le film |la video |ca )?(?:se )?(?:finit|termine|finisse|conclut) en douceur',
    'finis en douceur',
  ],
  ['(?:que |faut que |il faut que )?ca aille vite', 'rapide'],
  [
    '(?:que |faut que |il faut que |je veux que )?(?:ca|ce) (?:bouge|pulse|pete|claque|envoie|depote|fuse|swingue|explose|(?<=que ca )(?:secoue|tape))(?! (?:trop|beaucoup|pas mal|dans tous les sens))(?: (?:bien|fort|grave|du lourd|du bois|a fond))?',
    'rapide',
  ],
  ['qui (?:pete|depote|secoue|fuse|swingue|tabasse|decoiffe)(?: (?:bien|fort|grave))?', 'rapide'],
  [
    "(?:a toute (?:vitesse|allure|berzingue)|a (?:fond|bloc) la caisse|a cent a l'heure|tambour battant|pied au plancher|un rythme (?:d'enfer|de fou|de malade|de ouf)|au pas de course)",
    'rapide',
  ],
  ["(?:plein|pleine?s?|bourre|rempli) d'energie", 'energique'],
  ['full of energy', 'energetic'],
  ['(?:bien |tres |super )?(?:patate|peche|punch)(?= ?(?:$|[,.;!]))', 'punchy'],
  ["avec (?:du|de la) (?:punch|peps|peche|patate|pep's|nerf|rythme|energie)", 'dynamique'],
  ['(?:(?:un|le|en) )?(?:montage|rythme|mode) speed', 'rapide'],
  [
    '(?:bien )?(?<!(?:double|full|half|normal|playback|the|at) )speed(?: quoi)?(?= ?(?:$|[,.;!]))',
    'rapide',
  ],
  [
    '(?:fast|quick)[ -]?paced?|at a (?:fast|quick|brisk) pace|lively|zippy|peppy|frantic|frenetic',
    'fast',
  ],
  ['slow[ -]paced?|laid[ -]back|at a (?:slow|gentle|leisurely) pace|leisurely|unhurried', 'slow'],
  ['(?:tout )?en (?:douceur|delicatesse|tendresse)(?= ?(?:$|[,.;!]))', 'calme'],
  ['pas (?:trop )?presse(?:e|s|es)?', 'calme'],
  [
    "prend[rsz]? (?:bien )?(?:ton|le|son|votre) temps|take (?:your|its) time|sans (?:se )?presser|no rush|nothing rushed|laisse[rz]?(?:-les| les plans)? respirer(?: les plans| l'image)?|let (?:it|the shots) breathe|qui respire(?:nt)?|cool raoul|a la cool|pepere|peinard|tout cool|plan[ -]plan",
    'calme',
  ],
  // Transitions.
  [
    "(?:passe[rsz]?|va|aller) d'un (?:clip|plan) a l'autre (?:en|par|avec un|avec des) fondus?",
    'fondus enchaines',
  ],
  ["(?:pas d'|sans |aucun |no )(?:effets? de transitions?|transition effects?)", 'sans transition'],
  ['(?:simple|basic|clean|normal) cuts', 'coupes franches'],
  ['transitions? cuts?(?: (?:uniquement|seulement|partout|only))?', 'coupes franches'],
  ['(?<=(?:^|[,;/|] ?))cut(?= ?(?:$|[,;/|.]))', 'coupes franches'],
  ['fondu noir', 'fondu au noir'],
  ['(?<=^|[,;.!] ?)(?:le )?debut en fondu(?: au noir)?', 'fondu au debut'],
  ['(?<=^|[,;.!] ?)(?:la )?fin (?:au noir|en fondu(?: au noir)?)', 'fondu a la fin'],
  ['fade in at the (?:start|beginning)', 'fade in'],
  ['a la f(?:a|e)in(?![a-z])', 'a la fin'],
  [
    '(?:que|uniquement|seulement|rien que) du cut|(?:montage|tout en|en) cut(?: franc| sec)?(?= ?(?:$|[,.;!]))|coupes? (?:seches|nettes|directes|au couteau)|cuts? secs?|straight cuts?|(?:juste|seulement|que|uniquement|rien que) des (?:cuts|coupes)(?! (?:franc|sec|seche|net))',
    'coupes franches',
  ],
  [
    "(?:enchaine[rsz]?|relie[rsz]?|passe[rsz]? d'un plan a l'autre|melange[rsz]?) (?:les plans |les clips |tout )?(?:en|par|avec des?|dans un) fondus?(?: enchaines?)?",
    'fondus enchaines',
  ],
  ['transitions? (?:en|par|de type|type) fondus?(?: enchaines?)?', 'fondus enchaines'],
  [
    '(?:commence|ouvre|debute|demarre)[rsz]? (?:par|sur|avec|en) (?:un )?fondus? (?:depuis le|du|a partir du|from) noir|fondus? (?:depuis le|a partir du) noir',
    'fondu au debut',
  ],
  ['fade in from black|fade from black', 'fade in'],
  ['fade(?:s)? (?:out )?to black at the end', 'fade out'],
  // Sound.
  ['musique ?[:=] ?(?=(?:basse|forte|douce|discrete|a fond|en fond|legere))', 'musique '],
  [
    "(?:enleve|coupe|vire|supprime|retire)[rsz]? les (?:passages|moments|bouts) ou (?:personne (?:ne )?parle|(?:il n'y a|y a) (?:rien|pas de son)|ca (?:ne )?parle pas|on n'entend rien)",
    'enleve les silences',
  ],
  ['not even (?:the )?music', 'no music'],
  ['(?<=no (?:sound|music|text) )at all', ''],
  ['(?:je (?:veux|voudrais) |on doit (?:pouvoir )?)(?:lire|voir ecrit)', 'affiche'],
  ['caption (?=["“«])', 'text '],
  [
    '(?:coupe|enleve|vire|retire)[rsz]? tous les (?:sons|bruits) sauf la musique',
    'uniquement la musique',
  ],
  ['(?:le )?son (?:des clips )?coupe', 'sans le son'],
  [
    "(?:(?:je (?:veux|voudrais)|on (?:doit|veut)|il faut|faut|que l'on|qu'on) )?(?:(?:bien )?entend(?:re|e|s)?|ecouter) (?:bien )?(?=(?:les voix|les paroles|les dialogues|le son|les sons|l'ambiance|les bruits)(?![a-z]))",
    'garde ',
  ],
  [
    'call (?:it|this|the film|the video)|nomme[rz]? (?:le film|la video|le montage)|appelle[rz]? (?:le film|la video|-la|-le)|the title (?:should|must|will) (?:be|say|read)',
    'titre',
  ],
  ['turn (?:the )?music down', 'turn down the music'],
  ['turn (?:the )?music up', 'turn up the music'],
  [
    '(?:la |les )?(?:moments?|passages?|temps|plages?) (?:de|of) (?:silence|blanc)s?',
    'les silences',
  ],
  [
    '(?:baisse|diminue|reduis)[rsz]? (?:un peu|un tantinet|un chouia|legerement|bien|beaucoup) (?=la musique|le volume)',
    'baisse ',
  ],
  [
    '(?:monte|augmente|pousse)[rsz]? (?:un peu|un tantinet|un chouia|legerement|bien|beaucoup) (?=la musique|le volume)',
    'monte ',
  ],
  [
    '(?:fais|fait|faites) (?:peter|hurler|cracher|resonner|gueuler|tourner a fond) (?:la musique|le son|la chanson)|(?:monte|pousse)[rsz]? le volume(?! d)',
    'musique plus forte',
  ],
  [
    'musique (?:tres |bien |plutot |assez )?(?:legere|subtile|effacee|feutree)(?: en fond)?|(?:la )?musique (?:ne )?(?:doit|devrait|soit|est) pas (?:etre )?(?:trop |si )?(?:forte?|presente|envahissante)|music (?:low|quiet|soft)(?: (?:and )?in the background)?|musique en fond sonore',
    'musique discrete',
  ],
  ['sans (?:aucune|la moindre) musique', 'sans musique'],
  // Look and shape.
  [
    "ralentis?(?:e|er)? (?:sur|pour|de) (?:tout|toute la video|tout le film|l'ensemble)|ralenti (?:partout|general|integral)",
    'tout au ralenti',
  ],
  ['(?:en |a )?double vitesse', 'en accelere'],
  [
    '(?:vertical|verticale|portrait|format vertical) (?:plutot que|et pas|et non|pas|au lieu de) (?:carree?|horizontale?|paysage)',
    'vertical',
  ],
  [
    '(?:carree?|format carre) (?:plutot que|et pas|et non|pas|au lieu de) (?:verticale?|horizontale?|paysage|portrait)',
    'format carre',
  ],
  [
    '(?:horizontal|horizontale|paysage) (?:plutot que|et pas|et non|pas|au lieu de) (?:verticale?|carree?|portrait)',
    'format paysage',
  ],
  [
    'sans (?:aucune )?couleurs?|pas de couleurs?|(?:enleve|vire|retire|supprime)[rsz]? (?:les couleurs|la couleur)|(?<!(?:etalonnage|couleurs?|look|image|images|un peu|legerement) )desature[rsz]?(?! (?:un peu|legerement|a peine))|no colou?rs?|without colou?rs?',
    'noir et blanc',
  ],
  ['(?<=(?:en|tout|version|full) )nb(?![a-z])', 'noir et blanc'],
  [
    "(?:facon|genre|style|comme un|effet|look|rendu|aspect) (?:vieux|ancien) (?:film|camescope)(?: (?:d'archives?|de famille|super 8))?|(?:facon|genre|effet|style) (?:super 8|argentique|pellicule|polaroid|annees 70)|d'epoque|a l'ancienne|old[ -]fashioned",
    'style vintage',
  ],
  [
    'en (?:hauteur|mode tel(?:ephone)?|mode portrait|debout)|format (?:tel|smartphone|iphone)|pour (?:le |mon |ton |un |les )?(?:telephones?|tel|mobiles?|smartphone)(?= ?(?:$|[,.;!]))',
    'format vertical',
  ],
  ['en largeur|format (?:large|ecran large|tv|ordi(?:nateur)?)|wide ?screen', 'format paysage'],
  // Order.
  [
    '(?:laisse|garde)[rsz]? les (?:clips|videos|plans) comme (?:je|on) (?:les )?(?:ai|a) (?:mis|ranges?|classes?|ordonnes?|places?)',
    "l'ordre donne",
  ],
  [
    "(?:garde|conserve|respecte|suis)[rsz]? l'ordre (?:d'origine|initial|de depart|original)",
    "l'ordre donne",
  ],
  ['(?:en )?suivant la chronologie', 'ordre chronologique'],
  ['keep them in (?:the )?order', 'keep order'],
  [
    "(?:dans|en) (?:n'importe quel|un) (?:ordre (?:au hasard|quelconque)|ordre)|(?:n'importe quel|peu importe l.) ?ordre|l'ordre (?:m'|nous )?importe peu|any (?:old )?order(?: is fine)?",
    'dans le desordre',
  ],
  [
    'du plus (?:ancien|vieux) au plus recent|du premier tourne au dernier|oldest (?:first|to newest)',
    'ordre chronologique',
  ],
  [
    "(?:(?:par|dans|en suivant|selon|respecte[rsz]?) )?(?:l')?ordre (?:de (?:tournage|prise de vue|la journee)|des evenements|ou (?:ca|cela|les choses|c') ?(?:s'est|se sont|est) (?:passe|deroule|arrive|filme)(?:es|s|e)?|de la chronologie)",
    'ordre chronologique',
  ],
  ['(?:respecte|suis|garde)(?:[rsz]|ez)? la chronologie', 'ordre chronologique'],
  [
    'in the order (?:they were|it was|things were) (?:filmed|shot|recorded)|in the order (?:it|things|they) happened',
    'chronological',
  ],
  [
    "(?:ne )?(?:change|touche|modifie|bouge|derange)[rsz]? (?:surtout )?pas (?:a )?(?:l'|mon )ordre|don't (?:change|touch) (?:the|my) order",
    'ordre donne',
  ],
  [
    "(?:dans )?l'ordre (?:que j'ai choisi|que j'ai mis|choisi|defini|actuel|tel quel)",
    "l'ordre donne",
  ],
  [
    '(?:en |a (?:la )?)?vitesse (?:x ?|de )?(?:0[.,]5|1/2|divisee par (?:deux|2)|reduite(?: de moitie)?)',
    'au ralenti',
  ],
  ['(?:en |a (?:la )?)?vitesse (?:doublee|multipliee par (?:deux|2)|double)', 'en accelere'],
  // Putting in.
  ['(?:r|ra)joute[rz]?|insere[rz]?|incruste[rz]?', 'ajoute'],
  [
    '(?:balance|colle|fous|claque|pose|flanque|cale)(?:[rsz]|ez)?(?:[- ]moi)? (?=(?:le |la |les |un |une |du |des |«|")(?!coupes|plans|cuts))',
    'mets ',
  ],
  // The length of a fade stands behind its place.
  [
    "(fondus?(?: au noir| enchaines?)?|fade(?: out| in| to black)?) ((?:de |d'|of |pendant |sur )(?:une?|deux|trois|quatre|cinq|one|two|three|\\d{1,2}) ?(?:s|sec|secondes?|seconds?)) (a la (?:toute )?fin|au (?:tout )?debut|pour finir|pour commencer|at the (?:end|start))",
    '$1 $3 $2',
  ],
  ['montee? en (?:gamme|tension)', 'montee en puissance'],
  [
    'que la fin (?:se raccorde|revienne|rejoigne|colle|enchaine) (?:au|le|avec le|sur le) debut|the end (?:should )?(?:meets?|joins?|runs? into) the (?:start|beginning)',
    'en boucle',
  ],
  // How long.
  ['(?:reste[rsz]? |tenir )?(?:sous|en dessous de) la barre d(?:es|e|u) ', 'moins de '],
  ['ni que (?:ca|elle|il|la video|le film) (?:fasse|dure|soit a) moins de', 'puis au moins'],
  ["d'une demi[- ]seconde", 'de 0,5 seconde'],
  [
    "j'avais (?:pense|prevu|imagine) (?:a |de )?(?:une?|deux|trois|dix|quinze|vingt|trente|quarante|\\d{1,3}) ?(?:minutes?|min|secondes?|sec|s),? mais (?:en fait )?",
    '',
  ],
  ['every second and a half', 'every 1,5 seconds'],
  ["d'(?=\\d)", 'de '],
  ['(?:deux|2|two) fois plus vite|two times faster|twice as fast', 'en accelere'],
  [
    '(?:deux|2|two) fois (?:plus lent(?:ement)?|moins vite)|twice as slow|two times slower',
    'au ralenti',
  ],
  ...politeWords,
  ...everydayWords,
];

export const sameWords: readonly (readonly [RegExp, string])[] = table.map(([said, meant]) => [
  new RegExp(`(?<![a-z0-9_])(?:${said})(?:(?<=[ '])|(?![a-z0-9_]))`, 'dg'),
  meant,
]);
