import type { Impossible } from '../act.ts';
import type { Row } from './talk-table.ts';

export const filmNames = String.raw`(?:films?|montages?|videos?|reels?|movies?|court[- ]metrages?|diaporamas?|diapos?|slideshows?|vlogs?|teasers?|bandes?[- ]annonces?|trailers?|shorts?|tiktoks?|best[- ]?of|showreels?|compilations?|recaps?|vid)`;
/** « une affiche de film », « un logo pour ma chaîne vidéo » are pictures. */
const print = String.raw`(?:affiches?|posters?|logos?|vignettes?|miniatures?|thumbnails?|pochettes?|jaquettes?|scenes?|images?|dessins?|illustrations?|portraits?|couvertures?|covers?|cameras?|projecteurs?|bobines?|ecran|stills?)`;
const noPrint = String.raw`(?!(?:comment|how|c'est quoi|qu'est|pourquoi|explique|what|where|ou|can i|peut[- ]on|puis[- ]je|je peux|combien)\b)(?!.*\b${print}\b.{0,25}\b${filmNames}\b)(?!.*\b(?:style|comme) (?:dans )?(?:un|d'un|de|du) (?:vieux )?film\b)(?!.*(?:combien|ca (?:passe|coute|prend)|pourquoi|est ou|(?:a|ont) (?:plante|echoue|crashe)|failed|crashed|stuck|(?:marche|affiche|lance|ouvre|charge) pas))`;
const making = String.raw`(?:(?:re)?fai[st]|(?:re)?faire|faites|fasse[sz]?|(?:re)?cree[rsz]?|(?:re)?monte[rsz]?|montez|fabrique[rsz]?|construi[st]|concocte[rsz]?|bricole[rsz]?|genere[rsz]?|realise[rsz]?|assemble[rsz]?|prepare[rsz]?|produi[st]|coupe[rsz]?|edite[rsz]?|make|create|cut|edit|produce|generate|build|assemble|transforme[rsz]?|turn|convert|montage|mets|sors|tourne[rsz]?|lance[rsz]?|colle[rsz]?)`;
const changing = String.raw`rends|rendre|raccourci[srt]*|rallonge[rsz]?|accelere[rsz]?|ralenti[srt]*|change[rsz]?|modifie[rsz]?|retouche[rsz]?|corrige[rsz]?|reprends|allonge[rsz]?|make|shorten|lengthen|speed up|slow down|change|edit|modify|fix`;
const ownPictures = String.raw`(?:photos?|images?|dessins?|pictures?|illustrations?|clips?|videos?|rushs?|rushes|plans|footage)`;

