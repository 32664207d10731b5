import type { Act } from '../act.ts';

/** Folded and without politeness; a message means what the first row says that matches it. */
export type Row = readonly [says: RegExp, act: Act];

const film = String.raw`(?:films?|montages?|videos?|reels?|rendus?|renders?|exports?|movies?|clips?|shorts?)`;
const training = String.raw`(?:entrainements?|apprentissages?|styles?|modeles?|loras?|trainings?|models?)`;
const stop = String.raw`(?:annule[rsz]?|arrete[rsz]?|stoppe[rsz]?|stop|interromp[st]?|interrompre|cancel|abort|abandonne[rsz]?|kill)`;

/** « la deuxième est nulle, reviens », "ugly, undo": what was said against it leads to one step back. */
const regretting =
  /^(?=.*\b(?:nul(?:le)?s?|moches?|laide?s?|ratee?s?|pires?|affreu(?:x|se)|horribles?|bizarres?|pas (?:beau|belle|bien|bon|ca|top|terrible)|mieux avant|bof|beurk|non|nan|trop|too|ugly|bad|worse|wrong|awful|terrible|weird|no|nope)\b).{3,60}[ ,.!](?:reviens(?: en arriere)?|annule(?:r)?(?: (?:ca|tout))?|undo(?: (?:it|that))?|go back|revert)$/;

