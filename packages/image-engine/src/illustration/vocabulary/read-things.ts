import { readFileSync } from 'node:fs';
import { brotliDecompressSync } from 'node:zlib';

/** One thing as the packed file holds it; made by `testing/pack-things.ts`. */
export type PackedThing = {
  readonly slug: string;
  /** Emojibase's group: 0 faces, 1 people, 3 nature, 4 food, 5 travel, 6 activities, 7 objects. */
  readonly group: number;
  readonly fr: string;
  readonly en: string;
  readonly tagsFr: readonly string[];
  readonly tagsEn: readonly string[];
  /** Left, top, right and bottom of what is drawn, in a square of 32. */
  readonly box: readonly [number, number, number, number];
  readonly cutOuts: readonly PackedCutOut[];
};

export type PackedCutOut = {
  /** SVG path in a square of 32. */
  readonly d: string;
  /** `#rrggbb` */
  readonly fill: string;
  /** Thousandths of the square that are seen of it. */
  readonly area: number;
  readonly evenOdd?: true;
  /** Differs with the colour of a person's skin. */
  readonly skin?: true;
};

let things: readonly PackedThing[] | null = null;

/** Fluent's flat emoji (MIT) with their names by Emojibase (MIT), read once. */
export function readThings(): readonly PackedThing[] {
  things ??= JSON.parse(
    brotliDecompressSync(readFileSync(new URL('./things.json.br', import.meta.url))).toString(),
  ) as PackedThing[];
  return things;
}

let byName: ReadonlyMap<string, PackedThing> | null = null;

/** By its name; null when there is none. */
export function packedOf(id: string): PackedThing | null {
  byName ??= new Map(readThings().map((thing) => [thing.slug, thing]));
  return byName.get(id) ?? null;
}
