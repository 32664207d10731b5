import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makePicture } from '../make-picture.ts';
import type { PictureOutcome } from '../picture-request.ts';
import { structuralSimilarity } from '../testing/structural-similarity.ts';

const side = 128;
const never = new AbortController().signal;

/** At the edges more is seen of what light, glow and shadow come from. */
const sameInside = 0.95;

describe('a picture of ours in another format', () => {
  it.each([
    'un lac au coucher du soleil',
    'une forêt en automne',
    'une ville la nuit',
    'la mer sous la pluie avec un phare',
    'une silhouette de femme',
    'une nature morte',
    'un chat dans un jardin',
    'rue de Paris la nuit',
    'un marché provençal',
    'un salon avec un chat',
    'une forêt avec un cerf, pixel art',
    'gravure d’un château',
    'motif de citrons',
  ])('shows more of « %s », and what was there as it was', async (prompt) => {
    const before = made(await make({ prompt }));
    for (const [words, aspect] of [
      ['mets-la en 16:9', 16 / 9],
      ['en format story', 9 / 16],
    ] as const) {
      const after = made(await make({ prompt: words, reference: before.png }));
      expect(after.width / after.height).toBeCloseTo(aspect, 1);
      expect(Math.min(after.width, after.height)).toBe(side);
      expect(await inside(after, before), words).toBeGreaterThan(sameInside);
      expect(after.notes.join()).toContain('plus de décor autour');
    }
  });

  it('is drawn wider at the side that is named', async () => {
    const before = made(await make({ prompt: 'la campagne en été' }));
    const after = made(await make({ prompt: 'élargis à gauche', reference: before.png }));
    const { around } = after.recipe.scene!;
    expect(around).toMatchObject({ top: 0, right: 0, bottom: 0 });
    expect(around!.left).toBe(after.width - side);
    expect(await inside(after, before)).toBeGreaterThan(sameInside);
  });

  it('keeps its frame when it is changed, and is square again as it began', async () => {
    const before = made(await make({ prompt: 'la campagne en été' }));
    const wide = made(await make({ prompt: 'mets-la en 16:9', reference: before.png }));
    const house = made(await makeWide({ prompt: 'ajoute une maison', reference: wide.png }, wide));
    expect([house.width, house.height]).toEqual([wide.width, wide.height]);
    expect(house.altText).toContain('avec une maison');
    const square = made(await makeWide({ prompt: 'en format carré', reference: wide.png }, wide));
    const [pixels, first] = await Promise.all([square, before].map(pixelsOf));
    expect(pixels!.equals(first!)).toBe(true);
  });

  it('is not drawn again in the format that it has', async () => {
    const before = made(await make({ prompt: 'un chat' }));
    const same = await make({ prompt: 'en format carré', reference: before.png });
    expect(same).toMatchObject({ ok: false, reason: 'nothing-to-change' });
  });

  it('says that what was turned is not drawn wider', async () => {
    const turned = made(
      await make({
        prompt: 'retourne l’image',
        reference: made(await make({ prompt: 'un chat' })).png,
      }),
    );
    const refused = await make({ prompt: 'élargis à gauche', reference: turned.png });
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('tournée') });
  });
});

describe('a picture from elsewhere', () => {
  it('is cropped to a format, and said to be; nothing is drawn around it', async () => {
    const drawn = made(await make({ prompt: 'un lac au coucher du soleil' }));
    const photo = await sharp(drawn.png).jpeg().toBuffer();
    const cropped = made(await make({ prompt: 'mets-la en 16:9', reference: photo }));
    expect([cropped.width, cropped.height]).toEqual([side, 72]);
    expect(cropped.notes.join()).toContain('Recadrée');
    const refused = await make({ prompt: 'élargis à gauche', reference: photo });
    expect(refused).toMatchObject({ ok: false, message: expect.stringContaining('pixels') });
  });
});

type Wish = { readonly prompt: string; readonly reference?: Uint8Array };

const make = (wish: Wish) => makeWide(wish, { width: side, height: side });

function makeWide(
  { prompt, reference = undefined }: Wish,
  { width, height }: { readonly width: number; readonly height: number },
) {
  const request = { prompt, width, height, seed: 6, style: null, reference: reference ?? null };
  return makePicture(request, { signal: never, workers: 1 });
}

function made(outcome: PictureOutcome) {
  if (!outcome.ok) throw new Error(outcome.message);
  return outcome;
}

type Made = ReturnType<typeof made>;

const pixelsOf = ({ png }: Made) => sharp(png).removeAlpha().raw().toBuffer();

/** How much the old frame in the new picture is like the old picture. */
async function inside(after: Made, before: Made): Promise<number> {
  const { left, top } = after.recipe.scene!.around!;
  const frame = { left, top, width: before.width, height: before.height };
  const [now, then] = await Promise.all([
    sharp(after.png).extract(frame).greyscale().raw().toBuffer(),
    sharp(before.png).greyscale().raw().toBuffer(),
  ]);
  return structuralSimilarity({ ...frame, data: now }, { ...frame, data: then });
}
