import { filmNames } from './studio-table.ts';

const said = (words: string) => new RegExp(`(?<![a-z0-9])(?:${words})(?![a-z0-9])`);

const files =
  'png|jpe?g|webp|heic|heif|gifs?|mp4|mov|mkv|avi|webm|svg|pdf|psd|raw|tiff?|bmp|mp3|wav|4k|8k|1080p?|720p?|uhd';
const pictureNames =
  'images?|photos?|photographies?|dessins?|illustrations?|tableaux?|peintures?|creations?|[oœ]e?uvres?|planches?|carnets?|travaux|croquis|aquarelles?|toiles?|visuels?|pictures?|drawings?|paintings?|artworks?|sketches';

/** What may be spoken of, in the words of either language, wherever they stand. Folded. */
export const concepts = {
  film: said(`${filmNames}|clip|(?<=(?:mon|my|the|l') ?)edits?`),
  clips: said(
    'clips?|rushs?|rushes|footage|sequences? video|videos (?:de|des|du|from|of)|mes videos|my videos|ces videos|the videos|les videos',
  ),
  pictures: said(pictureNames),
  styles: said('styles?|modeles?|loras?|models?'),
  training: said(
    'entrainements?|apprentissages?|styles?|modeles?|loras?|trainings?|models?|trainer',
  ),
  own: said(
    "mes|mon|ma|nos|notre|my|our|mine|a moi|j'ai|i have|i've|i made|i did|que j'ai|qu'on a|do i have|have i|i got",
  ),
  ownWork: said(
    "(?:ce que|tout ce que|celles? que|ceux que|tout ce qu'|ce qu')(?: ?j'ai|on a| nous avons| tu m'as) (?:deja |tout )?(?:dessinee?s?|faite?s?|cree\\w*|generee?s?|peinte?s?|produite?s?)|(?:everything|what|all) (?:i|we)(?:'ve| have)? (?:already )?(?:made|drawn|drew|created|done|generated)|(?:ai|avais)[- ]je (?:deja )?(?:faite?s?|dessinee?s?|cree\\w*)|i (?:made|drew|created)(?! (?:it|this|that))",
  ),
  look: said(
    "montre\\w*|remontre\\w*|affiche\\w*|liste\\w*|list|donne\\w*|cherche\\w*|recherche\\w*|retrouve\\w*|trouve\\w*|rappelle\\w*|voir|revoir|consulter|ressors|sors|ouvre|parcourir|show|find|see|browse|open|search|display|remind|pull up|look (?:for|at)|bring up|dig up|which|what|where(?:'s)?|quels?|quelles?|lesquel\\w*|combien|how many|ou (?:sont|est|se trouve\\w*|trouver|retrouver|voir|puis[- ]je (?:re)?(?:trouver|voir)|je (?:re)?trouve|je peux (?:re)?(?:trouver|voir))|(?:sont|est) ou|ou$|c'est quoi|inventaire|recap\\w*|historique|history",
  ),
  have: said(
    "j'ai|on a|nous avons|ai[- ]je|est-ce que j'ai|ai deja|do i have|have i|i have|i've got|i got",
  ),
  progress: said(
    "finie?s?|termine\\w*|prete?s?|avanc\\w*|progress\\w*|bientot|en est|en es|en sont|il vient|elle vient|arrive\\w*|appris\\w*|quand (?:est|sera|ce|c'|aurai|vais)\\w*|reste|ca y est|toujours pas|pas encore|pourcent\\w*|delai|nouvelles|done|ready|finished|going|coming|come along|status|yet|how far|almost|statut|etat|en cours|under way|sorti|boucle\\w*|ca donne quoi|traine\\w*|patience|eta|percent|tourne|charge|echoue\\w*|plante\\w*|failed|stuck|crashed|bloque\\w*|figee?",
  ),
  stop: said(
    "arrete\\w*|annul\\w*|interromp\\w*|stopp?e?\\w*|abandonn\\w*|suspen\\w*|plus besoin|veux plus|no longer|don't need|don't want|cancel\\w*|abort|kill|drop|halt|end|laisse tomber|oublie|forget|scrap|call off|coupe\\w*",
  ),
  learn: said(
    'appren\\w*|appris\\w*|entrain(?:e[rsz]?|es?|ant|ons)|reentraine\\w*|train|teach|learn\\w*|eduque\\w*|imite\\w*|copier|retenir|retien\\w*|memorise\\w*|assimile\\w*|mimic',
  ),
  hand: said(
    'patte|maniere|facon|trait|coup de crayon|griffe|touche|comme moi|my hand|my way|like me|mon univers|mon style|my style|ma technique|la-dessus|on (?:these|those|them)',
  ),
  material: said(
    `(?:mes|ces|cette|my|these|those|our|nos|les|the|de|\\d+|quinze|vingt|trente|toutes|mes propres) (?:\\w+ ){0,3}?(?:${pictureNames})`,
  ),
  triggerGiven: said('(?:mot[- ]declencheur|trigger(?: word)?|declencheur) ?[:=]? ?[a-z0-9]{2,}'),
  fresh: said(
    'nouveau|nouvelle|un style|a style|new|cree\\w*|fai[st]|faire|fabrique\\w*|lance\\w*|demarre\\w*|commence\\w*|start|build|make|create|run|ajoute\\w*|tire|sors|construi\\w*',
  ),
  making: said(
    'fai[st]|faire|faites|fasse\\w*|monte[rz]?|cree\\w*|assemble\\w*|colle\\w*|realise\\w*|produi\\w*|prepare\\w*|compile\\w*|raccorde\\w*|enchaine\\w*|bout a bout|mets|mettre|besoin|veux|voudrais|aimerais|faudrait|tire|sors|bricole\\w*|concocte\\w*|make|cut|edit|put|stitch|assemble|create|build|turn|splice|need|want|produce|compile|throw|whip',
  ),
  seconds: said(
    '\\d+ ?(?:s|sec|secs|secondes?|seconds?|min|minutes?|mn)|(?:une|un|deux|trois|one|two|three|demi|a|half a)[- ](?:minutes?|minute)|(?:quinze|vingt|trente|quarante|soixante|ten|fifteen|twenty|thirty|sixty) (?:secondes?|seconds?)',
  ),
  platform: said('tiktoks?|reels?|insta\\w*|story|stories|shorts|youtube|facebook'),
  filmManner: said(
    'rythmee?|dynamique|souvenirs?|musique|music|upbeat|fast[- ]paced|punchy|emouvante?|teaser|resume|recap|best[- ]of|trailer|generique|fondus?|transitions?|bande[- ]annonce',
  ),
  filmPart: said(
    'musiques?|sous[- ]titres?|titres?|voix(?: off)?|transitions?|generique|bande[- ]son|fondus?|intro|music|subtitles?|captions?|titles?|voice[- ]?over|soundtrack',
  ),
  how: said(
    "comment|how|marche a suivre|etapes?|procedure|methode|guide|tuto\\w*|mode d'emploi|c'est possible|possible|peut[- ]on|on peut|puis[- ]je|je peux|can i|can we|can it|is it possible|way to|moyen de|expli\\w*|explain|faut[- ]il|il faut|faut|steps|qu'est-ce qu'il faut|ca se passe|s'y prendre|s'y prend|a quoi|c'est quoi|what(?:'s| is| are| does)|sert|servent|difference",
  ),
  pay: said(
    'prix|tarifs?|cou[st]t?(?:e|er|ent|era|ait)?|couts?|gratuite?s?|gratuitement|gratos|gratis|payer|payants?|payantes?|paye|paie|abonnements?|abonner|abos?|forfaits?|formules?|free|price[sd]?|pricing|costs?|charge[ds]?|subscription|pay|paid|paying|euros?|dollars?|facture\\w*|factur\\w*|devis|argent|money|(?:trop|est|pas|moins|plus|si) chere?s?|expensive|cheap|credits?|cartes? (?:bancaires?|bleues?|de credit)|cb|credit card|paypal|visa|debite\\w*|preleve\\w*|balles|thune|fric|rembours\\w*|refund\\w*|essai|trial|promo\\w*|reduc\\w*|discount|billing|billed|invoice|plan gratuit|budget|resili\\w*|desabonn\\w*',
  ),
  whoSees: said(
    "(?:qui|mes parents|mon (?:patron|mari|employeur|ecole)|les? (?:profs?|parents|eleves|enfants|clients?|autres)|my (?:parents|boss|teacher|mom|wife|husband)|quelqu'un|d'autres|autres|les gens|tout le monde|personne|vous|tu|equipe|who|anyone|anybody|someone|others|people|everybody|everyone|strangers|you) (?:\\w+ ){0,3}?(?:voi[rts]\\w*|voient|verr\\w*|acces|regarde\\w*|lis|lit|lisez|lire|lue?s?|access|sees?|look|view|read|has access|have access|get to see)|lue?s? par|vue?s? par|seen by|read by|visibles?|consultables?|publi(?:que|c)s?|public|accessibles?",
  ),
  sent: said(
    "ce que (?:je|j')\\w*|ce qu'on|(?:les photos|photos|images) de mes|mes (?:produits|[oœ]e?uvres|photos?|images?|donnees|dessins?|fichiers?|clips?|videos?|messages?|conversations?|creations?|infos?|informations?|photographies)|ma photo|mon image|nos (?:photos|images|donnees)|my (?:photos?|pictures?|images?|uploads?|data|files?|videos?|clips?|stuff|drawings?|chats?|conversations?|information)|uploads|what i (?:send|upload|write|type)|photos? de (?:mes|ma|mon)|les photos|visages?|faces?",
  ),
  kept: said(
    "garde\\w*|gardez|conserv\\w*|stock\\w*|hebergee?s?|heberge\\w*|serveurs?|servers?|restent?|partent?|vont|finissent|atterri\\w*|deviennent|devient|end up|go|goes|kept|keep|stored?|storage|deleted|effacees?|supprimees?|utilise\\w*|reutilis\\w*|servent|sert|used?|vend\\w*|revend\\w*|repris\\w*|diffus\\w*|ailleurs|recupere\\w*|sell|sold|shared?|partage\\w*|transmi\\w*|fuit\\w*|leak\\w*|cloud|entrain\\w*|train\\w*|safe|en securite|secure\\w*|securis\\w*|a l'abri|prote\\w*",
  ),
  privacy: said(
    'vie privee|privees?|prives?|confidenti\\w*|privacy|private|rgpd|gdpr|cnil|cookies?|traceurs?|tracking|espionn\\w*|anonym\\w*|donnees (?:personnelles|perso)|personal data|securis\\w*|secure|en securite|safe|piratage|pirater|hack\\w*|chiffr\\w*|encrypt\\w*',
  ),
  files: said(
    `${files}|fichiers?|(?<!je )files?|file types?|formats?|extensions?|photos? (?:d'|de |de mon |from (?:my |an )?)(?:iphone|telephone|android|appareil)|resolutions?|definition|pixels|dpi|dimensions`,
  ),
  extension: said(files),
  accept: said(
    'accepte\\w*|prends|prend|prennent|prenez|supporte?\\w*|supports?|lis|lit|lire|lisez|ouvre\\w*|gere\\w*|import\\w*|upload\\w*|envoyer|deposer|charger|mettre|passent?|compatibles?|read|open|take|takes|handle|accept|work with|export\\w*|sortie|en quoi|marchent?|fonctionne\\w*|quels?|quelles?|which|what|possible',
  ),
  weight: said(
    '\\d+(?:[.,]\\d+)? ?(?:go|gb|gigas?|mo|mb|megas?|ko|kb)|trop (?:lourd|gros|long|grand)e?s?|too (?:big|large|heavy|long)|lourde?s?|poids|taille (?:max\\w*|limite)|file size|max(?:imum|i|imale?)?|limites?|limitee?s?|limit|limits|limited|plafond|quotas?|cap|au plus|at most|up to|illimitee?s?|unlimited',
  ),
  howMany: said("combien|how many|how much|nombre|number of|how (?:long|big|large)|jusqu'a"),
  perDay: said(
    "par jour|par mois|par semaine|per day|a day|per month|a month|per week|a la fois|at once|d'un coup|en meme temps|maximum|max|minimum|mini|au moins|at least|autorise\\w*|allowed",
  ),
  need: said(
    "faut|faudrait|necessaires?|besoin|suffi\\w*|need|needed|required|enough|takes?|m'en faut|minimum|obligee?|oblige\\w*",
  ),
  trigger: said(
    'mots? (?:declencheurs?|magiques?|cles?)|mot-declencheur|declencheurs?|trigger(?: words?)?|triggers|magic word|keyword',
  ),
  retouch: said(
    'retouch\\w*|modif\\w*|edit(?:er|ing|ions?|s)?|changements?|changer|corriger|corrections?|ameliorer|transformations?|transformer|recadr\\w*|change|ajust\\w*|adjust\\w*|edits|effets?|filtres?|filters?|effects?',
  ),
  which: said(
    "quoi|quels?|quelles?|what|which|lesquel\\w*|tout ce que|exactement|exactly|jusqu'ou",
  ),
  technology: said(
    "technolog\\w*|techno|tech|logiciels?|software|moteurs?|engine|algo\\w*|ia|(?<!j')ai(?![- ]je)|intelligence(?: artificielle)?|gpt\\S*|chatgpt|openai|claude|mistral|gemini|midjourney|stable diffusion|dall-?e|llm|reseau de neurones|neural|quel modele|which model|what model|sous le capot|under the hood|derriere (?:toi|tout ca|ca|ce|le|l'|armoni)|se cache derriere|programme (?:par|en)|powers|powered|runs? (?:on|you)|tourne[sz]? sur|machine|robot|bot|humaine?|human|(?:vrai|real|une|un|a) ?(?:monsieur|dame|madame|personne|person|guy|gars)|affaire a|parlent? a|diffusion|vraie personne|real person|hors ligne|offline|fonctionne[sz]? avec|based on|basee? sur|built on|fabriquee?|invente|t'a (?:cree|fait|concu|invente|code)|made you|built you|created you",
  ),
  you: said(
    "tu|t'|toi|te|es-tu|vous|you|your|ton|tes|c'est|assistant|derriere|there|this|it|utilise\\w*|uses?|on parle|je parle",
  ),
  unable: said(
    "(?:tu |vous |you )?(?:(?:ne |n')?(?:sais|sait|peux|peut|arrives?|savez|pouvez)(?:[- ]tu)? pas|can't|cannot|can not|unable|not able)|(?:tes|ses|vos|your|its) (?:limites?|points? faibles?|faiblesses?|defauts?|limits?|weakness\\w*|limitations?)|incapable|pas doue|bad at|struggle|nul en",
  ),
  keys: said(
    'raccourcis?|clavier|touches?|shortcuts?|keyboard|hotkeys?|ctrl|entree|enter key|which key|what key|maj|a la ligne|saut de ligne|line break|new line|next line|nouvelle ligne|sans envoyer|without sending',
  ),
  save: said(
    'conserv(?:er|e)|garder|telecharg\\w*|download\\w*|enregistr\\w*|sauvegard\\w*|save|saved|saving|recuper\\w*|partag\\w*|share|sharing|lien|link|sur mon (?:ordi\\w*|tel\\w*|pc|mac|portable|disque|bureau)|on my (?:computer|phone|laptop|disk|desktop)|garder une copie|copie|keep a copy|exporter|mettre de cote|la garder|les garder|envoyer a',
  ),
  device: said(
    '(?:ordi\\w*|pc|mac|tel|telephone|portable|disque|bureau|cle usb|usb|computer|phone|laptop|disk|desktop|galerie photo|pellicule)',
  ),
  again: said(
    "recettes?|recipes?|graines?|seeds?|a l'identique|identiques?|identical\\w*|reprodui\\w*|reproduce|exactement la meme|exactly the same|same (?:one|picture|image) again|retomber sur|re-?obtenir|ravoir la meme|refaire la meme|refaire exactement|redo exactly|quel prompt|what prompt|meme resultat|same result|replicate",
  ),
  artificial: said(
    "ia|(?<!j')ai(?![- ]je)|intelligence artificielle|artificial intelligence|ordinateur|computer|machine|pas (?:un|une) vraie?|pas vraie?|pas reelle?|fake|faux|fausse|generee?s?|generated|not real|pas un humain|ordi|robot|synthetique|truquee?",
  ),
  tells: said(
    'voi[rt]|verr\\w*|voient|sait|savoir|sauront|saura|devin\\w*|remarqu\\w*|repere\\w*|reconnai\\w*|detect\\w*|tell|know|notice|see|spot|prouv\\w*|prove|proof|preuve|verifi\\w*|verify|check|authentifi\\w*|certifi\\w*|indique\\w*|(?:est|sont|soit) marquee?s?|labell?ed|marked|mention\\w*|signale\\w*|se voit|obvious|visible',
  ),
  mark: said(
    "filigranes?|watermarks?|c2pa|content credentials|metadonnees|metadata|signature numerique|tatouage numerique|trace (?:invisible|d'ia|de l'ia)|marquage|empreinte|logo armoni|origine de l'image|provenance",
  ),
  long: said(
    'combien de temps|longtemps|how long|longue?s?|lente?s?|slow|fast|vite|rapide\\w*|attendre|attente|wait|durent?|dure|duree|delai\\w*|(?:du|le|de|trop de) temps|minutes|heures|hours|quick|instantane\\w*|takes? (?:so )?long|traine\\w*',
  ),
  rights: said(
    "droits?|copyright\\w*|licences?|licen[cs]e[ds]?|commercial\\w*|vend\\w*|vente|revendre|sell|selling|appartien\\w*|proprietaire|propriete|own|owner\\w*|owns|belongs?|imprime\\w*|tirage|royalt\\w*|libres? de droits|a moi|mine|t-?shirts?|tee-?shirts?|mugs?|merch\\w*|etsy|redbubble|monetis\\w*|publier|legal\\w*|droit d'auteur|plagiat|exploit\\w*|clients?|depose[rz]?",
  ),
  useFor: said(
    '(?:utilis\\w*|use|using|mettre|servir|exploiter|put|display|expose\\w*|afficher|en faire|make|coller|imprimer|print) .{0,30}?(?:pour|sur|dans|for|on|in|un|des|as|a)',
  ),
  lost: said(
    'supprim\\w*|efface\\w*|jete\\w*|perdue?s?|perdu|deleted?|erased?|lost|removed|threw|thrown|disparu\\w*|vire\\w*|mis a la poubelle|trashed|binned',
  ),
  recover: said(
    'recuper\\w*|retrouv\\w*|restaur\\w*|restor\\w*|recover\\w*|get back|bring back|ravoir|revenir|remettre|annuler|undo|undelete|sans (?:le )?(?:vouloir|faire expres)|par erreur|par accident|by (?:mistake|accident)|megarde|accidentally|faire marche arriere|get (?:it|them) back|ou va|ou vont|where do',
  ),
  bin: said('corbeille|poubelle|recycle bin|trash|rubbish|bin'),
  everything: said(
    "toutes? mes|tous mes|toutes les donnees|mes donnees|tout ce|tout mon|l'ensemble de mes|all (?:of )?my|my data|everything|whole account|archive|d'un coup|en une fois|export\\w*|rapatrier|copie de mes donnees",
  ),
  account: said(
    "comptes?|account|mot de passe|mdp|password|passwd|identifiants?|login|log ?in|log ?out|sign ?(?:in|up|out)|connect(?:er|e|ion|ez)|reconnecter|deconnect\\w*|inscri(?:re|ption|vez|s)|s'inscrire|m'inscrire|desinscri\\w*|profil|profile|adresse (?:e?-?mail|mail|electronique)|e-?mail address|changer (?:de|d'|mon) (?:mail|e-?mail|adresse|pseudo|nom)|pseudo|username|double authentification|2fa|passkeys?|cles? d'acces|register",
  ),
  contact: said(
    "contact\\w*|joindre|support|service client|sav|hotline|(?:un|le|votre) numero|(?:par|votre|de) telephone|appeler|phone number|call you|reach|email you|ecrire (?:a l'equipe|au support|quelque part)|vous ecrire|humain|human|quelqu'un|someone|somebody|real person|une personne|signaler|report|reclam\\w*|plainte|complain\\w*|equipe|m'adresser|s'adresser|difficultes?|avis|feedback|suggestion|parler a",
  ),
  broken: said(
    "bug\\w*|beug\\w*|erreurs?|errors?|probleme\\w*|problem\\w*|souci\\w*|panne|plante\\w*|crash\\w*|bloque\\w*|stuck|broken|(?:marche|fonctionne|charge|s'affiche|s'ouvre|repond|demarre|passe) (?:pas|plus|mal)|fails?|failed|failing|not working|doesn't work|won't|rame|lag\\w*|blank|ecran (?:blanc|noir)|freeze\\w*|fige\\w*|arrive (?:pas|plus)|i can't|i cannot|tourne en rond|tourne dans le vide|echou\\w*|echec|issue",
  ),
  cutOut: said(
    'transparente?s?|transparent|detour\\w*|decoup\\w*|sans fond|fond|arriere[- ]plan|background|cut[- ]?out',
  ),
  theirs: said(
    '(?:vos|votre|ton|tes|your) (?:modeles?|ia|ai|models?|algo\\w*|intelligence\\w*|moteurs?|engine)',
  ),
  part: said(
    'uploads?|import\\w*|boutons?|buttons?|pages?|site|appli\\w*|app|ecran|screen|lecture|lecteur|player|telechargements?|downloads?|fichiers?|connexion|trainer|galerie|gallery|edytor|chargement|lien|link|son|sound|micro',
  ),
  abilities: said(
    "(?:tu|vous|t'|on|you|i|je|one|armoni|l'assistant|ici) (?:\\w+ ){0,2}?(?:sais|peux|savez|pouvez|sers|fais|servez|marches?|fonctionnes?|do|can|proposes?|offre\\w*|peut|commence\\w*|start|work|works|utilise\\w*|help|offer)|fonctions?|fonctionnalites?|capacites?|features|capable|aide|aider|help|demarrer|debuter|debutant|commencer|utiliser|getting started|get started|begin|mode d'emploi|tuto\\w*|presente-toi|armoni|ce site|this site|cette appli|the app|exemples?|examples?",
  ),
  whatFor: said(
    "quoi|comment|how|what|que|qu'est-ce|explique\\w*|explain|a quoi|where|ou|par ou|autre chose|what else|tout ce|exemples?|examples?|a l'aide|besoin d'aide|need help|help me|aide-moi|aidez-moi",
  ),
  seeIt: said(
    '(?:represente|montre|voi[sr]|voit|vois-tu|reconnai\\w*|distingue\\w*|identifi\\w*|decri\\w*|analyse\\w*|interprete\\w*|apercoi\\w*|see|show|shows|recogni[sz]e|describe|represents?|depicts?|make out|tell me what)',
  ),
  onIt: said(
    "ce que c'est|ce qu'elle|ce qu'il|ce qu'on|ce que (?:tu|ca|l')\\w*|dessus|la-dessus|dedans|sur (?:l'image|la photo|elle|celle-ci|cette|la|ma)|cette (?:image|photo)|l'image|la photo|quoi|what|qu'est-ce qu\\w*|qui|who|elle|it|this|that|picture|image|photo",
  ),
} as const satisfies Readonly<Record<string, RegExp>>;

export type Concept = keyof typeof concepts;
