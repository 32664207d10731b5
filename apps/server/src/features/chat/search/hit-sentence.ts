import { letterPairs, plainText } from '../../../platform/database/plain-letters.ts';
import type { HitPart } from '../ports.ts';
import type { SearchWord } from './search-words.ts';

// About two lines of a narrow list: some words before the hit, the rest behind it.
const charactersBefore = 60;
const charactersBehind = 80;

/** The sentence in which the longest word stands, its hits apart from the rest. */
export function hitSentence(
  texts: readonly string[],
  words: readonly SearchWord[],
): readonly HitPart[] {
  const byLength = words.toSorted((one, other) => other.text.length - one.text.length);
  for (const word of byLength) {
    const pattern = patternOf([word]);
    for (const text of texts) {
      const place = text.search(pattern);
      if (place >= 0) return markHits(sentenceAt(text, place, pattern), words);
    }
  }
  return markHits(cutSentence(withoutMarkdown((texts[0] ?? '').slice(0, 500)), 0), words);
}

/** A whole text, its hits apart from the rest. */
export function markHits(text: string, words: readonly SearchWord[]): readonly HitPart[] {
  const parts: HitPart[] = [];
  let end = 0;
  for (const found of text.matchAll(new RegExp(patternOf(words), 'giu'))) {
    if (found.index > end) parts.push({ text: text.slice(end, found.index), isHit: false });
    parts.push({ text: found[0], isHit: true });
    end = found.index + found[0].length;
  }
  if (end < text.length) parts.push({ text: text.slice(end), isHit: false });
  return parts;
}

function sentenceAt(text: string, place: number, pattern: RegExp): string {
  const around = withoutMarkdown(text.slice(Math.max(0, place - 500), place + 500));
  return cutSentence(around, Math.max(0, around.search(pattern)));
}

function cutSentence(text: string, place: number): string {
  const earliest = Math.max(0, place - charactersBefore);
  const ends = [...text.slice(earliest, place).matchAll(/[.!?…](?=\s)/g)];
  const lastEnd = ends.at(-1)?.index;
  const isCut = lastEnd === undefined && earliest > 0;
  const start = lastEnd === undefined ? wordStart(text, earliest) : earliest + lastEnd + 1;
  const rest = text.slice(start, place + charactersBehind);
  const sentence = /^.*?[.!?…](?=\s|$)/.exec(text.slice(place, place + charactersBehind));
  if (sentence) return `${isCut ? '… ' : ''}${text.slice(start, place).trimStart()}${sentence[0]}`;
  const isWhole = start + rest.length >= text.length;
  const end = isWhole ? rest : `${rest.slice(0, rest.lastIndexOf(' '))}…`;
  return `${isCut ? '… ' : ''}${end.trim()}`;
}

function wordStart(text: string, from: number): number {
  return from === 0 ? 0 : text.indexOf(' ', from) + 1;
}

function withoutMarkdown(text: string): string {
  return text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, ' $1 ')
    .replace(/[*_#>`~|]/g, ' ')
    .replace(/\s+/g, ' ');
}

/** Whole words, in any case and with any accents; a beginning takes the rest of its word along. */
function patternOf(words: readonly SearchWord[]): RegExp {
  const forms = words.map(({ text, isBeginning }) => {
    const letters = [...plainText(text)].map((letter) => `${anyAccent(letter)}\\p{M}*`).join('');
    return isBeginning ? `${letters}[\\p{L}\\p{N}\\p{M}]*` : letters;
  });
  return new RegExp(
    `(?<![\\p{L}\\p{N}\\p{M}])(?:${forms.join('|')})(?![\\p{L}\\p{N}\\p{M}])`,
    'iu',
  );
}

const accentsOf = Map.groupBy(letterPairs, ([, plain]) => plain);

const anyAccent = (letter: string) =>
  `[${letter}${(accentsOf.get(letter) ?? []).map(([accented]) => accented).join('')}]`;
