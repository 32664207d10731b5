import type { Wording } from '../words/read-wording.ts';
import type { Stretch } from '../words/wish-reader.ts';
import type { Masked } from './mask-clause.ts';

const slot = /\{(clip|text|s|t|n|place|thing|mood)(\d?)\}/g;

/** The sentence with what the clause names; null where what is named is more, less or other. */
export function fillTemplate(template: string, masked: Masked): string | null {
  const rest = {
    clip: [...masked.clips],
    text: [...masked.texts],
    time: [...masked.times],
    n: [...masked.numbers],
  };
  let isWhole = true;
  const filled = template.replace(slot, (_match, name: string) => {
    const value = next(name, rest, masked);
    if (value === undefined) isWhole = false;
    return value ?? '';
  });
  const isMore = Object.values(rest).some((values) => values.length > 0);
  return isWhole && !isMore ? filled : null;
}

type Rest = { clip: number[]; text: string[]; time: number[]; n: string[] };

function next(name: string, rest: Rest, masked: Masked): string | undefined {
  switch (name) {
    case 'clip': {
      const clip = rest.clip.shift();
      return clip === undefined ? undefined : `le clip ${clip}`;
    }
    case 'text':
      return rest.text.shift();
    case 'n':
      return rest.n.shift();
    case 's':
      return rest.time.shift()?.toString();
    case 't': {
      const seconds = rest.time.shift();
      return seconds === undefined ? undefined : clock(seconds);
    }
    case 'place':
      return masked.place ?? undefined;
    default:
      return undefined;
  }
}

/** 0:42. */
function clock(seconds: number): string {
  const whole = Math.floor(seconds);
  const rest = seconds - whole;
  if (rest > 0) return `${seconds} s`;
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

/** The wish with the sentence in the place of a clause; what stands in quotes stays in its place. */
export function sayTemplate(wording: Wording, { start, end }: Stretch, filled: string): Wording {
  const quote = wording.quotes.find((each) => each.start >= start && each.end <= end);
  if (quote === undefined) return wording.rewritten({ start, end }, filled);
  const text = wording.folded.slice(quote.start, quote.end);
  const [before = '', after = ''] = filled.split(text);
  return wording
    .rewritten({ start: quote.end, end }, after)
    .rewritten({ start, end: quote.start }, before);
}
