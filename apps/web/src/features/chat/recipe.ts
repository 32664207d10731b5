import { texts } from './texts.ts';

/** What a picture says about how it was made, in lines to read. */
export type RecipeLines = {
  readonly lines: readonly { readonly label: string; readonly value: string }[];
  /** A question that asks for the same picture again; null when a reference was part of it. */
  readonly again: string | null;
};

type Recipe = Readonly<Record<string, unknown>>;

/** A recipe as a person reads it; fields that an engine does not know are left out. */
export function readRecipe(recipe: Recipe): RecipeLines {
  const { prompt, seed, width, height, strength } = recipe;
  const styleName = textIn((recipe.style as Recipe | null | undefined)?.name);
  const found: (readonly [string, string | null])[] = [
    [texts.recipe.prompt, textIn(prompt)],
    [texts.recipe.engine, [recipe.engine, recipe.engineVersion].filter(Boolean).join(' ') || null],
    [texts.recipe.size, width && height ? `${width} × ${height}` : null],
    [texts.recipe.seed, typeof seed === 'number' ? String(seed) : null],
    [texts.recipe.style, styleName],
    [texts.recipe.strength, styleName && typeof strength === 'number' ? percent(strength) : null],
    [texts.recipe.treatment, textIn(recipe.treatment)],
  ];
  const canRepeat = typeof prompt === 'string' && typeof seed === 'number' && !recipe.reference;
  return {
    lines: found.flatMap(([label, value]) => (value === null ? [] : [{ label, value }])),
    again: canRepeat ? texts.recipe.again(prompt, seed) : null,
  };
}

function textIn(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null;
}

function percent(share: number): string {
  return `${Math.round(share * 100)}\u00A0%`;
}