/** Said of what goes on, and of the talk itself. Whole messages. */
export const talkRows: readonly Row[] = [
  [/^(?:hein|quoi|pardon|comment|huh|what)(?: \?)?$/, { do: 'unclear' }],
  [
    /^(?:compare[rz]?|dis[- ]m'en plus|tell me more)(?![a-z])(?!.*\b(?:avec|with)\b)|^(?:et (?:sinon|apres|alors|toi)|sinon|and)(?: alors| quoi)?$/,
    { do: 'unclear' },
  ],
  [regretting, { do: 'undo' }],
  [
    /^retour (?:en )?arriere$|^(?:efface|enleve|annule|retire|oublie|undo|remove)[rz]? (?:ce que tu (?:viens de|as)|what you(?:'ve)?(?: just)?) (?:faire|fait|changer|change|ajoute\w*|did|done|added)$|^(?:enleve[rz]?|retire[rz]?|vire[rz]?|annule[rz]?|supprime[rz]?|remove|undo|drop) (?:ce|cet|cette|ces|le dernier|la derniere|les derniers|les dernieres|this|that|the last|these) ?(?:changements?|modifs?|modifications?|effets?|filtres?|retouches?|changes?|edits?|effects?|filters?)$|^(?:je prefer\w* )?(?:l'(?:autre|ancienne)|the (?:other|old) one)(?: version| image)? (?:etait|est|was|is|looked) (?:bien |beaucoup |much |way )?(?:plus [a-z]+|mieux|meilleure|better|nicer)$|^(?:put|bring|set|turn) (?:it|that) back(?: (?:how|as|to how|the way|to what) it was)?$|^back (?:to )?(?:how|as|the way) it was$/,
    { do: 'undo' },
  ],
  [
    /^(?:merci|thanks?(?: you)?)(?: beaucoup| bien| so much| a lot)? (?:pour|du|de|d'|for) ?[^,]{2,30}$/,
    { do: 'thanks' },
  ],
  [
    /^(?:give me|gimme|donne[- ]moi|laisse[- ]moi|juste|just) (?:a|une?|deux|two|one) (?:sec|second|seconde|minute|min|moment|instant|tick)s?$|^hang on(?: a (?:tick|sec|second|minute|moment|mo))?$/,
    { do: 'wait' },
  ],
  [
    /^(?:actually |ok |well )*(?:scratch that|never ?mind|don't bother)$|^(?:finalement |en fait )?(?:j'ai change d'avis|(?:i(?:'ve)? )?changed my mind)$/,
    { do: 'stop' },
  ],
  [
    /^(?:ok |bon |non |finalement )*(?:on |je )?(?:laisse[rz]? tomber|oublie[rz]?)(?: (?:la|le|les|l'|cette|ce|cet) ?(?!derniere?|dernier|modif|retouche|changement|premiere|entrainement|apprentissage|style|modele|film|montage|video|reel|clip)[a-z]+)?$/,
    { do: 'stop' },
  ],
  [
    /^(?:(?:att|attends?|ok|non|oui)[\s,]+)?(?:une?|deux|trois|2|5|cinq|1) ?(?:petite?s? )?(?:instants?|secondes?|minutes?|moments?|secs?|mins?|mn|s)(?:[,.!;]+ .{2,60}| (?:je|j'|on|svp|que) ?.{2,40})?$/,
    { do: 'wait' },
  ],
  [
    /^(?:bonjour|bonsoir|salut|coucou|hello|hi|hey)[^?]{0,30}(?:j'espere que|i hope|comment (?:allez|vas|se porte)|vous (?:vous portez|allez)|how are)(?!.*\b(?:dessin|image|fai|draw|picture))/,
    { do: 'greet' },
  ],
  [new RegExp(`^${stop}\\b.{0,25}\\b${training}\\b`), { do: 'cancel', what: 'training' }],
  [new RegExp(`^${stop}\\b.{0,25}\\b${film}\\b`), { do: 'cancel', what: 'film' }],
  [
    /^(?:annule[rsz]?|annuler|defai[st]|undo|revert|go back(?: one| a step)?|back|oublie|retour|cancel|ctrl[- ]?z)(?: (?:ca|cela|tout|tout ca|stp|that|it|this|la derniere(?: modification| retouche)?|le dernier changement|(?:la|cette) (?:modif|modification|retouche)|the last (?:change|edit)|please))?$|^(?:(?:reviens|revenir|retourne|remets?)\b.{0,20}\b(?:en arriere|a celle d'avant|avant|comme avant|a la precedente)|comme avant|(?:remets|rends)[- ](?:la|le|moi).{0,12}(?:avant|original).{0,8}|.{0,20}(?:l'original|version d'origine|back to the original)|undo (?:that|the last (?:one|change|edit))|put it back|step back|(?:c'etait|elle etait|il etait|je (?:la |le )?(?:prefere|preferais|aimais))(?: (?:bien|mieux|plus))? (?:avant|comme avant|celle d'avant)|(?:laisse|remets?)(?:[- ](?:la|le))? comme (?:c'etait|elle etait|avant)|(?:it|that|this) (?:was|looked) better(?: before)?|(?:je (?:prefere|preferais|prends|veux) )?l'ancienne(?: version)?|the old one|(?:la |le )?(?:version|image|photo|celle) (?:d'avant|precedente)|i (?:liked|preferred) (?:it|that|the one)(?: better)? before|(?:je prefer\w* .{0,25}|non,? )?reviens dessus|(?:je |on )?(?:prefer\w*|aimais) (?:mieux )?(?:la |celle )?(?:precedente|d'avant)|(?:non )*(?:c'etait|it was) (?:bien |beaucoup |vraiment |way |much )*(?:mieux|better)(?: avant| before)?|remets|remets-la)$/,
    { do: 'undo' },
  ],
  [
    /^(?:(?:non |nan )?(?:rien|laisse(?: tomber| beton)?|laissez(?: tomber)?|oublie(?: ca)?|tant pis|peu importe|never ?mind|forget (?:it|that)|nothing|no worries|rien,? laisse tomber|non rien)(?:[\s,]+(?:rien|laisse(?:z)? tomber|oublie|merci|never mind))*|arrete[rsz]?(?:[- ](?:toi|tout))?|stop(?: it| that| tout)?|stoppe[rsz]?|ca suffit|assez|tais[- ]toi|halte|enough|cancel everything|quit|on arrete(?: la| tout| ca)?|coupe court|arrete de .{3,20}|stop (?:drawing|making .{2,20}))(?: ca| tout)?(?:[\s,.!]+(?:merci|thanks|stp|c'est (?:bon|tout|fini)))*$/,
    { do: 'stop' },
  ],
  [
    /^(?:(?:tu peux |peux-tu |can you |please )?(?:me )?(?:parle[rz]?|reponds|repondre|repondez|ecri[st]|speak|answer|reply|talk|write|continue|switch)(?:[- ](?:moi|me))? (?:plutot )?(?:en |in |to )?(?:le )?(?:francais|anglais|french|english)(?: (?:now|maintenant))?|(?:en|in) (?:francais|anglais|french|english)|(?:i (?:don't|do not) speak french)|(?:je (?:ne )?parle pas anglais))$/,
    { do: 'speak' },
  ],
  [
    /^(?:(?:ok|oui|bon)[\s,]+)?(?:garde[rz]?|on garde|je garde|keep|i'll keep|gardons|laisse|on laisse|leave)(?:[- ](?:la|le))?(?: (?:ca|celle[- ](?:ci|la)|it|this|that|this one|comme (?:ca|c'est|elle est)|la|as is|as it is|like (?:that|this)))+$|^(?:(?:surtout )?(?:ne )?touche[sz]?(?: plus| pas)? (?:a )?rien|(?:je (?:veux|vais) )?(?:la|le) garder|i want to keep (?:it|this)|(?:surtout )?(?:n'y |ne )?touche[sz]? (?:plus|pas)|don't (?:touch|change) (?:anything|it|a thing)|on garde|je garde|on valide|je valide|valide[ers]?|(?:je|on) (?:la |le )?(?:prends|garde|valide|adopte|signe)|i'll (?:take|have) (?:it|this(?: one)?)|that's the one|c'est celle[- ]la)$|^(?:stop,? )?c'est (?:tres |vraiment |deja )?(?:bien|bon|parfait) comme ca$|^stop,? c'est (?:bien|bon|parfait)$/,
    { do: 'praise' },
  ],
  [
    /^(?:attends?(?: (?:un peu|une (?:seconde|minute)|un instant|voir|deux secondes|2 s|2 secondes))?|attendez|patiente|une? (?:seconde|minute|instant|moment)|deux (?:secondes|minutes)|2 (?:secondes|minutes|s|min)|wait(?: a (?:second|minute|moment|sec|bit))?|hold on|one (?:second|moment|sec)|just a (?:second|moment)|pause|minute|(?:attends?|wait)[\s,]+(?:je (?:reflechis|regarde|cherche|vois|reviens)|i'm (?:thinking|looking)|let me (?:think|see)).{0,20}|(?:une?|deux|1|2) ?(?:sec|min|mn)s?|plus tard|later|pas maintenant|not now|je (?:reflechis|reviens|cherche)(?: .{0,20})?|brb|be right back|hold on a (?:sec|second|minute|moment)|(?:ca fait )?une heure que j'attends)$/,
    { do: 'wait' },
  ],
  [
    /^(?:(?:bonjour|bonsoir|salut|coucou|hello|hi|hey|yo|re|joyeux noel|bonne annee|(?:bonnes|joyeuses) fetes|joyeuses paques|(?:bon|joyeux) anniversaire|bonne fete|happy birthday|merry christmas|happy (?:new year|holidays|easter)|wesh|bjr|slt|cc|hola|ciao|good (?:morning|evening|afternoon|day))(?: (?:a tous|tout le monde|armoni|there|all|toi|vous|l'assistant|assistant|everyone|again|you|madame|monsieur|mesdames|messieurs|les amis|l'equipe))?(?:[\s,!.]+)?)+$|^(?:(?:bonjour|bonsoir|salut|coucou|hello|hi|hey)[\s,!.]*)?(?:comment (?:ca va|vas[- ]tu|allez[- ]vous|tu vas)|(?:et )?(?:ca|tu) vas?(?: bien)?(?: (?:ou quoi|toi|aujourd'hui))?|bien ou bien|bien ou quoi|ca roule|la forme|quoi de neuf|how are you(?: doing)?(?: today)?|how's it going|what's up|sup|tu es la|t'es la|are you there|you there|vous etes la|il y a quelqu'un|anybody there)$/,
    { do: 'greet' },
  ],
  [
    /^(?:(?:ok|okay|d'accord|super|bien|parfait|tres bien|cool|nickel|great|perfect|top|genial|ah|oh|alright|bon|voila|c'est tout|that's all|all good|that's it)[\s,!.]*)*(?:(?:je (?:te |vous )?(?:en )?|on (?:te |vous )?)?(?:mille |grand |un grand |many |ok )?(?:mercis?|remerci\w*|thanks?|thank you|cheers|ta)(?: (?:beaucoup|bien|infiniment|vivement|a toi|a vous|pour tout|tout plein|encore|a lot|a bunch|so much|very much|chef|patron|boss|mate|man|dude|buddy|mec|frere|les gars|again|armoni|bye|d'avance|(?:pour|de|for) (?:tout|ton|votre|ta|your|the|l')? ?(?:aide|patience|travail|temps|help|time|work)|c'est (?:parfait|super|top|gentil)))*|au revoir|a bientot|bonne (?:journee|soiree|nuit)|a (?:plus(?: tard)?|demain|tout a l'heure|tout de suite|tantot|toute|la prochaine|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche)|bon (?:week-?end|appetit|courage)|have a (?:nice|good|great|lovely) (?:day|evening|night|weekend|one)|that's all for (?:today|now)|c'est tout pour (?:aujourd'hui|le moment)|bye(?: bye)?|goodbye|see you(?: later| soon| tomorrow| around)?|good night|ciao|salut)[\s,!.]*(?:(?:et |and )?(?:au revoir|bye|bonne (?:journee|soiree)|a bientot|a plus|see you(?: later| soon)?|cheers|ta|thanks|joyeux noel|bonne annee|(?:bonnes|joyeuses) fetes|merry christmas|happy new year|c'est (?:parfait|super|top|gentil)))?$/,
    { do: 'thanks' },
  ],
];

/** One or two words of agreement. */
export const agreement =
  /^(?:ok|okay|oui|ouais|d'accord|entendu|tres bien|bien|c'est bon|ca marche|compris|je vois|yes|yep|sure|alright|got it|fine|cool|k|daccord|bon|fort bien|tant pis|dommage|bon (?:ben|bah)|right|ok super|ca me va|sounds good|understood|noted|c'est note|c'est bon pour moi|pour moi c'est bon|ca (?:ira|suffira|suffit)|it'll do|vas-y|allez)$/;

/** One of several, and not which. */
export const otherOne =
  /^j'hesite(?![a-z])|^i(?:'m torn| can't (?:decide|choose))|^(?:(?:wait|attends|no|non)[\s,]*)*(?:l'autre(?: image| photo)?|the other(?: one| picture)?|pas celle[- ](?:la|ci)|celle[- ]la non|not (?:this|that)(?: one)?)$/;

/** Said of a picture at hand, against it, without saying what should be otherwise. */
export const dislike =
  /^(?:(?:mais|but|non|ben|bah)[\s,]+)*(?:meh|(?:encore |un peu )?(?:plus|more) (?:jolie?|beau|belle|mieux|beautiful|nice)|encore mieux|even better|(?:c'est|it's|that's|this is) (?:pas|not) (?:une?|des?|du|le|la|a|an|the) .{2,25}|(?:le|la|les|l'|the) ?[a-z0-9' ]{2,25} (?:est|sont|is|are) (?:(?:vraiment |tres |really )?(?:ratee?s?|moches?|laide?s?|nulles?|nuls?|bizarres?|faux|fausses?|ugly|wrong|bad|weird)|(?:pas|not) (?:tres |very )?(?:belles?|beaux|beau|top|good|nice|great))|(?:ca|c'est|ca fait|it's|it looks?) (?:trop |too |un peu )?(?:vide|charge|empty|busy|cluttered|bizarre|weird)|mwai?s|bof bof|(?:je (?:ne )?suis )?pas (?:(?:du tout|vraiment|tres|trop|super) )*(?:convaincue?|fan|emballee?|satisfaite?|contente?)|(?:je suis |i'm )?(?:decue?|disappointed|not (?:convinced|happy|a fan|sure))|(?:c'est |ce n'est |c'etait )?(?:pas|rien a voir avec) (?:du tout )?ce que (?:je |j')\w+.{0,30}|(?:it's |that's )?not (?:at all )?what i \w+.{0,20}|i (?:don't|do not|didn't) (?:really )?(?:love|like|want) (?:it|this|that|them|any of them)|(?:aucune|rien)(?: (?:ne |d'elles )?(?:me )?(?:plait|convient|va))?|(?:elles sont |toutes (?:sont )?|they(?:'re| are) all )(?:toutes )?(?:moches?|nulles?|ratees?|laides?|ugly|bad)|not (?:this|that)(?: one)?|pas celle[- ](?:la|ci)|(?:je n'aime|j'aime|j'ai) pas (?:aime )?(?:le|la|les|l'|ce|cette) ?.{2,25}|i (?:don't|do not) like the .{2,25}|none(?: of (?:them|these))?|tu (?:t'es|t'etais) trompee?|(?:c'est )?(?:vraiment )?(?:nul|rate|affreux|horrible|hideux|degueu\w*|pourri|awful|terrible|horrible)|(?:finalement|en fait|euh|ah|bah|ben) non|(?:ca|elle|il|on|it|that)(?: ne)? (?:ressemble pas|dirait pas|doesn't look|does not look) .{2,30}|(?:il )?(?:lui )?manque (?:quelque chose|un truc)|something(?:'s| is) (?:missing|off)|y a un (?:defaut|probleme|souci)(?: (?:dessus|dedans|sur l'image))?)$|^(?:(?:non|bof|mouais|moui|mmh+|beurk|hum|euh|no)[\s,.!]*)*(?:bof|mouais|moui|beurk|c'est (?:moche|laid|nul|rate|pas (?:terrible|ca|bon|beau|ce que je (?:voulais|voulai|demandais)))|pas (?:terrible|fameux|ouf|top|ca|beau|joli|ce que je voulais)|(?:je n'aime|j'aime) pas(?: (?:ca|trop|cette image|du tout|celle[- ]ci|le resultat))?|i (?:don't|do not) like (?:it|this)|not (?:great|good|what i wanted)|(?:it's|that's) (?:ugly|bad|wrong|not it)|ugly|wrong|elle (?:est|ne me plait pas|me plait pas)(?: (?:moche|ratee|nulle))?|ca (?:ne )?me plait pas|(?:change|modifie|retouche|ameliore|corrige|transforme|edit|change|improve|fix|modify)(?:[- ](?:la|le|les|it|this))?|(?:pas )?(?:fais|faire)(?: (?:un peu|beaucoup))? mieux|(?:you can |can't you )?do better|mieux|better|try harder|c'est (?:vraiment |toujours |carrement )?pas (?:du tout )?ca(?: du tout)?|(?:ca|elle) (?:ne )?va pas(?: du tout)?|(?:i'm )?not (?:so |too )?sure (?:about|of) (?:it|this|that)(?: one)?|c'est pas (?:ca|mieux|terrible|ce que je (?:veux|voulais))|pas comme ca|autrement|differemment|(?:change|modifie|retouche|ameliore|corrige|transforme|edit|change|improve|modify) (?:cette|l'|la|this|the) ?(?:image|photo|picture)|non|no|nope|nan)$/;
