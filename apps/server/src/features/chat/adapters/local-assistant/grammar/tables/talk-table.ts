import type { Act } from '../act.ts';

/** Folded and without politeness; a message means what the first row says that matches it. */
export type Row = readonly [says: RegExp, act: Act];

const film = String.raw`(?:films?|montages?|videos?|reels?|rendus?|exports?|movies?|clips?|shorts?)`;
const training = String.raw`(?:entrainements?|apprentissages?|styles?|modeles?|loras?|trainings?|models?)`;
const stop = String.raw`(?:annule[rsz]?|arrete[rsz]?|stoppe[rsz]?|stop|interromp[st]?|interrompre|cancel|abort|abandonne[rsz]?|kill)`;

/** Said of what goes on, and of the talk itself. Whole messages. */
export const talkRows: readonly Row[] = [
  [new RegExp(`^${stop}\\b.{0,25}\\b${training}\\b`), { do: 'cancel', what: 'training' }],
  [new RegExp(`^${stop}\\b.{0,25}\\b${film}\\b`), { do: 'cancel', what: 'film' }],
  [
    /^(?:annule[rsz]?|annuler|defai[st]|undo|revert|go back|back|oublie|retour|cancel|ctrl[- ]?z)(?: (?:ca|cela|tout|tout ca|stp|that|it|this|la derniere(?: modification| retouche)?|le dernier changement|(?:la|cette) (?:modif|modification|retouche)|the last (?:change|edit)|please))?$|^(?:(?:reviens|revenir|retourne|remets?)\b.{0,20}\b(?:en arriere|a celle d'avant|avant|comme avant|a la precedente)|comme avant|(?:remets|rends)[- ](?:la|le|moi).{0,12}(?:avant|original).{0,8}|.{0,20}(?:l'original|version d'origine|back to the original)|undo (?:that|the last (?:one|change|edit))|put it back|step back)$/,
    { do: 'undo' },
  ],
  [
    /^(?:(?:non |nan )?(?:rien|laisse(?: tomber| beton)?|laissez(?: tomber)?|oublie(?: ca)?|tant pis|peu importe|never ?mind|forget (?:it|that)|nothing|no worries|rien,? laisse tomber|non rien)(?:[\s,]+(?:rien|laisse(?:z)? tomber|oublie|merci|never mind))*|arrete[rsz]?(?:[- ](?:toi|tout))?|stop(?: it| that| tout)?|stoppe[rsz]?|ca suffit|assez|tais[- ]toi|halte|enough|cancel everything|quit)(?: ca| tout)?$/,
    { do: 'stop' },
  ],
  [
    /^(?:(?:tu peux |peux-tu |can you |please )?(?:me )?(?:parle[rz]?|reponds|repondre|repondez|ecri[st]|speak|answer|reply|talk|write|continue|switch)(?:[- ](?:moi|me))? (?:plutot )?(?:en |in |to )?(?:le )?(?:francais|anglais|french|english)(?: (?:now|maintenant))?|(?:en|in) (?:francais|anglais|french|english)|(?:i (?:don't|do not) speak french)|(?:je (?:ne )?parle pas anglais))$/,
    { do: 'speak' },
  ],
  [
    /^(?:(?:ok|oui|bon)[\s,]+)?(?:garde[rz]?|on garde|je garde|keep|i'll keep|gardons)(?:[- ](?:la|le))?(?: (?:ca|celle[- ](?:ci|la)|it|this|that|this one|comme ca|la))?$/,
    { do: 'praise' },
  ],
  [
    /^(?:attends?(?: (?:un peu|une (?:seconde|minute)|un instant|voir|deux secondes|2 s|2 secondes))?|attendez|patiente|une? (?:seconde|minute|instant|moment)|deux (?:secondes|minutes)|2 (?:secondes|minutes|s|min)|wait(?: a (?:second|minute|moment|sec|bit))?|hold on|one (?:second|moment|sec)|just a (?:second|moment)|pause|minute)$/,
    { do: 'wait' },
  ],
  [
    /^(?:(?:bonjour|bonsoir|salut|coucou|hello|hi|hey|yo|re|wesh|bjr|slt|cc|hola|ciao|good (?:morning|evening|afternoon|day))(?: (?:a tous|tout le monde|armoni|there|all|toi|vous|l'assistant|assistant|everyone|again|you))?(?:[\s,!.]+)?)+$|^(?:(?:bonjour|bonsoir|salut|coucou|hello|hi|hey)[\s,!.]*)?(?:comment (?:ca va|vas[- ]tu|allez[- ]vous|tu vas)|(?:et )?(?:ca|tu) vas?(?: bien)?(?: (?:ou quoi|toi|aujourd'hui))?|bien ou bien|bien ou quoi|ca roule|la forme|quoi de neuf|how are you(?: doing)?(?: today)?|how's it going|what's up|sup|tu es la|t'es la|are you there|vous etes la|il y a quelqu'un|anybody there)$/,
    { do: 'greet' },
  ],
  [
    /^(?:(?:ok|okay|d'accord|super|bien|parfait|tres bien|cool|nickel|great|perfect|top|genial|ah|oh|alright|bon|voila|c'est tout|that's all|all good|that's it)[\s,!.]*)*(?:(?:je (?:te |vous )?(?:en )?|on (?:te |vous )?)?(?:mille |grand |un grand |many |ok )?(?:mercis?|remerci\w*|thanks?|thank you|cheers)(?: (?:beaucoup|bien|infiniment|vivement|a toi|a vous|pour tout|tout plein|encore|a lot|so much|very much|again|armoni|bye|d'avance|(?:pour|de|for) (?:tout|ton|votre|ta|your|the|l')? ?(?:aide|patience|travail|temps|help|time|work)|c'est (?:parfait|super|top|gentil)))*|au revoir|a bientot|bonne (?:journee|soiree|nuit)|a plus(?: tard)?|a demain|bye(?: bye)?|goodbye|see you(?: later| soon)?|good night|ciao|salut)[\s,!.]*(?:au revoir|bye|bonne (?:journee|soiree)|a bientot|c'est (?:parfait|super|top|gentil))?$/,
    { do: 'thanks' },
  ],
];

/** One or two words of agreement. */
export const agreement =
  /^(?:ok|okay|oui|ouais|d'accord|entendu|tres bien|bien|c'est bon|ca marche|compris|je vois|yes|yep|sure|alright|got it|fine|cool|k|daccord|bon|fort bien|tant pis|dommage|bon (?:ben|bah)|right|ok super|ca me va|sounds good|understood|noted|c'est note|vas-y|allez)$/;

/** One of several, and not which. */
export const otherOne =
  /^(?:(?:wait|attends|no|non)[\s,]*)*(?:l'autre(?: image| photo)?|the other(?: one| picture)?|pas celle[- ](?:la|ci)|celle[- ]la non|not (?:this|that)(?: one)?)$/;

/** Said of a picture at hand, against it, without saying what should be otherwise. */
export const dislike =
  /^(?:(?:non|bof|mouais|moui|mmh+|beurk|hum|euh|no)[\s,.!]*)*(?:bof|mouais|moui|beurk|c'est (?:moche|laid|nul|rate|pas (?:terrible|ca|bon|beau|ce que je (?:voulais|voulai|demandais)))|pas (?:terrible|fameux|ouf|top|ca|beau|joli|ce que je voulais)|(?:je n'aime|j'aime) pas(?: (?:ca|trop|cette image|du tout|celle[- ]ci|le resultat))?|i (?:don't|do not) like (?:it|this)|not (?:great|good|what i wanted)|(?:it's|that's) (?:ugly|bad|wrong|not it)|ugly|wrong|elle (?:est|ne me plait pas|me plait pas)(?: (?:moche|ratee|nulle))?|ca (?:ne )?me plait pas|(?:change|modifie|retouche|ameliore|corrige|transforme|edit|change|improve|fix|modify)(?:[- ](?:la|le|les|it|this))?|(?:pas )?(?:fais|faire)(?: (?:un peu|beaucoup))? mieux|(?:you can |can't you )?do better|mieux|better|try harder|c'est pas (?:ca|mieux|terrible|ce que je (?:veux|voulais))|pas comme ca|autrement|differemment|(?:change|modifie|retouche|ameliore|corrige|transforme|edit|change|improve|modify) (?:cette|l'|la|this|the) ?(?:image|photo|picture)|non|no|nope|nan)$/;
