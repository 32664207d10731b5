import type { PictureShape } from '@armoni/contract/chat';
import { fold } from './fold.ts';

export type PictureSize = { readonly width: number; readonly height: number };
export type FoundSize = {
  readonly size: PictureSize & { readonly name: string };
  readonly rest: string;
};

const before = String.raw`(?:,? ?(?:au |en |in |a |the )?(?:format|mode|orientation|ratio|taille|aspect)s? ?:? ?|,? ?(?:en|in|a|au) )`;
const after = String.raw`(?: (?:format|mode|orientation|ratio|version))?`;

/** Names that people give to shapes, in French and English, folded. Sizes are pixels. */
const shapes: readonly (readonly [says: string, name: string, width: number, height: number])[] = [
  [
    String.raw`${before}?(?:9 ?[:/x] ?16|(?:fond d'ecran |wallpaper )?(?:de |pour |for |on )(?:mon |le |un |my |a |the |l')?(?:ecran (?:de |d'|du )?(?:mon )?)?(?:telephone|portable|mobile|smartphone|iphone|android|phone|tel)(?: (?:wallpaper|background|lock ?screen))?|(?:fond d'ecran|wallpaper)s? (?:de |pour |for )?(?:iphone|android|telephone|tel|mobile|smartphone|portable)|phone (?:wallpaper|background)|(?:en )?story|stories|insta(?:gram)? story)${after}`,
    '9:16',
    720,
    1280,
  ],
  [
    String.raw`${before}?(?:16 ?[:/x] ?9|en (?:tres )?large(?= ?(?:,|$))|wide(?:[- ](?:format|image|picture|shot|angle format))?(?=\s*(?:,|$))|(?<=(?:fond d'ecran|wallpaper)s? .{0,40}),? ?(?:pour|for|de|on) (?:mon |l'|un |my |a |the )?(?:ordi\w*|pc|mac|desktop|computer|laptop)|panoramique|cinemascope|widescreen|(?:[a-z]+ )?banner|bandeau|banniere|(?:en |as (?:a |my )?)(?:fond d'ecran|wallpaper)(?: (?:d'ordi\w*|pc|(?:for )?desktop))?)${after}`,
    '16:9',
    1280,
    720,
  ],
  [String.raw`${before}?4 ?[:/x] ?5${after}`, '4:5', 1024, 1280],
  [String.raw`${before}?5 ?[:/x] ?4${after}`, '5:4', 1280, 1024],
  [String.raw`${before}?4 ?[:/x] ?3${after}`, '4:3', 1152, 864],
  [String.raw`${before}?3 ?[:/x] ?4${after}`, '3:4', 864, 1152],
  [String.raw`${before}?3 ?[:/x] ?2${after}`, '3:2', 1200, 800],
  [String.raw`${before}?2 ?[:/x] ?3${after}`, '2:3', 800, 1200],
  [
    String.raw`${before}?1 ?[:/x] ?1${after}|${before}carree?s?|(?<=(?:image|photo|illustration|dessin|version)s? )carree?s?|(?<=(?:post|publication|affiche|visuel|logo|instagram|insta)s? )carree?s?|(?<=(?:et|puis|,|mais) )carree?s?$|(?<=(?:but|and|,) )square$|^carree?(?=$| ?:)|(?<=, ?)carree?(?= pour )|,? ?(?:square|carre) (?:format|picture)|${before}(?:a )?square|(?<=^(?:make|turn|crop|keep)(?: it| this| that| them)? )square|^(?:square|toutes? carree?s?)$`,
    '1:1',
    1024,
    1024,
  ],
  [
    String.raw`${before}(?:portrait|verticale?|vertical)${after}|(?<=^(?:make|turn|crop|keep|put)(?: it| this| that| them)? )(?:portrait|vertical)$|,? ?(?:portrait|vertical) (?:format|mode|orientation)|,? ?a la verticale|,? ?(?:verticalement|vertically)|(?<=image|photo) verticale|(?<=, ?)(?:portrait|verticale?|vertical)$|^(?:portrait|verticale?|vertical)$`,
    '2:3',
    832,
    1216,
  ],
  [
    String.raw`${before}(?:paysage|horizontale?|landscape)${after}|(?<=^(?:make|turn|crop|keep|put)(?: it| this| that| them)? )(?:landscape|horizontal)$|,? ?(?:landscape|horizontal) (?:format|mode|orientation)|,? ?a l'horizontale|(?<=image|photo) horizontale|(?<=, ?)(?:paysage|horizontale?|landscape)$|^(?:paysage|horizontale?|landscape)$`,
    '3:2',
    1216,
    832,
  ],
];

const patterns = shapes.map(([says, name, width, height]) => ({
  says: new RegExp(`(?<![a-z0-9])(?:${says})(?![a-z0-9])`),
  size: { name, width, height },
}));

/** What a shape's name comes to; null for none. */
export function sizeOfShape(shape: PictureShape | null | undefined): FoundSize['size'] | null {
  return patterns.find(({ size }) => size.name === shape)?.size ?? null;
}

const smallest = 256;
const largest = 2048;

/** The size asked for in figures (« 1200x800 », « 1024 par 768 ») or in words; null when none is. */
export function readSize(text: string): FoundSize | null {
  const folded = fold(text);
  const figures =
    /(?<![\d.])(\d{3,4}) ?(?:x|×|\*|par|by) ?(\d{3,4})(?:(?: ?px| ?pixels)\b)?(?!\d)/.exec(folded);
  if (figures) {
    const [width, height] = [within(Number(figures[1])), within(Number(figures[2]))];
    return { size: { name: `${width}x${height}`, width, height }, rest: without(text, figures) };
  }
  for (const { says, size } of patterns) {
    const found = says.exec(folded);
    if (found) return { size, rest: without(text, found) };
  }
  return null;
}

function without(text: string, { index, 0: said }: RegExpExecArray): string {
  return `${text.slice(0, index)} ${text.slice(index + said.length)}`
    .replace(/\s+/g, ' ')
    .replace(/ +(?=[,.;])/g, '')
    .replace(/,(?:\s*,)+/g, ',')
    .replace(/^[\s,;:]+|[\s,;:]+$/g, '');
}

function within(pixels: number): number {
  return Math.min(largest, Math.max(smallest, pixels));
}
