/** `#rrggbb`. */
export type Colour = string;

/** What a text is drawn in; chosen by the pictures beneath it. */
export type Palette = {
  readonly ink: Colour;
  /** Of the word that is said. */
  readonly accent: Colour;
  readonly buttonPaper: Colour;
  readonly buttonInk: Colour;
  /** The accord as stripes, their shares adding up to 1. */
  readonly stripes: readonly { readonly colour: Colour; readonly share: number }[];
};

export const paper: Colour = '#f6f4ef';
export const darkInk: Colour = '#12151a';

/** Red, green, blue. */
export function bytesOf(colour: Colour): readonly [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16);
  return [value >> 16, (value >> 8) & 255, value & 255];
}
