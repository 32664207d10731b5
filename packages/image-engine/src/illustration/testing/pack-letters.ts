import { readFile, writeFile } from 'node:fs/promises';

// Makes type/letters.json, in an empty folder:
//   npm install fontkit@2.0.4 @fontsource/archivo@5.3.0
//   node packages/image-engine/src/illustration/testing/pack-letters.ts FOLDER
const folder = process.argv[2];
if (!folder) throw new Error('the folder with the packages is missing');
const fontkit = await import(`${folder}/node_modules/fontkit/dist/module.mjs`);
const file = `${folder}/node_modules/@fontsource/archivo/files/archivo-latin-900-normal.woff`;
/** The heaviest weight: lettering for posters. */
const font = fontkit.create(await readFile(file));
const letters: Record<string, [width: number, d: string]> = {};
const scale = 1000 / font.unitsPerEm;
for (let code = 0x20; code < 0x180; code += 1) keep(String.fromCodePoint(code));
for (const letter of '’‘“”«»–—…€œŒ') keep(letter);

function keep(letter: string): void {
  const code = letter.codePointAt(0)!;
  if (!font.hasGlyphForCodePoint(code)) return;
  const glyph = font.glyphForCodePoint(code);
  const d = glyph.path.scale(scale, -scale).toSVG() as string;
  const rounded = d.replace(/-?\d+\.?\d*/g, (value) => `${Math.round(Number(value))}`);
  letters[letter] = [Math.round(glyph.advanceWidth * scale), rounded];
}
await writeFile(new URL('../type/letters.json', import.meta.url), `${JSON.stringify(letters)}\n`);
console.log(`${Object.keys(letters).length} letters`);
