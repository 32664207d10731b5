import { readFile, writeFile } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';

// Makes type/letters.json.br, in an empty folder:
//   npm install fontkit@2.0.4 @fontsource/{archivo,bebas-neue,caveat-brush,creepster,dancing-script}@5.3.0
//   npm install @fontsource/{fredoka,limelight,pacifico,playfair-display,rye}@5.3.0
//   node packages/image-engine/src/illustration/testing/pack-letters.ts FOLDER
const folder = process.argv[2];
if (!folder) throw new Error('the folder with the packages is missing');
const fontkit = await import(`${folder}/node_modules/fontkit/dist/module.mjs`);

/** Family → package and weight. The first has all of Latin: it sets what the others lack. */
const families = {
  poster: ['archivo', 900],
  condensed: ['bebas-neue', 400],
  hand: ['caveat-brush', 400],
  horror: ['creepster', 400],
  script: ['dancing-script', 700],
  round: ['fredoka', 700],
  deco: ['limelight', 400],
  brush: ['pacifico', 400],
  serif: ['playfair-display', 800],
  western: ['rye', 400],
} as const;
const packed: Record<string, { high: number; letters: Record<string, [number, string]> }> = {};

for (const [family, [name, weight]] of Object.entries(families)) {
  const file = `${folder}/node_modules/@fontsource/${name}/files/${name}-latin-${weight}-normal.woff`;
  const font = fontkit.create(await readFile(file));
  const scale = 1000 / font.unitsPerEm;
  const letters: Record<string, [number, string]> = {};
  const last = family === 'poster' ? 0x180 : 0x100;
  const wanted = Array.from({ length: last - 0x20 }, (_, at) => String.fromCodePoint(at + 0x20));
  for (const letter of [...wanted, ...'’‘“”«»–—…€œŒ']) {
    const code = letter.codePointAt(0)!;
    if (!font.hasGlyphForCodePoint(code)) continue;
    const glyph = font.glyphForCodePoint(code);
    const d = glyph.path.scale(scale, -scale).toSVG() as string;
    const rounded = d.replace(/-?\d+\.?\d*/g, (value) => `${Math.round(Number(value))}`);
    letters[letter] = [Math.round(glyph.advanceWidth * scale), rounded];
  }
  const high = Math.round(-font.glyphForCodePoint(0x48).path.scale(scale, -scale).bbox.minY);
  packed[family] = { high, letters };
  console.log(`${family}: ${Object.keys(letters).length} letters, ${high} high`);
}
await writeFile(
  new URL('../type/letters.json.br', import.meta.url),
  brotliCompressSync(JSON.stringify(packed), {
    params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
  }),
);
