import { withHand } from './change-hand.ts';
import type { LearnedStyle, Stripe } from './learned-style.ts';
import { readStyleFile, writeStyleFile } from './style-file.ts';
import type { Treatment } from './treatment.ts';

/** How a person calls a style, and what else it draws by. */
export type StyleNames = {
  readonly name: string;
  readonly triggerWord: string | null;
  readonly otherHand: Treatment | null;
};

/** A style that came as a file, ready to be kept. */
export type AdoptedStyle = {
  readonly name: string;
  readonly triggerWord: string | null;
  readonly treatment: Treatment;
  readonly accord: readonly Stripe[];
  readonly heldOutScore: number;
  readonly file: Uint8Array;
  readonly otherHand: { readonly treatment: Treatment; readonly file: Uint8Array } | null;
};

/**
 * A style file to give away: it carries its names, and no longer how its owner called the pictures
 * that it was learned from. Null when `file` is no style.
 */
export function shareStyle(
  file: Uint8Array,
  { name, triggerWord, otherHand }: StyleNames,
): Uint8Array | null {
  const style = readStyleFile(file);
  if (!style) return null;
  const pictures = style.pictures.map((picture, index) => ({ ...picture, name: `${index + 1}` }));
  return writeStyleFile({ ...style, name, pictures, shared: { triggerWord, otherHand } });
}

/** Reads a style file of a stranger's, shared or as it was learned; null for whatever does not hold. */
export function adoptStyle(bytes: Uint8Array): AdoptedStyle | null {
  const style = readStyleFile(bytes);
  if (!style) return null;
  const { shared, ...learned } = style;
  const name = plainLine(learned.name);
  const file = writeStyleFile({ ...learned, name });
  const { treatment, accord, heldOutScore } = learned;
  return {
    ...{ name, treatment, accord, heldOutScore, file },
    triggerWord: plainLine(shared?.triggerWord ?? '') || null,
    otherHand: otherHandOf(learned, file, shared?.otherHand ?? null),
  };
}

function otherHandOf(
  { treatment: first }: LearnedStyle,
  file: Uint8Array,
  treatment: Treatment | null,
): AdoptedStyle['otherHand'] {
  if (treatment === null || treatment === first) return null;
  const other = withHand(file, treatment);
  return other && { treatment, file: other };
}

/** One line of signs that can be seen. */
function plainLine(text: string): string {
  return text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();
}
