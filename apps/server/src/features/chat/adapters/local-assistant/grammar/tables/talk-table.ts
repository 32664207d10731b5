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
    /^(?:arrete[rsz]?(?:[- ](?:toi|tout))?|stop(?: it| that| tout)?|stoppe[rsz]?|ca suffit|assez|tais[- ]toi|halte|enough|cancel everything|quit)(?: ca| tout)?$/,
    { do: 'stop' },
  ],
  [
    /^(?:attends?(?: (?:un peu|une (?:seconde|minute)|un instant|voir|deux secondes|2 s|2 secondes))?|attendez|patiente|une? (?:seconde|minute|instant|moment)|deux (?:secondes|minutes)|2 (?:secondes|minutes|s|min)|wait(?: a (?:second|minute|moment|sec|bit))?|hold on|one (?:second|moment|sec)|just a (?:second|moment)|pause|minute)$/,
    { do: 'wait' },
  ],
  [
    /^(?:(?:bonjour|bonsoir|salut|coucou|hello|hi|hey|yo|re|wesh|bjr|slt|cc|hola|ciao|good (?:morning|evening|afternoon|day))(?: (?:a tous|tout le monde|armoni|there|all|toi|vous|l'assistant|assistant|everyone|again|you))?(?:[\s,!.]+)?)+$|^(?:(?:bonjour|bonsoir|salut|coucou|hello|hi|hey)[\s,!.]*)?(?:comment (?:ca va|vas[- ]tu|allez[- ]vous|tu vas)|(?:et )?(?:ca|tu) vas?(?: bien)?|ca roule|la forme|quoi de neuf|how are you(?: doing)?(?: today)?|how's it going|what's up|sup|tu es la|t'es la|are you there|vous etes la|il y a quelqu'un|anybody there)$/,
    { do: 'greet' },
  ],
  [
    /^(?:(?:ok|d'accord|super|bien|parfait|tres bien|cool|nickel|great|perfect|top|genial|ah|oh|alright)[\s,!.]*)*(?:(?:mille |grand |un grand |ok )?(?:mercis?|thanks?|thank you|thx|ty|cheers|mrc)(?: (?:beaucoup|bien|infiniment|a toi|a vous|pour tout|tout plein|encore|a lot|so much|very much|again|pour (?:ton|votre) aide|for your help|armoni|c'est (?:parfait|super|top|gentil)))*|au revoir|a bientot|bonne (?:journee|soiree|nuit)|a plus(?: tard)?|a demain|bye(?: bye)?|goodbye|see you(?: later| soon)?|good night|ciao|salut)[\s,!.]*(?:au revoir|bye|bonne (?:journee|soiree)|a bientot|c'est (?:parfait|super|top|gentil))?$/,
    { do: 'thanks' },
  ],
];

/** One or two words of agreement. */
export const agreement =
  /^(?:ok|okay|oui|ouais|d'accord|entendu|tres bien|bien|c'est bon|ca marche|compris|je vois|yes|yep|sure|alright|got it|fine|cool|k|daccord|bon)$/;

/** Said of a picture at hand, and no wish. */
export const praise =
  /^(?:(?:oh|ah|wow|waouh|ouah|woaw|whaou|oui|ouais|super|ok|non)[\s,!.]*)*(?:wow|waouh|whaou|ouah|bravo|bien joue|bien vu|well done|nice(?: one| work)?|(?:c'est |elle est |il est |cette (?:image|photo|version) est |l'image est |la (?:premiere|deuxieme|derniere) est |it(?:'s| is|s) |this (?:picture |image |one )?is |that(?:'s| is) |looks? |the (?:picture|image) is |trop |tres |vraiment |so |really |absolutely |tout simplement )*(?:super|superbe|magnifique|sublime|splendide|genial|geniale|parfait|parfaite|belle|beau|jolie?|reussie?|top|extra|excellente?|incroyable|canon|ouf|chouette|cool|nickel|impressionnante?|au top|gorgeous|beautiful|lovely|perfect|great|amazing|awesome|stunning|wonderful|excellent|fantastic|good|nice|pas mal|not bad)(?: (?:comme ca|travail|boulot|job|work|cette image|celle[- ]ci|la derniere|la deuxieme|la premiere))?|(?:j'adore|j'aime (?:bien|beaucoup)?|je kiffe|i (?:really )?(?:love|like)|love)(?: (?:it|ca|cette image|celle[- ]ci|cette photo|le resultat|la derniere|la premiere|la deuxieme|this|this one|that one|the result|l'image|beaucoup|bien|the picture))?)[\s,!.]*(?:bravo|merci|thanks|j'adore)?$/;

/** Said of a picture at hand, against it, without saying what should be otherwise. */
export const dislike =
  /^(?:(?:non|bof|mouais|moui|mmh+|beurk|hum|euh|no)[\s,.!]*)*(?:bof|mouais|moui|beurk|c'est (?:moche|laid|nul|rate|pas (?:terrible|ca|bon|beau|ce que je (?:voulais|voulai|demandais)))|pas (?:terrible|fameux|ouf|top|ca|beau|joli|ce que je voulais)|(?:je n'aime|j'aime) pas(?: (?:ca|trop|cette image|du tout|celle[- ]ci|le resultat))?|i (?:don't|do not) like (?:it|this)|not (?:great|good|what i wanted)|(?:it's|that's) (?:ugly|bad|wrong|not it)|ugly|wrong|elle (?:est|ne me plait pas|me plait pas)(?: (?:moche|ratee|nulle))?|ca (?:ne )?me plait pas|(?:change|modifie|retouche|ameliore|corrige|transforme|edit|change|improve|fix|modify)(?:[- ](?:la|le|les|it|this))?|fais mieux|do better|mieux|better|autrement|differemment|(?:change|modifie|retouche|ameliore|corrige|transforme|edit|change|improve|modify) (?:cette|l'|la|this|the) ?(?:image|photo|picture)|non|no|nope|nan)$/;
