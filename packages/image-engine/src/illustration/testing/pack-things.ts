import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { fillContours } from '../picture/fill-contours.ts';
import { parsePath } from '../picture/parse-path.ts';
import type { PackedThing } from '../vocabulary/read-things.ts';

// Makes vocabulary/things.json.br from three packages, in an empty folder:
//   npm install @iconify-json/fluent-emoji-flat@1.2.6 emojibase-data@17.0.0
//   node packages/image-engine/src/illustration/testing/pack-things.ts FOLDER
const folder = process.argv[2];
if (!folder) throw new Error('the folder with the packages is missing');
const read = async (path: string) =>
  JSON.parse(await readFile(`${folder}/node_modules/${path}`, 'utf8'));
const flat = '@iconify-json/fluent-emoji-flat';
const icons: Record<string, { body: string }> = (await read(`${flat}/icons.json`)).icons;
const slugs: Record<string, string> = await read(`${flat}/chars.json`);
type Name = { hexcode: string; label: string; tags?: string[]; group?: number; order: number };
const french: Name[] = await read('emojibase-data/fr/data.json');
const english = new Map(
  ((await read('emojibase-data/en/data.json')) as Name[]).map((one) => [one.hexcode, one]),
);

/** Emojibase's groups that show things: people, nature, food, travel, activities, objects, symbols. */
const groups = [0, 1, 3, 4, 5, 6, 7, 8];
/** Of a picture of 32 units. */
const side = 96;
const scale = side / 32;

const things: PackedThing[] = [];
const left: string[] = [];
for (const name of french) {
  if (name.group === undefined || !groups.includes(name.group)) continue;
  const code = name.hexcode.toLowerCase();
  const slug = slugs[code] ?? slugs[code.replaceAll('-fe0f', '')];
  const icon = slug && icons[slug];
  if (!slug || !icon) continue;
  const shapes = shapesOf(icon.body, slug);
  if (shapes.length === 0) {
    left.push(slug);
    continue;
  }
  const other = english.get(name.hexcode)!;
  things.push({
    ...{ slug, group: name.group, fr: name.label, en: other.label },
    tagsFr: name.tags ?? [],
    tagsEn: other.tags ?? [],
    ...measured(shapes),
  });
}

type Shape = { d: string; fill: string; evenOdd: boolean; skin: boolean };

/** What cannot be said as flat paths (gradients, filters, strokes) is left out. */
function shapesOf(body: string, slug: string): Shape[] {
  const plain = body.replace(/<defs>.*?<\/defs>/gs, '');
  if (/<use|filter|stroke=|transform|clip-path/.test(plain)) return [];
  const dark = icons[`${slug}-dark`]?.body;
  const other = dark ? [...dark.matchAll(/fill="(#[0-9a-f]+)"/g)].map(([, fill]) => fill) : [];
  const mine = [...plain.matchAll(/<(path|circle|ellipse|rect)([^>]*)>/g)];
  return mine.map(([, kind, attributes], index) => {
    const of = (key: string) => new RegExp(`(?:^| )${key}="([^"]*)"`).exec(attributes!)?.[1];
    const fill = hex(of('fill') ?? '#000000');
    const differs = other.length === mine.length && hex(other[index]!) !== fill;
    return {
      d: kind === 'path' ? of('d')! : outlineOf(kind!, (key) => Number(of(key) ?? 0)),
      ...{ fill, evenOdd: of('fill-rule') === 'evenodd', skin: differs },
    };
  });
}

function hex(fill: string): string {
  const found = fill.startsWith('url') ? '#888888' : fill;
  return found.length === 4 ? `#${[...found.slice(1)].map((one) => one + one).join('')}` : found;
}

function outlineOf(kind: string, of: (key: string) => number): string {
  if (kind === 'rect') {
    const [x, y, w, h] = ['x', 'y', 'width', 'height'].map(of);
    return `M${x} ${y}h${w}v${h}h-${w}z`;
  }
  const rx = of('rx') || of('r');
  const ry = of('ry') || of('r');
  return `M${of('cx') - rx} ${of('cy')}a${rx} ${ry} 0 1 0 ${2 * rx} 0a${rx} ${ry} 0 1 0 -${2 * rx} 0z`;
}

/** What is seen of each cut-out, in thousandths of the icon's square, and the box of all of them. */
function measured(shapes: readonly Shape[]): Pick<PackedThing, 'cutOuts' | 'box'> {
  const owner = new Int16Array(side * side).fill(-1);
  const box = { left: side, top: side, right: 0, bottom: 0 };
  for (const [index, { d, evenOdd }] of shapes.entries()) {
    const contours = parsePath(d).map((line) => line.map((value) => value * scale));
    const filled = fillContours(contours, { width: side, height: side }, evenOdd);
    if (!filled) continue;
    for (let i = 0; i < filled.alpha.length; i += 1) {
      if (filled.alpha[i]! < 0.5) continue;
      const x = filled.left + (i % filled.width);
      const y = filled.top + Math.floor(i / filled.width);
      owner[y * side + x] = index;
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x + 1);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y + 1);
    }
  }
  const seen = shapes.map(() => 0);
  for (const index of owner) if (index >= 0) seen[index]! += 1;
  return {
    box: [box.left, box.top, box.right, box.bottom].map(
      (value) => Math.round((value / scale) * 10) / 10,
    ) as unknown as PackedThing['box'],
    cutOuts: shapes.map(({ d, fill, evenOdd, skin }, index) => ({
      ...{ d, fill, area: Math.round((seen[index]! / side ** 2) * 1000) },
      ...(evenOdd ? { evenOdd } : {}),
      ...(skin ? { skin } : {}),
    })),
  };
}

const text = JSON.stringify(things);
const packed = brotliCompressSync(text, {
  params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_LGWIN]: 24 },
});
await writeFile(new URL('../vocabulary/things.json.br', import.meta.url), packed);
console.log(`${things.length} things, ${packed.length} bytes; left out: ${left.join(', ')}`);
