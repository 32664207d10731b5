import type { Cue, SpokenWord } from '../model/captions.ts';
import { readableCue, wordsOf } from './words.ts';

export type ParsedCaptions =
  | { readonly kind: 'timed'; readonly cues: readonly Cue[] }
  /** Words without times. */
  | { readonly kind: 'script'; readonly text: string }
  /** It has times, and no caption that can be shown. */
  | { readonly kind: 'unreadable' };

/** Four hours of quick speech. */
const mostCues = 20_000;

const moment = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{2})(?:[.,](\d{1,3}))?`;
const timing = new RegExp(String.raw`^\s*${moment}\s*-->\s*${moment}(?:\s.*)?$`);
/** WebVTT: a word begins here. */
const wordMoment = new RegExp(`<${moment}>`, 'g');

/**
 * SubRip and WebVTT alike, as people have them: with and without numbers, hours or a header, with
 * tags, in any order. Anything without a line of times is a script.
 */
export function parseCaptions(given: string): ParsedCaptions {
  const text = given
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .normalize('NFC');
  if (!text.includes('-->')) {
    const script = clean(text);
    return script === '' ? { kind: 'unreadable' } : { kind: 'script', text: script };
  }
  const lines = text.split('\n');
  const cues: Cue[] = [];
  for (let at = 0; at < lines.length && cues.length < mostCues; at += 1) {
    const times = timing.exec(lines[at] ?? '');
    if (times === null) continue;
    let end = at + 1;
    while (end < lines.length && lines[end]?.trim() !== '') {
      if (timing.test(lines[end] ?? '')) break;
      end += 1;
    }
    // Without an empty line between two captions the number of the next one is no text.
    const isNext = timing.test(lines[end] ?? '') && /^\s*\d+\s*$/.test(lines[end - 1] ?? '');
    const body = lines.slice(at + 1, isNext ? end - 1 : end).join('\n');
    cues.push(...cueOf(secondsAt(times, 1), secondsAt(times, 5), body));
    at = end - 1;
  }
  cues.sort((a, b) => a.startSeconds - b.startSeconds);
  return cues.length === 0 ? { kind: 'unreadable' } : { kind: 'timed', cues };
}

function cueOf(startSeconds: number, endSeconds: number, body: string): readonly Cue[] {
  const text = clean(body);
  if (endSeconds <= startSeconds || wordsOf(text).length === 0) return [];
  const words = timedWords(body, startSeconds, endSeconds);
  return [{ startSeconds, endSeconds, text, ...(words && { words }) }];
}

/** Null unless the caption itself says when its words begin. */
function timedWords(
  body: string,
  startSeconds: number,
  endSeconds: number,
): readonly SpokenWord[] | null {
  const marks = [...body.matchAll(wordMoment)];
  if (marks.length === 0) return null;
  const pieces = [
    { from: startSeconds, text: body.slice(0, marks[0]?.index) },
    ...marks.map((mark, index) => ({
      from: secondsAt(mark, 1),
      text: body.slice(mark.index + mark[0].length, marks[index + 1]?.index),
    })),
  ];
  const ends = pieces.map((_, index) => pieces[index + 1]?.from ?? endSeconds);
  return pieces.flatMap(({ from, text }, index) =>
    readableCue({ startSeconds: from, endSeconds: ends[index] ?? endSeconds, text: clean(text) }),
  );
}

function secondsAt(match: RegExpExecArray, first: number): number {
  const [hours = '0', minutes = '0', seconds = '0', fraction = '0'] = [0, 1, 2, 3].map(
    (part) => match[first + part] ?? '0',
  );
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(`0.${fraction}`);
}

const entities: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
  quot: '"',
  apos: "'",
};

/** What is meant to be read: no tags, no override codes, no entities. */
function clean(text: string): string {
  return text
    .replace(/<\/?[a-z][^>\n]{0,80}>|<[\d:.,]+>/gi, '')
    .replace(/\{\\[^}\n]{0,80}\}/g, '')
    .replace(/&([a-z]{2,4});/g, (whole, name: string) => entities[name] ?? whole)
    .split('\n')
    .map((line) => line.replace(/[\s\u00a0]+/gu, ' ').trim())
    .join('\n')
    .trim();
}
