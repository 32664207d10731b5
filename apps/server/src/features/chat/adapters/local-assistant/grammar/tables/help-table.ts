import type { Topic } from '@armoni/contract/facts/fact';

type HelpRow = {
  readonly topic: Topic;
  readonly says: RegExp;
  /** `always`: whatever its form; else only where something is asked. */
  readonly when: 'asked' | 'always';
};

const asked = (topic: Topic, says: RegExp): HelpRow => ({ topic, says, when: 'asked' });
const always = (topic: Topic, says: RegExp): HelpRow => ({ topic, says, when: 'always' });

/** The first row that matches is meant. Folded. */
export const helpRows: readonly HelpRow[] = [
  always(
    'account',
    /\b(?:supprime[rz]?|efface[rz]?|ferme[rz]?|cloture[rz]?|resilie[rz]?|desinscri\w*|delete|close|erase|remove)\b(?! (?:cette|cet|ce|ces|la|les?|l'|mes|mon|this|that|these|the|my|une?|an?) ?(?:images?|photos?|dessins?|pictures?|films?|videos?|clips?|conversations?|styles?)\b).{0,25}\b(?:compte|account|profil|profile|inscription)\b|\bdroit a l'oubli\b|^(?:comment )?(?:me )?desinscri\w*|\b(?:changer|modifier|change|reset|oublie|perdu|forgot)\b.{0,20}\b(?:mot de passe|password|adresse mail|email)\b|\bmot de passe\b|\b(?:log (?:me )?(?:out|in)|sign (?:me )?out|deconnect\w*|se connecter|me connecter|ferme[rz]? la session)\b|\b(?:un compte|an account)\b.{0,20}\b(?:obligatoire|necessaire|required|needed|necessary)\b|\b(?:faut|need)\b.{0,14}\b(?:un compte|an account|s'inscrire|sign up)\b|\bdouble authentification\b|\bpasskeys?\b/,
  ),
  always(
    'export',
    /\b(?:export\w*|recupere[rz]?|telecharge[rz]?|sauvegarde[rz]?|download|backup|get|archive)\b.{0,25}\b(?:toutes? mes|mes donnees|tout ce|mon compte|all my|my data|everything|donnees)\b/,
  ),
  always(
    'bin',
    /\b(?:supprime|efface|perdu|jete|deleted|erased|lost|removed)e?s?\b.{0,45}\b(?:erreur|accident|mistake|expres|le vouloir|megarde|accidentally|by accident|recuperer|retrouver|restaurer|restore|recover|get back)\b|\b(?:restaure[rz]?|recuperer?|retrouver|restore|recover|undelete|get back)\b.{0,40}\b(?:supprime|efface|jete|deleted|conversation)\w*|\b(?:corbeille|recycle bin|trash bin)\b/,
  ),
  asked(
    'ownership',
    /\b(?:droits?(?! d'auteur de)|droits d'auteur|copyright|licences?|license|commercial\w*|vendre|revendre|sell(?! (?:my|our|users?) (?:data|info))|appartien\w*|imprime[rz]?|print|utiliser (?:dans|pour|sur)|use (?:it|them|this) (?:in|for|on)|(?:est|sont|is|are) (?:bien )?(?:a moi|mine)|proprietaire|(?:do|would|will) (?:i|we) own|who owns|owned by|utiliser pour (?:mon|ma) (?:entreprise|site)|royalties|libres? de droits)\b/,
  ),
  asked(
    'trigger-words',
    /\b(?:mots?[- ](?:declencheurs?|declancheurs?|declencheur)|declench\w*|trigger(?: ?words?)?|mots?[- ]cles? (?:du|de mon) style)\b/,
  ),
  asked(
    'keyboard',
    /\b(?:raccourcis?|clavier|touches?|shortcuts?|keyboard|hotkeys?|(?:passer?|aller?|sauter?|retour|revenir) (?:a |de |une )?(?:la )?ligne|saut de ligne|(?:new|next) line|line break|sans (?:l')?envoyer|without sending)\b/,
  ),
  asked(
    'prices',
    /^(?:c'est |ca (?:fait|vaut|coute) |it's )?(?:combien|how much)(?: (?:(?:is|for|per|par|pour|la|l'|un|une|ca|cela|c'est|it|this|that|a|an|the|each|one|image|picture|film|mois|month|an|year)[ ']*)*)?$|\b(?:rembours\w*|refund\w*|desabonne\w*|unsubscribe|prix|tarifs?|cou[st]t?(?:e|er|ent|era)?|cout|gratuite?s?|gratos|payer|payants?|paye|payante|abonnements?|abos?|abonner|free(?: plan| trial)?|prices?|pricing|costs?|subscription|pay|paid|euros?|dollars?|facture\w*|essai gratuit|devis|quote|argent|money|cher|expensive|cheap|credits?|carte (?:bancaire|bleue|de credit)|credit card|paypal|visa)\b(?!.*\b(?:libre de droits|royalt))/,
  ),
  asked(
    'limits',
    /\b(?:limites? (?:de |d')?(?:taille|fichiers?|clips|films?|duree|caracteres|images)|(?:taille|poids|size|duree|length|longueur) (?:max\w*|limite)|\d+ ?(?:go|gb|gigas?|mo|mb)\b|combien de temps max\w*|max(?:imum|i|imale?)? (?:taille|size|poids|de|of|file|length)|(?:combien|how many|how much|how (?:long|big|large))\b.{0,30}\b(?:clips?|images?|photos?|videos?|fichiers?|files|pictures|go|gigas?|mo|caracteres|characters|maximum|max)\b|trop (?:gros|lourd|grand|long)|too (?:big|large|heavy|long)|quotas?|longest|biggest|largest|(?:le|la) plus (?:long|grand|gros|lourd)\w*|(?<!(?:tes|ses|vos|your|its) )(?:limite[sd]?|limits?)|maximum|nombre (?:max\w*|minimum|minimal))\b(?!.*\b(?:dessin|moteur|local|engine|assistant|dessiner|sais|ne (?:sais|peux)|tes)\b)/,
  ),
  asked(
    'privacy',
    /\b(?:(?:lisez|lis|lit|lire|read(?:ing)?|regardez|regardes|voyez)\b.{0,12}\b(?:conversations?|messages?|chats?|images|photos)|(?:restent?|partent?|vont|va) (?:chez|ou)|acces (?:a|aux) (?:mes|mon|ma|nos|ce)|access(?: to)? my|(?:tu|vous|you) (?:also )?(?:utilise[sz]?|use|using|reutilise[sz]?) (?:mes|nos|my|our)|sans (?:risque|danger)|what happens (?:to|with)|(?:que|qu'est-ce que) (?:deviennent|devient)|(?:mettez|stockez|gardez|rangez) ou|revendu\w*|my stuff|donnees|vie privee|privee?s?|confidential\w*|confidentiel\w*|privacy|private|data|rgpd|gdpr|securise\w*|secure|qui (?:peut |pourra )?voi[rt]|voi(?:t|ent) (?:mes|mon|ma)|who (?:can |else )?sees?|visible|publi(?:c|que)\w*|stocke\w*|stored?|espionn\w*|cookies?|traceurs?|tracking|heberge\w*|partagees? avec|vos serveurs|anonym\w*|entraine\w* (?:vos|ton|votre|une|sur) (?:ia|modele|mes)|(?:train|learn)(?:ing|ed)? (?:on|from|with) (?:my|our)|safe(?:ty)?|en securite|secrets?|conserve\w*|gardez|gardes|vous (?:les )?(?:gardez|conservez)|keep my|store|stock\w*|effacees? (?:au bout|apres)|fuite|leak\w*)\b/,
  ),
  asked(
    'formats',
    /\b(?:4 ?k|8 ?k|1080p?|720p?|full hd|uhd|resolutions?|definition|sizes?|tailles?(?! max)|formats?(?! (?:carre|paysage|portrait))|types? de fichiers?|fichiers?|extensions?|import(?:er|ez|ation)?|upload(?:er|ez)?|jpe?gs?|(?<!transparent )pngs?(?! transparent)|webp|heic|gifs?|mp4|mov|mkv|svgs?|raw|psd|pdf|(?<!je )files?|file types?|ratios?)\b/,
  ),
  always(
    'signature',
    /^(?:comment|how|peut[- ]on|can (?:one|people|you|anyone))\b.{0,14}\b(?:savoir|sait|voir|voit|verifie[rz]?|reconnaitre|tell|know|see|verify|check)\b.{0,60}\b(?:ia|ai|intelligence artificielle|artificial intelligence)\b/,
  ),
  always(
    'films',
    /^(?:comment|how|explique\w*|explain|peut[- ]on|est[- ]ce qu[e'].{0,10}(?:peut|possible)|can (?:i|one|we)|puis[- ]je|ou|where)\b.{0,50}\b(?:montages?|monte[rz]?|films?|videos?|reels?|clips?|edytor|editeur|editor|edit)\b|^(?:(?:c'est quoi|qu'est[- ]ce que?|what(?:'s| is)|a quoi (?:sert|ca sert)|(?:ca|il) (?:marche|fonctionne) comment)\b.{0,12}|(?:une? |le |l')?)\b(?:edytor|editor|l'editeur|editeur|montage)(?:$| (?:c'est quoi|comment|ca (?:sert|marche)))/,
  ),
  always(
    'styles',
    /^(?:comment|how|explique\w*|explain|peut[- ]on|est[- ]ce qu[e'].{0,10}(?:peut|possible)|can (?:i|one|we)|puis[- ]je|ou|where|combien|a quoi)\b.{0,50}\b(?:entraine\w*|appren\w*|apprentissage|styles?|modeles?|lora|trainer|train(?:ing)?|learn|models?)\b|^(?:c'est quoi|qu'est[- ]ce qu(?:e|'un)|what(?:'s| is| does)|a quoi (?:sert|ca sert))\b.{0,40}\b(?:styles?|trainer|lora|modeles?|training|entrainement|select trainer)\b|^(?:un |une |le |la |les |a |the )?(?:styles?|trainer|loras?|entrainement|training)\b.{0,6} (?:c'est quoi|comment|ca (?:sert|marche)|sert a|a quoi|what|how)\b|\bdifference\b.{0,30}\b(?:styles?|trainer|lora|modeles?|models?)\b/,
  ),
  asked('gallery', /\b(?:galerie|gallery)\b/),
  asked(
    'duration',
    /\b(?:combien de temps|(?:ca|cela) (?:dure|prend)(?! (?:les?|des|mes|l') ?[a-z])|how long|duree d'attente|longtemps|(?:si|aussi|so) long|(?:est[- ]ce )?(?:rapide|lent)|slow|fast)\b/,
  ),
  always(
    'sharing',
    /^(?:(?:je|i) (?:la|le|want|veux)\b.{0,12})?(?:download|telecharge[rz]?|save|enregistre[rz]?|sauvegarde[rz]?)(?:[- ](?:moi|me))?(?:[- ](?:it|la|le|les|this|that|them))?(?: (?:cette|l'|the|mon|ma|mes|my|ce|la|les|le) ?(?:image|images|photo|film|picture|pictures|video))?$|^(?:je (?:la|le|les) (?:veux|voudrais)|i want (?:it|them))? ?(?:sur mon (?:tel|telephone|portable|ordi|ordinateur|pc|mac|disque)|on my (?:phone|computer|laptop|disk))$/,
  ),
  asked(
    'sharing',
    /\b(?:(?:avoir|mettre|recevoir|garder|get|have)\b.{0,10}(?:sur mon|on my) (?:tel|telephone|ordi|pc|phone|computer)|telecharg\w*|recuper\w*|download\w*|enregistre[rz]?|save|partag\w*|share|sharing|sauvegarde[rz]?|exporter)\b/,
  ),
  asked(
    'signature',
    /\b(?:c2pa|content credentials|filigranes?|watermarks?|signatures? (?:de|des|du) (?:l'|la |les |mes )?(?:images?|films?|fichiers?)|verifier (?:une image|un film|un fichier|si une image)|(?:marque|ecrit|indique|dit|signale|labell?ed|marked|visible)\w*\b.{0,20}\b(?:(?:de l'|par |une |d'|l')ia|ai|intelligence artificielle)|verify (?:a|an|my|the) (?:picture|image|film|file)|(?:se (?:voit|sait|remarque|repere|devine)|on (?:voit|sait|remarque|peut (?:voir|savoir))|(?:can|could|will) (?:people|you|one|they|anyone|others) (?:see|tell|know)|reconna\w+|detect\w*|(?:voir|savoir|deviner|remarquer) (?:que|si)|(?:see|tell|know|notice) (?:that|if|whether))\b.{0,40}\b(?:ia|ai|intelligence artificielle|artificial intelligence))\b/,
  ),
  always(
    'recipe',
    /(?:refai(?:re|s|t|tes)|redessine[rz]?|recree[rz]?|retrouver|reproduire|ravoir|redo|redraw|recreate|remake|reproduce|make|draw|get)\b.{0,20}\b(?:la meme|a l'identique|(?:the )?same|identical)\b.{0,20}\b(?:plus tard|demain|un (?:autre )?jour|dans (?:un|une|deux|quelques) (?:mois|an|ans|semaines?|jours?)|later|tomorrow|some ?day|another day|next (?:week|month|year))$|^(?:peut[- ]on|puis[- ]je|on peut|est[- ]ce qu\w*|comment|can (?!you|u)|could (?!you|u)|how)\b.{0,50}\b(?:a l'identique|(?:again|remade|redrawn) exactly|exactly again|identically)\b/,
  ),
  asked(
    'recipe',
    /\b(?:recettes?|recipes?|graines?|seeds?|a l'identique|(?:refaire|redessiner|recreer|remake|redo|recreate) (?:exactement |exactly )?(?:la |the )?(?:meme|same)\b.{0,20}(?:plus tard|later|demain|un jour|tomorrow)|quel prompt|which prompt|what prompt|refaire (?:la meme|exactement)|reproduire|same picture again)\b/,
  ),
  asked(
    'engine',
    /(?<![a-z'])(?:(?:tu es|t'es|es[- ]tu|vous etes|etes[- ]vous|c'est|are you|is (?:this|it|that)|am i (?:talking|speaking) to|(?:je|on) parle a) (?:(?:juste|vraiment|un|une|a|an|just|really|vrai|vraie|real|du|de la) )*(?:humaine?|human|robot|bot|machine|ia|ai|personne|person|programme|program)|(?:un humain|a human|une personne|a person) ou (?:bien )?(?:une?|a) |affaire a (?:un|une) |parle(?:nt|s|z)? a (?:un|une) (?:vraie? )|qui (?:me |nous )?repond|who(?:'s| is)? answer(?:s|ing)|ne (?:sait|peut)[- ](?:il|elle|on) pas|(?:can|could) (?:it|he|she|the assistant) not|(?:can't|cannot) (?:it|the assistant))(?![a-z])/,
  ),
  asked(
    'contact',
    /\b(?:contact\w*|joindre|ecrire a|ecrire au|support|aide humaine|humain|quelqu'un|adresse mail|numero de (?:telephone|tel)|par telephone|vous appeler|service client|reach you|phone|human|(?:to|with) (?:someone|somebody|a person)|(?:a|avec) une (?:vraie )?personne|equipe|signal\w*|bug|probleme|souci|reclam\w*|plainte|complaint|complain)\b/,
  ),
  asked(
    'editing',
    /\b(?:retouch\w*|modifi\w*|edit(?:er|ions?|ing|s)?|change[drs]?|recadr\w*|transform\w*|corriger)\b/,
  ),
  asked(
    'engine',
    /(?<![a-z'])(?:qui t'a (?:cree|fait|fabrique|developpe|programme|concu|invente)\w*|qui vous a (?:cree|fait|programme|concu)\w*|who (?:made|built|created|programmed) you|d'ou (?:tu )?viens[- ]?(?:tu)?|tu viens d'ou|(?:quel(?:le)?s?|quoi comme|which|what) (?:modele|ia|ai|model|moteur|algo\w*|techno\w*)|moteur|engine|ia|ai(?!-je)|modele de langage|language model|llm|intelligence|gpt|chatgpt|claude|mistral|gemini|midjourney|dall-?e|robot|bot|qui (?:es|etes)[- ](?:tu|vous)|t'es qui|tu es qui|who are you|what are you|ton nom|your name|comment (?:tu )?t'appelle\w*|(?:tes|ses|vos|your|its) (?:limites?|defauts?|faiblesses?|limits|weaknesses|limitations)|limites? en dessin|ne (?:sais|peux)[- ]tu pas|(?:sais|peux)[- ]tu pas|tu (?:ne )?(?:sais|peux) pas|tu n'arrives pas|can't you|cannot you|what can you not|humaine?|human|vraie personne|real person|local|internet|hors ligne|offline)\b/,
  ),
  always(
    'general',
    /^(?:.{0,12}\b)?(?:aide|aidez?[- ]moi|a l'aide|help(?: me)?|sos|aide moi|j'ai besoin d'aide|besoin d'aide|i need help)$|^(?:(?:tu|vous) (?:peux|peut|pouvez|pourrais|pourriez)|(?:peux|pouvez|pourrais|pourriez)[- ](?:tu|vous)|can you|could you) (?:m'aider|nous aider|help(?: me)?)$|\b(?:que|quoi|qu'est[- ]ce que) (?:sais|peux|savez|pouvez|tu (?:sais|peux)|vous (?:savez|pouvez))(?:[- ](?:tu|vous))?(?: (?:faire|me proposer|m'aider))|\b(?:tu|vous) (?:sais|peux|savez|pouvez) (?:faire )?(?:faire )?quoi\b|\bque (?:sais|peux|savez|pouvez)[- ](?:tu|vous)\b|\bwhat can (?:you|i|(?:the assistant|armoni|the studio|this (?:site|studio|thing|app))) do\b|\b(?:que|quoi) (?:sait|peut) faire\b|\bwhat do you do\b|\btu fais quoi\b|\ba quoi (?:tu |vous )?ser[sv]\w*|\bcomment (?:ca|cela) (?:marche|fonctionne)|\b(?:ca|cela) (?:marche|fonctionne) comment|\bon (?:peut|sait) faire quoi|\bque peut[- ]on faire|\bcomment (?:t'|tu )?(?:utilise[rs]?|on t'utilise)|\bhow does (?:it|this) work|^(?:comment|how) (?:faire|ca marche|do i start|commencer)|\bje fais quoi\b|\bwhat (?:do|should) i do\b|capable de quoi|\bpar ou (?:commencer|je commence)\b|\bcommence(?:r)? par ou\b|^(?:donne[sz]?[- ]?(?:moi)? |i need |give me |je cherche |j'ai besoin |il me faut |t'as |tu as )?(?:(?:des|d'|de l'|une|quelques|some|any|un peu d') ?)?(?:idees?|inspiration|suggestions?|exemples?|ideas|examples?)(?: (?:de|d'|pour|of|for) .{2,40})?$|\bwhere (?:do i|to) start|\bcomment (?:je )?(?:dessine|fais une image|creer une image|generer une image)|\bhow do i (?:make|create|draw) (?:a |an )?(?:picture|image)|\btes (?:fonctions|capacites|talents|fonctionnalites)\b|\bmode d'emploi\b|\btuto(?:riel)?\b|\bc'est quoi (?:ce site|armoni|ce studio|ici)\b|\bwhat is (?:this|armoni)\b|\bqu'est[- ]ce que (?:tu|vous) (?:sais|savez|peux|pouvez) faire\b/,
  ),
];

/** Begins a question, in either language. */
export const questionStart =
  /^(?:d'ou|vers ou|jusqu'(?:ou|a quand)|depuis quand|since when|(?:sur|dans|pour|par|sous|en|a|de) (?:quoi|quel(?:le)?s?|lequel|qui|combien)(?![a-z])|comment|combien|pourquoi(?! pas)|qu'est|c'est quoi|c (?:quoi|payant|gratuit|combien)|quoi|que |quel(?:le)?s?\b|(?:le|la|les)quel(?:le)?s?\b|pour ?quoi\b|ou (?:est|sont|puis|peut|je|on|trouver|ca|vont|se)|qui\b|est[- ]ce (?:que|qu'|possible)|y a[- ]t[- ]il|il y a|a qui|a quoi|de quoi|peut[- ]on|puis[- ]je|on peut|je peux|dois[- ]je|y a (?:une?|des|moyen)|faut\b|faut[- ]il|vous (?:gardez|avez|etes)|tu (?:es|as|sais|connais|gardes|vois|peux)|vous (?:prenez|acceptez|proposez|offrez|vendez|utilisez|stockez|connaissez)|ca (?:marche|fonctionne|coute)|es[- ]tu|as[- ]tu|sais[- ]tu|connais[- ]tu|avez[- ]vous|etes[- ]vous|mes (?:images|photos|donnees|fichiers|films) (?:sont|restent)|explique|parle[- ]moi|dis[- ]moi|quand|what|how|why|where|who|whose|which|when|is (?:it|there|my|this|everything|the)|are (?:my|the|there|you)|do (?!a |an |the |some |one |two |three |me |it )[a-z]+|does|can (?!you\b|u\b|we\b|the\b|it\b|he\b|she\b)\w+|could (?:i|my|someone|others)|may i|should i|did (?:i|you|my|the|it)|has (?:my|the|it)|have (?:you|i)|will (?:it|my|the|this)|was|were|am i|tell me|explain|whats|il est (?:possible|payant))/;
