import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { markXmp } from '../../packages/image-engine/src/origin/write-origin.ts';
import { measureAccord } from '../../packages/video-engine/src/analyse/accord.ts';

const card = { width: 1200, height: 630, accordHeight: 36, gap: 6 };
const tile = '#0e0f12';

/** What every picture and the film of the site say of themselves. */
export const siteXmp = markXmp('algorithmicMedia');

/** A photograph of the page: WebP of the wanted size. */
export async function writePicture(source, outPath, { width, height, quality = 74 }) {
  await sharp(source)
    .resize(width, height)
    .webp({ quality, effort: 6 })
    .withXmp(siteXmp)
    .toFile(outPath);
}

/** The accord of a whole picture, dark to light, as the pages keep it. */
export async function accordOf(source) {
  const rgb = await sharp(source)
    .resize(48, 48, { fit: 'fill', kernel: 'cubic' })
    .removeAlpha()
    .raw()
    .toBuffer();
  return roundShares(measureAccord(rgb, { of: 'picture' }));
}

export const roundShares = (stripes) =>
  stripes.map(({ colour, share }) => ({ colour, share: Math.round(share * 1000) / 1000 }));

/** A picture over its accord with the mark in a corner: what a shared link shows. */
export async function writeCard(source, outPath, markPath) {
  const { width, height, accordHeight, gap } = card;
  const picture = await sharp(source)
    .resize(width, height - accordHeight - gap, { position: 'bottom' })
    .toBuffer();
  const mark = await sharp(await readFile(markPath), { density: 200 })
    .resize(72, 72)
    .png()
    .toBuffer();
  const strip = accordStrip(await accordOf(source), width, accordHeight);
  await sharp({ create: { width, height, channels: 3, background: tile } })
    .composite([
      { input: picture, left: 0, top: 0 },
      { input: strip, left: 0, top: height - accordHeight },
      { input: mark, left: 40, top: 40 },
    ])
    .jpeg({ quality: 82, mozjpeg: true })
    .withXmp(siteXmp)
    .toFile(outPath);
}

function accordStrip(stripes, width, height) {
  let left = 0;
  const bars = stripes.map(({ colour, share }) => {
    const bar = `<rect x="${left * width}" width="${share * width + 1}" height="${height}" fill="${colour}"/>`;
    left += share;
    return bar;
  });
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${bars.join('')}</svg>`,
  );
}

/** The mark in the sizes that phones and desktops ask for. */
export async function writeIcons(markPath, folder) {
  const mark = await readFile(markPath);
  const draw = (pixels) => sharp(mark, { density: (72 * pixels) / 32 }).resize(pixels, pixels);
  for (const pixels of [192, 512]) {
    await draw(pixels)
      .png({ palette: true })
      .toFile(join(folder, `icone-${pixels}.png`));
  }
  // Systems cut these into their own shape: no corner, and the mark inside the safe circle.
  for (const [name, pixels, part] of /** @type {const} */ ([
    ['icone-masque-192', 192, 0.72],
    ['icone-masque-512', 512, 0.72],
    ['icone-apple', 180, 0.86],
  ])) {
    const size = Math.round(pixels * part);
    const input = await draw(size).png().toBuffer();
    await sharp({ create: { width: pixels, height: pixels, channels: 3, background: tile } })
      .composite([{ input }])
      .png({ palette: true })
      .toFile(join(folder, `${name}.png`));
  }
}
