import type { KnownClip } from '../../../model/reading-context.ts';
import { markReferences } from '../clips/find-references.ts';
import { secondsOf, time } from '../duration/read-time.ts';
import type { Quote, Wording } from '../words/read-wording.ts';
import type { Stretch } from '../words/wish-reader.ts';

/** A clause with what it names taken out: each stands there as its slot. */
export type Masked = {
  /** Words and slots (`xclip`, `xtime`, `xnum`, `xtext`) with a blank between. */
  readonly words: readonly string[];
  readonly clips: readonly number[];
  /** Seconds, in the order of the clause. */
  readonly times: readonly number[];
  /** As they were written: « environ 10 ». */
  readonly numbers: readonly string[];
  /** With their marks, folded. */
  readonly texts: readonly string[];
  readonly place: string | null;
};

const unit = '(?:secondes?|seconds?|secs?|s|minutes?|mins?|mn)(?![a-z0-9])';
const side =
  '(?:premieres?|dernieres?|first|last|opening|final|closing|toutes premieres|toutes dernieres|very first|very last)';
const shape =
  /(?<!\d)(?:9 ?[:/x] ?16|16 ?[:/x] ?9|4 ?[:/x] ?[35]|5 ?[:/x] ?4|3 ?[:/x] ?[24]|2 ?[:/x] ?3|1 ?[:/x] ?1|21 ?[:/x] ?9|2[.,]\d{1,2} ?: ?1)(?!\d)/g;
const sided = new RegExp(`(\\d{1,3}) (${side}) (${unit})`, 'g');
/** « 20 à 30 secondes »: the first has the unit of the second. */
const unitless = new RegExp(
  `(?<![\\d.,:])(\\d{1,3})(?= ?(?:a|to|-|ou|or|et|and|/) ?(?:${time}))`,
  'g',
);
const about = '(?:environ|about|around|roughly|approximately) ';
const marks = /[\ue000-\uf7ff]\uf8ff*/g;

/** Takes out of one clause what is named in it. */
export function maskClause(
  { folded, quotes }: Pick<Wording, 'folded' | 'quotes'>,
  { start, end }: Stretch,
  known: readonly KnownClip[],
): Masked {
  const found: Found = { clips: [], times: [], numbers: [], texts: [] };
  const inside = quotes.filter((quote) => quote.start >= start && quote.end <= end);
  let text = folded.slice(start, end);
  for (const quote of inside.toReversed()) text = withoutQuote(text, quote, start);
  found.texts.push(...inside.map((quote) => folded.slice(quote.start, quote.end)));
  const marked = markReferences(text, known);
  text = marked.text.replace(marks, (mark) => {
    const clips = marked.clipsOf(mark);
    found.clips.push(...clips);
    return ` ${clips.map(() => 'xclip').join(' ')} `;
  });
  text = text.replace(shape, (ratio) => ` xshape ${ratio.replace(/\D+/g, 'by')} `);
  text = maskTimes(text, found);
  text = text.replace(
    new RegExp(`(?<![a-z0-9])(?:${about})?\\d{1,4}(?![a-z0-9%])`, 'g'),
    (number) => {
      found.numbers.push(number);
      return ' xnum ';
    },
  );
  const place =
    /(?:tout )?en (haut|bas)(?![a-z])|(?<![a-z])(?:at |on |in )?(?:the )?(top|bottom|middle|cent(?:er|re))(?![a-z])|au (milieu|centre)(?! d(?:u|e la) (?:film|video|montage))/.exec(
      text,
    );
  const words = text
    .replace(/[^a-z0-9+%?]+/g, ' ')
    .replace(/\?/g, ' ')
    .trim()
    .split(/ +/)
    .filter((word) => word !== '');
  return { ...found, words, place: place === null ? null : placeOf(place[0]) };
}

type Found = {
  readonly clips: number[];
  readonly times: number[];
  readonly numbers: string[];
  readonly texts: string[];
};

function placeOf(words: string): string {
  if (/haut|top/.test(words)) return 'en haut';
  return /bas|bottom/.test(words) ? 'en bas' : 'au centre';
}

function withoutQuote(text: string, quote: Quote, start: number): string {
  return `${text.slice(0, quote.start - start)} xtext ${text.slice(quote.end - start)}`;
}

/** In the order in which they stand. */
function maskTimes(text: string, found: Found): string {
  const pattern = new RegExp(`${sided.source}|${unitless.source}|(${time})`, 'g');
  return text.replace(pattern, (match, ...parts) => {
    const [amount, which, ofSide, bare, whole] = parts as (string | undefined)[];
    const at = parts.find((part) => typeof part === 'number') as unknown as number;
    if (which !== undefined) {
      found.times.push(secondsOf(`${amount} ${ofSide}`));
      return ` xtime ${which} ${ofSide} `;
    }
    if (bare !== undefined) {
      const next = new RegExp(time).exec(text.slice(at + match.length))?.[0] ?? '';
      const unitOfNext = /[a-z'"]+/.exec(next)?.[0];
      if (unitOfNext === undefined) {
        found.times.push(Number(bare));
        return ' xtime ';
      }
      found.times.push(secondsOf(`${bare} ${unitOfNext}`));
      return ' xtime ';
    }
    found.times.push(secondsOf(whole as string));
    return /:/.test(match) ? ' xclock ' : ' xtime ';
  });
}
