import sharp from 'sharp';
import { type Recipe, recipe } from './model/recipe.ts';
import { sourceTypeAddress } from './pixels/encode-png.ts';

/** « D'où vient ce fichier ? » as far as the file itself tells. */
export type Origin =
  | { readonly kind: 'armoni'; readonly recipe: Recipe; readonly sourceType: string | null }
  /** Marked by somebody else as made or changed by a machine, or as a photograph. */
  | { readonly kind: 'marked'; readonly sourceType: string }
  | { readonly kind: 'unmarked' }
  | { readonly kind: 'unreadable' };

/** Reads the recipe and the IPTC mark back from a picture's bytes; the claim is not signed. */
export async function readOrigin(bytes: Uint8Array): Promise<Origin> {
  const xmp = await readXmp(bytes);
  if (xmp === null) return { kind: 'unreadable' };
  const sourceType = readSourceType(xmp);
  const found = readRecipe(xmp);
  if (found) return { kind: 'armoni', recipe: found, sourceType };
  return sourceType ? { kind: 'marked', sourceType } : { kind: 'unmarked' };
}

/** Empty when there is none, null when the file is no picture. */
async function readXmp(bytes: Uint8Array): Promise<string | null> {
  try {
    const { xmp } = await sharp(bytes, { limitInputPixels: 100_000_000 }).metadata();
    return xmp ? xmp.toString('utf8') : '';
  } catch {
    return null;
  }
}

function readSourceType(xmp: string): string | null {
  const at = xmp.indexOf(sourceTypeAddress);
  if (at < 0) return null;
  const start = at + sourceTypeAddress.length;
  return /^[A-Za-z]{1,60}/.exec(xmp.slice(start, start + 60))?.[0] ?? null;
}

function readRecipe(xmp: string): Recipe | null {
  const start = xmp.indexOf('<armoni:recipe>');
  const end = xmp.indexOf('</armoni:recipe>', start);
  if (start < 0 || end < 0) return null;
  const text = xmp
    .slice(start + '<armoni:recipe>'.length, end)
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&');
  try {
    const parsed = recipe.safeParse(JSON.parse(text));
    return parsed.success ? parsed.data : null;
  } catch {
    // Somebody else's text under our name is no recipe.
    return null;
  }
}
