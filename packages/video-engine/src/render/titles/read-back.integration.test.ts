import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { frames } from '../../model/time.ts';
import type { TitleCard } from '../../model/timeline.ts';
import { drawTitlePreview } from './draw-title-preview.ts';
import { openReader, type TextReader, wordsOf } from './testing/text-reader.ts';

const texts = {
  title: 'Été à Palawan',
  'lower-third': 'Maëlle Guégan, pêcheuse à Koh Lipe',
  // Alone in heavy letters « un » is too little for this reader, whatever its size.
  'word-by-word': 'Respire avant chaque grand saut',
  caption: 'On est arrivés avant la nuit, les bateaux rentraient déjà.',
  'end-card': 'Réservez votre place',
} as const;
type Manner = keyof typeof texts;
const manners = Object.keys(texts) as Manner[];
const families = ['wide', 'narrow', 'text'] as const;
const shapes = [
  { width: 960, height: 540 },
  { width: 540, height: 960 },
  { width: 720, height: 720 },
] as const;
const length = 150;
const wordStarts = [0, 30, 60, 90, 120] as const;
const beneath = { r: 96, g: 112, b: 128 };

/** Sampled, each shape has another family; else all of them. */
const looks = shapes.flatMap((frame, shape) =>
  families
    .filter((_, family) => process.env.TEST_SAMPLE !== '1' || family === shape)
    .map((family) => ({ frame, family })),
);

let reader: TextReader;
beforeAll(async () => {
  reader = await openReader();
});
afterAll(() => reader.close());

describe('texts in the picture are read back by another program', () => {
  it.each(manners)('nine words of ten, in every family and shape: %s', async (manner) => {
    const wanted = wordsOf(texts[manner]);
    let found = 0;
    for (const { frame, family } of looks) {
      const read = await readBack(cardOf(manner, family), frame);
      found += wanted.filter((word) => read.has(word)).length;
    }
    expect(found / (wanted.length * looks.length)).toBeGreaterThanOrEqual(0.9);
  });

  it('reads nothing where nothing stands', async () => {
    const nothing = sharp({ create: { ...shapes[0], channels: 3, background: beneath } });
    expect((await reader.read(await nothing.png().toBuffer())).size).toBe(0);
  });
});

function cardOf(manner: Manner, family: TitleCard['family']): TitleCard {
  const isLow = manner === 'caption' || manner === 'lower-third';
  return {
    ...{ kind: 'text', text: texts[manner], manner, family, place: isLow ? 'bottom' : 'middle' },
    range: { startTime: frames(0), duration: frames(length) },
    ...(manner === 'word-by-word' && { wordStarts }),
  };
}

/** Every word read while the text stands, as the film shows it. */
async function readBack(card: TitleCard, frame: (typeof shapes)[number]): Promise<Set<string>> {
  const edges = { opensFilm: false, leavesAtCut: false };
  const preview = await drawTitlePreview({ card, frame, edges, beneath: null });
  if (preview === null) throw new Error('nothing is drawn');
  const moments =
    card.manner === 'word-by-word' ? wordStarts.map((start) => start + 20) : [length / 2];
  const read = new Set<string>();
  for (const at of moments) {
    const svg = preview.frames.findLast((each) => each.at <= at)?.svg;
    if (!svg) continue;
    const veil = preview.veil && (await whole(preview.veil.png, frame));
    const picture = await sharp({ create: { ...frame, channels: 3, background: beneath } })
      .composite([...(veil ? [{ input: veil }] : []), { input: Buffer.from(svg) }])
      .png()
      .toBuffer();
    const isOneBlock = card.manner === 'word-by-word';
    for (const word of await reader.read(picture, isOneBlock)) read.add(word);
  }
  return read;
}

/** The veil is measured smaller than the film. */
function whole(png: Uint8Array, { width, height }: (typeof shapes)[number]): Promise<Buffer> {
  return sharp(png).resize(width, height, { fit: 'fill' }).png().toBuffer();
}
