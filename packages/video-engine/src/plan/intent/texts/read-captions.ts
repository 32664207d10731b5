import type { Intent } from '../../../model/intent.ts';
import type { ReadingContext } from '../../../model/reading-context.ts';
import { findMentions, type Mention } from '../words/find-mentions.ts';
import type { WishReader } from '../words/wish-reader.ts';

const add =
  '(?:(?:tradui(?:s|re|sez)|translate|avec|ajoute[rz]?|mets|mettre|met|incruste[rz]?|affiche[rz]?|with|add|put|show|burn in)(?: moi)? )?';
const noun =
  "(?:des |les |le |the |du |some |un |de |d')?(?:sous[ -]?titr(?:es?|ages?|er|ez)|subtitles?|closed captions?|captions)";
const wordByWord =
  '(?:en )?mot[ -](?:a|par)[ -]mot|(?:en |facon |style )?karaoke|(?:style|facon|comme sur) (?:tiktok|reels?)|word[ -](?:by|for)[ -]word';
const beside =
  "(?:en |sur |dans |comme |as |in )?(?:une? |a )?(?:pistes?(?: (?:separees?|a part))?|(?:separate )?track|fichier (?:separe|a part)|separes?|a part|optionnels?|facultatifs?|desactivables?|activables?|que l'on peut (?:couper|enlever|desactiver))";
const inPicture = "incrustes?|dans l'image|burn(?:t|ed)(?: in)?|automatiques?|automatic";
const language =
  '(?:en|in) (?!piste|mot|bas|haut|gros|petit|bleu|rouge|jaune|blanc|vert|rose|gras|majuscules|a )([a-z]{4,12})';
/** « sous-titre ce que disent les élèves » */
const ofSpeech =
  " (?:(?:tout|everything|all) )?(?:ce qui (?:se |est )?di(?:t|re)|ce qu(?:e |')(?:on |l'on |il |elle |ils |elles |je )?(?:di[st]|disent|raconten?t?)(?: (?:les |la |le |l'|mes |nos )?(?!en |mot )[a-z]{3,12})?|(?:what|that) (?:they|people|we|everyone|is|the [a-z]{3,10}) (?:say|says|said))(?![a-z])";
const captions = new RegExp(
  `(?<![a-z])${add}${noun}(?![a-z])(?:${ofSpeech})?(?:,? (?:(${wordByWord})|(${beside})|(${inPicture})|${language})(?![a-z])){0,3}`,
  'g',
);
/** What is heard is written as it is: into another language is refused. */
const spokenLanguage = /^(?:francais|french|vo|version originale)$/;

/** Whether what is said is shown, and how. Without words or a way to hear them it is refused. */
export function readCaptions(reader: WishReader, context: ReadingContext): Intent['captions'] {
  const { hasCaptions = false, canTranscribe = false } = context;
  const { wished, refused } = findMentions(reader.text, captions);
  let manner: Intent['captions'] = 'auto';
  for (const mention of refused) {
    if (isQuoted(reader, mention.start)) continue;
    manner = 'none';
    reader.understand('captions', mention);
  }
  for (const mention of wished) {
    if (isQuoted(reader, mention.start) || isText(reader, mention)) continue;
    const tongue = new RegExp(` ${language}`).exec(mention.text)?.[1];
    const isForeign = tongue !== undefined && !spokenLanguage.test(tongue);
    const isTranslated = /^(?:tradui|translat)/.test(mention.text);
    if (isTranslated && !hasCaptions) reader.refuse('translation', mention, tongue ?? '');
    else if (!hasCaptions && !canTranscribe) reader.refuse('no-transcription', mention);
    else if (isForeign && !hasCaptions) reader.refuse('translation', mention, tongue);
    else {
      manner = mannerIn(mention.text);
      reader.understand('captions', mention);
    }
  }
  return manner;
}

function mannerIn(words: string): Intent['captions'] {
  if (new RegExp(`(?:${wordByWord})`).test(words)) return 'words';
  return new RegExp(` (?:${beside})(?![a-z])`).test(words) ? 'track' : 'burnt';
}

/** « titre : Noces d'or, sous-titre : 50 ans » gives the words of a second text. */
function isText({ text, wording }: WishReader, { start, end }: Mention): boolean {
  const written = wording.original.slice(wording.originOf(start), wording.originOf(end));
  return /(?:sous[ -]titre|caption)$/i.test(written) && /^ ?[:«"“]/.test(text.slice(end));
}

function isQuoted({ wording }: WishReader, position: number): boolean {
  return wording.quotes.some(({ start, end }) => start < position && position < end);
}
