import type { TitleCard } from '../../../model/timeline.ts';
import type { FrameSize } from '../design/frame-shape.ts';
import { titleTexts } from '../texts.ts';
import { mostCharacters, showText } from '../type/shown-text.ts';
import type { Typeface } from '../type/typeface.ts';
import { layOutCaption } from './lay-out-caption.ts';
import { layOutEndCard } from './lay-out-end-card.ts';
import { layOutLowerThird } from './lay-out-lower-third.ts';
import { layOutTitle } from './lay-out-title.ts';
import { layOutWords } from './lay-out-words.ts';
import type { TitleLayout } from './layout.ts';
import { splitText } from './split-text.ts';

const manners = {
  title: layOutTitle,
  'lower-third': layOutLowerThird,
  'word-by-word': layOutWords,
  caption: layOutCaption,
  'end-card': layOutEndCard,
} as const;

/** A text at rest in its frame; null when the font can show nothing of it. */
export function layOut(
  card: Pick<TitleCard, 'text' | 'manner' | 'family' | 'place' | 'side'>,
  frame: FrameSize,
  typeface: Typeface,
): { readonly layout: TitleLayout | null; readonly notes: readonly string[] } {
  const { family, place, side, manner } = card;
  const given = [...card.text].slice(0, mostCharacters).join('');
  const shown = splitText(given, manner).map((part) => showText(part, typeface));
  const missing = [...new Set(shown.flatMap((each) => each.missing))];
  const emoji = [...new Set(shown.flatMap((each) => each.emoji))];
  const notes = [
    ...(emoji.length > 0 ? [titleTexts.emoji(emoji)] : []),
    ...(missing.length > 0 ? [titleTexts.missing(missing)] : []),
  ];
  const parts = shown.map(({ text }) => text).filter((text) => text !== '');
  if (parts.length === 0) return { layout: null, notes: [...notes, titleTexts.nothingToShow] };
  const laid = manners[manner]({ typeface, frame, family, place, side, parts });
  const { lines, strips, button } = laid;
  if (laid.isCutShort || given.length < card.text.length)
    notes.push(titleTexts.cutShort(card.text));
  const steps = Math.max(0, ...lines.map(({ step }) => step)) + 1;
  return { layout: { lines, strips, button, steps }, notes };
}
