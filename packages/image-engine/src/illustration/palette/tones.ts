import type { Oklab } from '@armoni/colour/oklab';
import { linearToOklab } from '@armoni/colour/oklab-samples';
import { linearOfHex } from '../../raster/colour.ts';

const known = new Map<string, Oklab>();

/** `#rrggbb` → OKLab. */
export function tone(hex: string): Oklab {
  let found = known.get(hex);
  if (!found) {
    const [l, a, b] = linearToOklab(Float64Array.from(linearOfHex(hex)));
    found = { l: l!, a: a!, b: b! };
    known.set(hex, found);
  }
  return found;
}

export function blend(one: Oklab, other: Oklab, share: number): Oklab {
  const mixed = (a: number, b: number) => a + (b - a) * share;
  return { l: mixed(one.l, other.l), a: mixed(one.a, other.a), b: mixed(one.b, other.b) };
}

export function lighter(colour: Oklab, by: number): Oklab {
  return { ...colour, l: Math.min(0.98, Math.max(0.05, colour.l + by)) };
}

export function chromaOf({ a, b }: Oklab): number {
  return Math.hypot(a, b);
}

/** Radians. */
export function hueOf({ a, b }: Oklab): number {
  return Math.atan2(b, a);
}

export function ofHue(l: number, chroma: number, hue: number): Oklab {
  return { l, a: chroma * Math.cos(hue), b: chroma * Math.sin(hue) };
}

/** From one hue to the other, the shorter way; radians. */
export function turnTo(from: number, to: number): number {
  const turn = (to - from) % (2 * Math.PI);
  if (turn > Math.PI) return turn - 2 * Math.PI;
  return turn < -Math.PI ? turn + 2 * Math.PI : turn;
}

export function distanceOf(one: Oklab, other: Oklab): number {
  return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
}
