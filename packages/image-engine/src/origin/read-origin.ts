import sharp from 'sharp';
import { findManifest } from './find-manifest.ts';
import { type Recipe, recipe } from './recipe.ts';
import { sourceTypeAddress } from './write-origin.ts';

/** « D'où vient ce fichier ? » as far as the file itself tells. */
export type Origin =
  | ({ readonly kind: 'armoni'; readonly recipe: Recipe } & Marks)
  /** Marked by somebody else as made or changed by a machine, or as a photograph. */
  | ({ readonly kind: 'marked'; readonly sourceType: string } & Marks)
  | ({ readonly kind: 'unmarked' } & Marks)
  | { readonly kind: 'unreadable' };

type Marks = {
  /** IPTC digital source type, as the XMP or else the manifest says. */
  readonly sourceType: string | null;
  /** A C2PA manifest is in the file; its signature is not verified. */
  readonly hasManifest: boolean;
};

/** Reads the recipe and the marks back from a picture's bytes; nothing of it is verified. */
export async function readOrigin(bytes: Uint8Array): Promise<Origin> {
  const xmp = await readXmp(bytes);
  if (xmp === null) return { kind: 'unreadable' };
  const manifest = findManifest(bytes);
  const hasManifest = manifest !== null;
  // The manifest's actions name the type in plain text inside their CBOR.
  const inManifest = manifest && Buffer.from(manifest).toString('latin1');
  const sourceType = readSourceType(xmp) ?? (inManifest && readSourceType(inManifest));
  const found = readRecipe(xmp);
  if (found) return { kind: 'armoni', recipe: found, sourceType, hasManifest };
  if (sourceType !== null) return { kind: 'marked', sourceType, hasManifest };
  return { kind: 'unmarked', sourceType, hasManifest };
}

/** Only the head is read, whatever the pixels; a limit all the same. */
const mostPixels = 100_000_000;

/** Empty when there is none, null when the file is no picture. */
async function readXmp(bytes: Uint8Array): Promise<string | null> {
  try {
    const { xmp } = await sharp(bytes, { limitInputPixels: mostPixels }).metadata();
    return xmp ? xmp.toString('utf8') : '';
  } catch {
    return null;
  }
}

/** IPTC's own have at most 36 letters. */
const longestSourceType = 60;

function readSourceType(xmp: string): string | null {
  const at = xmp.indexOf(sourceTypeAddress);
  if (at < 0) return null;
  const start = at + sourceTypeAddress.length;
  return /^[A-Za-z]{1,60}/.exec(xmp.slice(start, start + longestSourceType))?.[0] ?? null;
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