/** Asked to be done: what the studio does elsewhere. */
export const studioRows: readonly Row[] = [
  [
    /^(?:comment|how)\b.{0,20}\b(?:supprim|effac|delet)\w*(?!.*\b(?:(?:mon|my|un|an|le|the) (?:compte|account|profil|profile)|par erreur|by mistake)\b(?<!(?:image|photo|picture|film|clip)s? (?:de|from|of) (?:mon|my|le|the) \w+))/,
    { do: 'cannot', what: 'delete' },
  ],
  [
    /^(?!.*\b(?:comment|how)\b)(?=.*\b(?:(?:t'en es|en es-tu|en est|est|sont|en sont) ou|ou en (?:es|est|sont)|(?:des )?nouvelles|du nouveau|any news|plante|echoue|crashe|failed|crashed|affiche pas|ou ca en est|on en est ou|avance(?:nt|ment)?|prete?s?|finie?s?|termine(?:e?s?)?|progress(?:ion|e)?|status|statut|etat|reste[- ]t[- ]il|temps restant|encore long|pourcent(?:age)?|ready|done|trained|finish(?:ed)?|how far|time left|bientot|en cours)\b)(?=.*\b(?:entrainements?|apprentissages?|styles?|modeles?|trainings?|models?|lora)\b)/,
    { do: 'job', what: 'training' },
  ],
  [
    new RegExp(
      String.raw`^(?!.*\b(?:comment|how)\b)(?=.*\b(?:(?:t'en es|en es-tu|en est|est|sont|en sont) ou|ou en (?:es|est|sont)|(?:des )?nouvelles|du nouveau|any news|plante|echoue|crashe|failed|crashed|affiche pas|ou ca en est|on en est ou|avance(?:nt|ment)?|prete?s?|finie?s?|termine(?:e?s?)?|progress(?:ion|e)?|status|statut|etat|reste[- ]t[- ]il|temps restant|encore long|pourcent(?:age)?|ready|done|finish(?:ed)?|how far|time left|bientot|en cours|jamais arrivee?s?|pas arrivee?s?)\b)(?=.*\b(?:${filmNames}|(?:mon|my) edits?|rendus?|exports?|render)\b)`,
    ),
    { do: 'job', what: 'film' },
  ],
  [
    /^(?:and |so )?(?:how|where)(?:'s| is| are|s) (?:my|the|that|our|this) (?:style |new )?(?:training|style|model|lora) (?:going|coming|doing|getting|progressing|looking|at$)/,
    { do: 'job', what: 'training' },
  ],
  [
    new RegExp(
      String.raw`^(?:and |so )?(?:how|where)(?:'s| is| are|s) (?:my|the|that|our|this) ${filmNames} (?:going|coming|doing|getting|progressing|looking|at$)`,
    ),
    { do: 'job', what: 'film' },
  ],
  [
    /^(?:(?:alors|et|bon)[\s,]*)?(?:(?:c'est |ca |are (?:we|you) |is it |it's )?(?:ou en (?:est[- ](?:on|ce que (?:ca|tu))|es[- ]tu|sommes[- ]nous)|on en est ou|t'en es ou|ou ca en est|ca avance|ca en est ou|(?:c'est )?(?:bientot )?(?:pret|fini|termine)|qu'est[- ]ce qui est en cours|(?:mes |quels )?travaux en cours|(?:my )?(?:running )?jobs|what'?s running|progress|avancement|il reste combien de temps|ready yet|done yet))[\s?]*$/,
    { do: 'job', what: 'any' },
  ],
  [
    /^(?!.*\b(?:comment|how|what|combien|quoi|pourquoi|why)\b)(?!(?:do|does|did|est-ce que (?:vous|tu)|vous|will) (?:you |vous |tu )?(?:train|entraine|apprend|learn|use|utilis)\w*\b)(?!.*\b(?:uploads|vos modeles|your models?|ton ia|votre ia)\b)(?!(?:puis[- ]je|peut[- ]on|can i|je peux)\b)(?!.*\b(?:entrainement de|terrain d')).*\b(?:entraine(?:[rsz]|ment|ments)?|apprends|apprend|apprendre|train|learn|fine[- ]?tune)\b(?!.*\b(?:foot|football|sport|boxe|chien|joueur|runner)).*\b(?:styles?|modeles?|models?|lora|photos?|images?|dessins?|pictures?|illustrations?|drawings|artwork|la[- ]dessus|on (?:these|this|my))\b|^(?:un |une |a )?(?:nouveau |new )?(?:style|lora)\b.{0,20}\b(?:avec|a partir de|from|with|on) (?:mes|ces|my|these|the)\b|^(?:(?:que )?(?:tu|vous) )?(?:(?:re)?entraine[rz]?|apprends|appren(?:dre|ez|nes|niez)|train|learn)\b.{0,30}\b(?:avec (?:ca|celles?[- ](?:ci|la)|elles)|comme moi|ma (?:facon|maniere|patte)|my (?:way|hand)|like me|with (?:these|them|those)|on (?:these|them|those))\b|^(?:lance[rz]?|demarre[rz]?|commence[rz]?|start|launch|run) (?:un |l'|a |the |my |mon )?(?:nouvel )?(?:entrainement|training|apprentissage)\b|^(?:(?:re)?cree[rsz]?|(?:re)?fai[st]|refaire|faire|fabrique[rsz]?|construi[st]|create|make|build)[- ]?(?:moi)? ?(?:un|mon|le|a|my)? ?(?:nouveau |new |propre |own )?(?:style|modele|lora|model)\b(?!.{0,4} (?:de (?:vie|coiffure)|d'habits))/,
    { do: 'train', words: '' },
  ],
  [
    new RegExp(
      String.raw`^(?:(?:dans|sur|de|in|on) )(?:le|mon|ce|ma|cette|the|my|this) (?:dernier |derniere |last |latest )?${filmNames}\b[ ,:]+\S|^(?:${changing})\b[- ]?(?:moi )?(?:le|mon|ce|ma|la|cette|the|my|this) (?:dernier |derniere |last |latest )?${filmNames}\b(?!.*\b(?:avec|with|from|de) (?:mes|ces|my|these)\b)(?!$)|^(?:le|mon|ce|the|my|this) (?:dernier |last )?${filmNames}\b[ ,:]+(?:(?:en )?plus|moins|more|less|sans|without|(?:est|is|fait|looks) (?:trop|too|un peu trop|a bit too|pas assez|not))\b`,
    ),
    { do: 'change-film', words: '' },
  ],
  [
    new RegExp(
      String.raw`^${noPrint}(?:.{0,25}\b)?${making}\b.{0,40}\b${filmNames}\b|^${noPrint}.{0,90}\b(?:peux|pourrais|pouvez|pourriez|can|could|veux|voudrais|want)\b.{0,14}\b${making}\b.{0,30}\b${filmNames}\b|^${making}(?:[- ](?:moi|nous|me|us))? (?:un|a|une) (?:petit |court |short |little )?clip\b|^${noPrint}(?:(?:un|une|le|la|mon|ma|a|the|my|another|deux|trois|two|petite?|court) |\d+ ?(?:s|sec|secondes?|seconds?)[ -])(?:petite? |court |short |belle? |new |nouveau |nouvelle )*${filmNames}\b|^${noPrint}clip\b.{0,20}(?:\d+ ?s|sec|insta\w*|tiktok|verticale?|story|reel)|^(?:combine|join|merge|assemble)\b.{0,20}\b${ownPictures}\b.{0,12}\binto\b.{0,8}\b${filmNames}\b|^${noPrint}${filmNames}\b|^${making}\b.{0,20}\b(?:mes|ces|les|my|these|the) (?:\d+ )?(?:derniers |last )?(?:clips|rushs?|rushes|videos?|plans|footage)\b|^(?:un |du )?montage (?:de|avec)\b|^${making}\b.{0,30}\b${ownPictures}\b.{0,30}\b(?:en|into|dans) (?:un|une|a|some)? ?${filmNames}\b`,
    ),
    { do: 'film', words: '' },
  ],
  [
    /^(?!donne[rz]?[- ](?:lui|y) )(?!what(?:'s| is) (?:a|the|your) )(?!(?:quel|what|which) (?:modele|model)(?:\?|$|(?: de [a-z]+)? (?:do you|utilise[sz]?|tu|est|is|ia|d'ia)\b))(?:me |m'|nous )?(?:(?:montre[rz]?|affiche[rz]?|liste[rz]?|donne[rz]?|retrouve[rz]?|trouve[rz]?|cherche[rz]?|ou (?:sont|est|se trouvent|je (?:re)?trouve|(?:re)?trouver)|voir|vois|quels?(?: sont)?|quelles?(?: sont)?|j'ai (?:quels?|quoi comme|combien de)|combien de (?=(?:styles?|modeles?)\b)|show|list|find|search|where(?:'s| are| is| can i find)|which|what|how many|see|open|ouvre[rz]?)(?:[- ](?:moi|me))?\b).{0,30}\b(?:styles?|modeles?|loras?|models?)\b(?!.*\b(?:de|d'un|d'une)\b.*\b(?:dessin|peinture)\b)|^(?:mes|my|les|all my|tous mes) (?:styles?|modeles?|loras?|models?)$/,
    { do: 'list', what: 'styles' },
  ],
  [
    new RegExp(
      String.raw`^(?:me |m'|nous )?(?:montre[rz]?|affiche[rz]?|liste[rz]?|donne[rz]?|retrouve[rz]?|trouve[rz]?|cherche[rz]?|ou (?:sont|est|se trouvent|je (?:re)?trouve|(?:re)?trouver)|voir|vois|quels|quelles|combien (?:de|d'|ai[- ]je de)|recupere[rz]?|revoir|show|list|find|search|where(?:'s| are| is| can i find)|which|what|how many|see|ouvre[rz]?|open)(?:[- ](?:moi|me))?\b.{0,25}\b(?:mes|mon|ma|my|nos|tous les|toutes les|all the|i made|j'ai (?:faits?|faites))\b.{0,12}\b${filmNames}\b|^(?:mes|my|tous mes|all my) ${filmNames}$|^(?:films|videos) (?:have i|ai[- ]je)|^(?:combien|quels?|how many|which) (?:de |d')?${filmNames}\b.{0,12}\b(?:j'ai|ai[- ]je|i have|do i have|have i)\\b`,
    ),
    { do: 'list', what: 'films' },
  ],
  [
    /^(?:me |m'|nous )?(?:montre[rz]?|affiche[rz]?|liste[rz]?|donne[rz]?|retrouve[rz]?|trouve[rz]?|cherche[rz]?|ou (?:sont|est|se trouvent|je (?:re)?trouve|(?:re)?trouver)|voir|vois|quels|combien de|show|list|find|search|where(?:'s| are| is)|which|how many|see|ouvre[rz]?|open)(?:[- ](?:moi|me))?\b.{0,25}\b(?:mes|mon|my|tous les|all the)\b.{0,12}\b(?:clips?|rushs?|rushes|footage)\b|^(?:quels?|quelles?|which|what|combien de|how many) (?:clips?|rushs?|rushes|footage)\b.{0,20}\b(?:j'ai|ai[- ]je|i have|do i have|have i|dispo\w*|il y a)\b|^(?:mes|my) (?:clips|rushs?|rushes)$/,
    { do: 'list', what: 'clips' },
  ],
  [
    /^(?:me |m'|nous )?(?:montre[rz]?|affiche[rz]?|liste[rz]?|donne[rz]?|retrouve[rz]?|trouve[rz]?|cherche[rz]?|ou (?:sont|est|se trouvent|je (?:re)?trouve|(?:re)?trouver)|voir|vois|quelles|combien (?:de|d')|show|list|find|search|where(?:'s| are| is| can i find)|which|how many|see|ouvre[rz]?|open)(?:[- ](?:moi|me))?\b.{0,25}\b(?:mes|ma|my|toutes les|all the|nos|les .{0,14}(?:d'hier|de la semaine))\b.{0,16}\b(?:images?|photos?|pictures?|dessins?|creations?|illustrations?|drawings?)\b|^(?:me |m'|nous )?(?:montre[rz]?|affiche[rz]?|liste[rz]?|retrouve[rz]?|voir|revoir|show|list|see|find)(?:[- ](?:moi|me))? (?:toutes |all )?(?:les |the )?(?:images?|photos?|pictures?|dessins?|creations?|drawings?) (?:que j'ai|que nous avons|qu'on a|j'ai|i (?:made|drew|created|did|have)|we made|d'hier|de (?:la semaine|ce mois|cette semaine|aujourd'hui|lundi|mardi)|from (?:yesterday|last|this|today)|made)\b|^(?:me )?(?:retrouve[rz]?|cherche[rz]?|recherche[rz]?|find|search|look)(?:[- ](?:moi|me))? (?:for |dans )?(?:all )?(?:les |la |l'|le |the |mes |my |des |some )?.{0,30}\b(?:images?|photos?|pictures?|dessins?|pics)\b|^(?:mes|my|toutes mes|all my) (?:dernieres |last |recent )?(?:\d+ )?(?:images?|photos?|pictures?|dessins?|creations?)(?: (?:de|d'|du|avec|of|with) .{0,20})?$|^combien d'images (?:j'ai|ai[- ]je)|^how many pictures (?:have i|did i)/,
    { do: 'list', what: 'pictures' },
  ],
];

/** Known, and not to be had here. `always`: with or without a picture at hand. */
export const impossibleRows: readonly (readonly [RegExp, Impossible, 'always' | 'of-picture'])[] = [
  [
    /^(?!(?:enleve|ote|retire|vire|efface|supprime|ajoute|rajoute|mets|place|pose|remove|add|put|erase)[rsz]? .{3,40} (?:du|au|dans le|de l'|a l'|in the|from the) ?(?:fond|arriere[- ]plan|background)$).*\b(?:arriere[- ]plan|fond(?! d'ecran)|background)\b/,
    'background',
    'of-picture',
  ],
  [
    /\b(?:anime(?:[rz]|[- ](?:la|le|les|moi)\b)|anime (?:cette|l')|animate|en boucle|(?:fai[st]|faire|faites) (?:pulser|danser|clignoter|onduler|couler|tournoyer|scintiller|marcher|voler) (?:la|le|les|l')|mets[- ](?:la|le) en mouvement|bring it to life|(?:fai[st]|faire|faites)(?:[- ](?:la|le|les))? bouger|(?:la|le|les) faire bouger|make .{1,24} move|en gif|gif anime)\b/,
    'animate',
    'of-picture',
  ],
  [
    /^(?:un |une |le |a )?(?:fonds|fondre|superpose[rz]?|mixe[rz]?|reuni[st]?|reunir|joins|join|combine[rsz]?|fusion|fusionne[rsz]?|melanges?|melange[rsz]?|assemble[rsz]?|marie[rsz]?|merge|blend|mix|combine)\b.{0,40}\b(?:et|and|avec|with|(?:les|des) deux|the two|both|ensemble|together|ces|these|les)\b/,
    'combine',
    'of-picture',
  ],
  [
    /\b(?:inscri[st]|inscrire|ecri[st]|ecrire|ecrivez|marque[rz]?|inscrivez|pose[rz]?|place[rz]?|appose[rz]?|grave[rz]?|write|add|put|ajoute[rz]?|mettez|mets|mettre)\b.{0,14}(?:«|"|“|\b(?:le |un |du |a |the |some )?(?:texte?|mots?|phrase|text|words?|nom|prenoms?|initiales|initials|name|slogan|titre|title)\b)|^(?:signe[rz]?|sign)[- ](?:la|le|it|the|this)(?![a-z])|^(?:(?:(?:me|m|nous|lui|y|l|le|la)[ '])*(?:inscri[st]|inscrire|ecri[st]|ecrire|marque[rz]?|grave[rz]?)|write|engrave)(?:[- ](?:moi|me))?(?: .{1,40})?(?: dessus| (?:en|au) (?:bas|haut|milieu|centre)| sur (?:l'image|la photo|elle)| (?:on|over|across) (?:it|the (?:picture|image|photo|top|bottom)))$/,
    'inscribe',
    'of-picture',
  ],
  [
    /\b(?:envoie|envoyer|envoyez|envoi|send|email|e-?mail|poste[rz]?|publie[rz]?|publish|tweete?|imprime[rz]?|print|post (?:it|this|that)|mets[- ](?:la|le) (?:sur|en ligne)(?: mon)?(?: (?:insta\w*|facebook|twitter|tiktok|pinterest|snap\w*|x))?$)\b(?!.*\b(?:carte postale|affiche)\b)/,
    'send',
    'of-picture',
  ],
  [
    /^(?:un |une |des |deux |a |some )?(?:tirages?|impressions?|prints?)(?: (?:papier|photo|sur papier|on paper|of (?:it|this|that))(?: .{0,20})?)?$/,
    'send',
    'always',
  ],
  [
    /^(?:envoie[rz]?|envoyez|poste[rz]?|publie[rz]?|partage[rz]?|mets|mettez|send|post|share|publish|upload|put) .{2,40}(?:sur|par|via|on|to|by) .{0,14}(?:facebook|insta(?:gram)?|twitter|tiktok|linkedin|pinterest|snap(?:chat)?|whatsapp|messenger|discord|reseaux(?: sociaux)?|e?-?mail|sms|social media)(?: .{0,10})?$/,
    'send',
    'always',
  ],
  [
    /^(?:envoie[rz]?|send|partage[rz]?|share|publie[rz]?|poste[rz]?|post|tweete?|imprime[rz]?|print|mail)(?:[- ](?:moi|nous))?(?:[- ](?:la|le|les|moi|ca|cela|it|this|that|them))?(?: (?:l'|cette |la |ma |mon |le |the |my |this )(?:image|photo|film|video|dessin|picture))?(?: (?:sur|on|a|to|par|by|via|un|le|mon|ma|my) .{1,30})?$/,
    'send',
    'always',
  ],
  [
    /^(?:supprime[rz]?|efface[rz]?|jette[rz]?|vire[rz]?|degage[rz]?|delete|trash|remove)[- ]?(?:la|le|les|moi|cette|ces|l'|it|this|that|the|toutes|tous|mes|all|my)?(?: ?(?:la|le|les|mes|ces|ma|mon|the|my|these))? ?(?:(?:premiere|deuxieme|troisieme|quatrieme|avant[- ]derniere|derniere|seconde|precedente|everything|tout|all of (?:it|them)|them all|all|eux|elles|reste|rest|autres|others|previous|fourth|last|first|second|third|1re|2e|3e|2|1|3|image|photo|picture|images|photos|pictures|dessin|one|conversation|discussion|chat|film|films|video|style)\b[ \d]*)*(?: (?:de|du|dans|from|in|of) (?:(?:mon|ma|mes|le|la|my|the) )?(?:compte|galerie|espace|profil|studio|account|gallery|space|profile))?$/,
    'delete',
    'always',
  ],
  [
    /^(?:supprime[rz]?|efface[rz]?|jette[rz]?|vire[rz]?|vide[rz]?|delete|trash|erase|wipe|clear|bin)(?: moi)? (?:toutes? |tous |all )?(?:of )?(?:mes|ma|mon|my|les|the|l') ?(?:[a-z]+ ){0,2}(?:images?|photos?|dessins?|conversations?|discussions?|films?|videos?|styles?|clips?|galerie|historique|pictures?|drawings?|chats?|gallery|history|movies?)(?: (?!d[eu] |sur |of |on |in ).*)?$|^(?:mets?|mettre|mettez|jette[rz]?|put|throw)(?:[- ](?:la|le|les|it|this|that|them))? .{0,20}(?:poubelle|corbeille|bin|trash)$|^(?:a la |allez |direct )?(?:poubelle|corbeille|trash it|bin it|a (?:supprimer|jeter|effacer|virer))$/,
    'delete',
    'always',
  ],
  [
    /\b(?:ecri[st]|ecrire|redige[rz]?|write|raconte[rz]?|tell me|dis[- ]moi|trouve[rz]?|invente[rz]?|code[rz]?|programme[rz]?|fai[st]|faire)\b.{0,20}\b(?:devoirs?|exposes?|dissertation|homework|slogans?|un nom|a name|site web|poeme|histoire|texte|article|lettre|mail|email|scenario|script|code|programme|fonction|(?<!(?:deuxieme|autre|nouvel|troisieme|second) )essai|chanson|compliments?|petits? mots?|paroles|legende|comptines?|fables?|haikus?|discours|cv|dictee|quatrains?|sonnets?|rap|annonce|voeux|sms|tweet|bio|biographie|nursery rhyme|rhymes?|toast|limerick|paragraph|description|post|blog|resume|poem|story|text|essay|letter|lyrics|function|caption|joke|blague|conte)\b|\b(?:rediger?|redige[rz]?|draft|proofread)\b|\b(?:traduis|traduire|translate|resume[rz]? (?:ce|this)|corrige[rz]? (?:mes|mon|ce|le|my|this) ?(?:fautes?|textes?|lettre|mail|orthographe|redaction)|calcule|summarize)\b|^(?:un|une|a) (?:poeme|blague|joke|poem|histoire drole)\b/,
    'write',
    'always',
  ],
  [
    /\b(?:compose[rz]?|genere[rz]?|cree[rsz]?|fai[st]|joue|chante|enregistre|compose|generate|create|make|sing|play)\b.{0,20}\b(?:musiques?|chansons?|melodies?|nappes? sonores?|ambiances? sonores?|sons?|voix|bruits?|fonds? sonores?|bruitages?|bande[- ]son|podcast|song|music|tune|melody|sound|voice|jingle|audio)\b(?!.*\b(?:affiche|poster|pochette|festival|concert|instrument)\b)|^(?:(?:r|re)?ajoute[rsz]?|mets?|mettre|monte[rz]?|baisse[rz]?|add|put|turn (?:up|down))(?:[- ](?:moi|y|lui|on|it))? (?:de la |du |une |un |le |la |some |a |the )?(?:musiques?|sons?|fonds? sonores?|voix|bruits?(?: de [a-z]+)?|bruitages?|music|sounds?|voice(?:[- ]?over)?)(?: off)?\b|^(?:(?:me |m'|nous |la |le )?(?:joue[rz]?|chante[rz]?|fredonne[rz]?)|sing|hum|play)(?:[- ](?:moi|me|nous))?[- ](?:un|une|a|some|quelque|something|la|le|it|this|that|ca|cela)\b|^(?:chante[rz]?|fredonne[rz]?|sing|hum)(?: (?:aussi|too|along|to me|for me|pour moi))?$|^(?:une? |a )?(?:chanson|musique|melodie|jingle|song)\b/,
    'sound',
    'always',
  ],
];
