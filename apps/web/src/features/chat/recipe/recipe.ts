import type { ChatInputs } from '@armoni/contract/chat';
import type { PictureOrigin } from '@armoni/contract/pictures';
import { inputsFor } from '../session/chat-request.ts';
import { texts } from '../texts.ts';

export type RecipeLine = {
  readonly label: string;
  readonly value: string;
  /** The file's own word, where `value` says it in French or in short. */
  readonly term?: string;
};

/** A question that makes a picture again. */
export type Remake = { readonly query: string; readonly inputs: ChatInputs };

type Recipe = Readonly<Record<string, unknown>>;

/** What a file says of its making, in lines to read; what an engine does not say is left out. */
export function linesOf({ recipe, source_type }: PictureOrigin): readonly RecipeLine[] {
  const { prompt, seed, strength, treatment } = recipe ?? {};
  const { width, height } = { ...recipe, ...recordIn(recipe?.made) };
  const style = recordIn(recipe?.style);
  const styleName = textIn(style.name);
  const engine = [recipe?.engine, recipe?.engineVersion].filter(Boolean).join(' ');
  const found: (readonly [label: string, value: string | null, term?: string | null])[] = [
    [texts.recipe.prompt, textIn(prompt)],
    [texts.recipe.seed, typeof seed === 'number' ? String(seed) : null],
    [texts.recipe.size, width && height ? `${width} × ${height}` : null],
    [texts.recipe.engine, textIn(engine)],
    [texts.recipe.treatment, frenchOf(texts.recipe.treatments, textIn(treatment))],
    [texts.recipe.style, mixedName(style) ?? styleName],
    [texts.recipe.strength, styleName && typeof strength === 'number' ? percent(strength) : null],
    [texts.recipe.styleHash, ...digestIn(style.sha256)],
    [texts.recipe.reference, ...digestIn(recipe?.reference)],
    [texts.recipe.source, frenchOf(texts.recipe.sources, source_type), source_type],
  ];
  return found.flatMap(([label, value, term]) =>
    value === null ? [] : [{ label, value, ...(term && term !== value && { term }) }],
  );
}

/** How to request this very file again; null where its engine or its sources are no longer there. */
export function remakeIn(origin: PictureOrigin | null | undefined): Remake | null {
  return origin?.recipe && origin.remake?.is_possible ? remakeOf(origin.recipe) : null;
}

/** How to request the same file again; null when the recipe lacks figures. */
export function remakeOf(recipe: Recipe): Remake | null {
  const { prompt: query, seed, width, height, strength, reference } = recipe;
  if (typeof query !== 'string' || query === '') return null;
  if (!isWhole(seed) || !isWhole(width) || !isWhole(height)) return null;
  const style = styleIn(recipe.style);
  const sources = { style, reference: textIn(reference) };
  const figures = { seed, width, height, strength: typeof strength === 'number' ? strength : null };
  return { query, inputs: { ...inputsFor(null, null), remake: { ...figures, ...sources } } };
}

/** Characters of a digest that are shown: enough to compare two by eye. */
const shownOfDigest = 12;

/** What is shown of a digest, and all of it. */
function digestIn(value: unknown): [string | null, string | null] {
  const digest = textIn(value);
  const isLong = digest !== null && digest.length > shownOfDigest;
  return [isLong ? `${digest.slice(0, shownOfDigest)}…` : digest, digest];
}

/** « Aube × Papier (30 %) » */
function mixedName(style: Recipe): string | null {
  const { name, share } = recordIn(style.mixedWith);
  if (!textIn(style.name) || !textIn(name) || typeof share !== 'number') return null;
  return `${style.name} × ${name} (${percent(share)})`;
}

function styleIn(value: unknown): NonNullable<ChatInputs['remake']>['style'] {
  const style = recordIn(value);
  const first = namedFileIn(style);
  if (!first) return null;
  const { share } = recordIn(style.mixedWith);
  const second = namedFileIn(recordIn(style.mixedWith));
  return second && typeof share === 'number'
    ? { ...first, mixed_with: { ...second, share } }
    : first;
}

function namedFileIn({ name, sha256 }: Recipe) {
  return textIn(name) && textIn(sha256) ? { name: `${name}`, sha256: `${sha256}` } : null;
}

function recordIn(value: unknown): Recipe {
  return typeof value === 'object' && value !== null ? (value as Recipe) : {};
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function frenchOf(names: Readonly<Record<string, string>>, word: string | null): string | null {
  return word && (names[word] ?? word);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}\u00A0%`;
}
