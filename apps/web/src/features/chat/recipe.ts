import type { ChatInputs } from '@armoni/contract/chat';
import type { Model } from '@armoni/contract/models';
import type { PictureOrigin } from '@armoni/contract/pictures';
import { askFor } from './chat-asking.ts';
import { texts } from './texts.ts';
import { isSelectable, styleOf } from './trainers.ts';

export type RecipeLine = { readonly label: string; readonly value: string };

/** A question that makes a picture again. */
export type Remake = { readonly query: string; readonly inputs: ChatInputs };

type Recipe = Readonly<Record<string, unknown>>;

/** What a file says of its making, in lines to read; what an engine does not say is left out. */
export function linesOf({ recipe, source_type }: PictureOrigin): readonly RecipeLine[] {
  const { prompt, seed, width, height, strength, treatment } = recipe ?? {};
  const style = recordIn(recipe?.style);
  const styleName = textIn(style.name);
  const engine = [recipe?.engine, recipe?.engineVersion].filter(Boolean).join(' ');
  const found: (readonly [string, string | null])[] = [
    [texts.recipe.prompt, textIn(prompt)],
    [texts.recipe.seed, typeof seed === 'number' ? String(seed) : null],
    [texts.recipe.size, width && height ? `${width} × ${height}` : null],
    [texts.recipe.engine, textIn(engine)],
    [texts.recipe.treatment, treatmentIn(treatment)],
    [texts.recipe.style, styleName],
    [texts.recipe.strength, styleName && typeof strength === 'number' ? percent(strength) : null],
    [texts.recipe.styleHash, textIn(style.sha256)],
    [texts.recipe.reference, textIn(recipe?.reference)],
    [texts.recipe.source, source_type],
  ];
  return found.flatMap(([label, value]) => (value === null ? [] : [{ label, value }]));
}

/** The name of the style that a picture was made with. */
export function styleNameIn(recipe: Recipe): string | null {
  return textIn(recordIn(recipe.style).name);
}

/** The style of that name, as long as it can still be applied. */
export function styleNamed(models: readonly Model[], name: string | null): Model | undefined {
  return models.find((model) => model.name === name && isSelectable(model));
}

/** How to ask for the same file again; null when it lacks figures or a picture was part of it. */
export function remakeOf(recipe: Recipe, models: readonly Model[]): Remake | null {
  const { prompt: query, seed, width, height, reference } = recipe;
  if (typeof query !== 'string' || query === '' || reference) return null;
  if (!isWhole(seed) || !isWhole(width) || !isWhole(height)) return null;
  const style = styleNamed(models, styleNameIn(recipe));
  const inputs = askFor(null, style ? styleOf(style) : null);
  return { query, inputs: { ...inputs, remake: { seed, width, height } } };
}

function recordIn(value: unknown): Recipe {
  return typeof value === 'object' && value !== null ? (value as Recipe) : {};
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function treatmentIn(value: unknown): string | null {
  const names: Readonly<Record<string, string>> = texts.recipe.treatments;
  const text = textIn(value);
  return text && (names[text] ?? text);
}

function isWhole(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}\u00A0%`;
}
