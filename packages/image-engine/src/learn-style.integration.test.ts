import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { applyEdits } from './edit/apply-edit.ts';
import { coachPictures } from './learn/coach/coach-pictures.ts';
import { drawPicture, makeTrainingPictures } from './learn/testing/generated-pictures.ts';
import type { LearnProgress } from './learn-request.ts';
import { learnStyle } from './learn-style.ts';
import { encodePng } from './origin/encode-png.ts';
import { createImage } from './raster/linear-image.ts';

const signal = new AbortController().signal;
const quiet = { signal, makePicture: null } as const;

describe('learning a style', () => {
  it('gives the same bytes for the same pictures, and progress that never goes back', async () => {
    const pictures = await makeTrainingPictures('wash', 6);
    const seen: LearnProgress[] = [];
    const onProgress = (progress: LearnProgress) => seen.push(progress);
    const one = await learnStyle({ name: 'Lavis', pictures }, { ...quiet, onProgress });
    const other = await learnStyle({ name: 'Lavis', pictures }, quiet);
    if (!one.ok || !other.ok) throw new Error('both must be learned');
    expect(Buffer.compare(one.style, other.style)).toBe(0);
    const percents = seen.map(({ percent }) => percent);
    expect(percents).toEqual([...percents].sort((low, high) => low - high));
    expect(percents.at(-1)).toBe(100);
    expect(new Set(seen.map(({ stage }) => stage))).toContain('tiles');
    expect(one.accord.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(1, 1);
  });

  it('stops when cancelled', async () => {
    const cancel = new AbortController();
    const learning = learnStyle(
      { name: 'x', pictures: await makeTrainingPictures('vector', 6) },
      {
        signal: cancel.signal,
        makePicture: null,
        onProgress: () => cancel.abort(new Error('enough')),
      },
    );
    await expect(learning).rejects.toThrow('enough');
  });

  it('says why it learns nothing from copies of one picture', async () => {
    const [picture] = await makeTrainingPictures('photograph', 1);
    const pictures = Array.from({ length: 8 }, (_, i) => ({ ...picture!, name: `${i}.png` }));
    const outcome = await learnStyle({ name: 'x', pictures }, quiet);
    expect(outcome).toMatchObject({ ok: false, reason: 'too-few-usable-pictures' });
    expect(outcome.coach.advice.filter(({ kind }) => kind === 'duplicate')).toHaveLength(7);
  });
});

describe('refusing to learn', () => {
  it('tells how many of which manner an unrelated set has', async () => {
    const mixed = ['vector', 'hatching', 'wash', 'photograph'] as const;
    const sets = await Promise.all(mixed.map((kind) => makeTrainingPictures(kind, 2, 320)));
    const outcome = await learnStyle({ name: 'x', pictures: sets.flat() }, quiet);
    expect(outcome).toMatchObject({ ok: false, reason: 'unrelated-pictures' });
    expect(!outcome.ok && outcome.message).toContain('2 en aplats');
  });

  it('learns nothing from thumbnails, and says how large they are', async () => {
    const pictures = await makeTrainingPictures('vector', 8, 48);
    const outcome = await learnStyle({ name: 'x', pictures }, quiet);
    expect(outcome).toMatchObject({ ok: false, reason: 'too-few-usable-pictures' });
    expect(outcome.coach.advice[0]!.message).toContain('48 × 48');
  });
});

describe('the coach', () => {
  it('calls a picture of too many pixels too large, not unreadable', async () => {
    const create = { width: 8300, height: 8300, channels: 3, background: '#888' } as const;
    const bytes = await sharp({ create }).jpeg().toBuffer();
    const { advice } = await coachPictures([{ name: 'ciel.jpg', bytes }], { signal });
    expect(advice).toMatchObject([{ name: 'ciel.jpg', kind: 'too-large' }]);
    expect(advice[0]!.message).toContain('69 mégapixels');
  });

  it('names each fault and leaves good pictures alone', async () => {
    const good = await makeTrainingPictures('photograph', 4, 560);
    const blurred = applyEdits(drawPicture('photograph', 40, 560), [{ kind: 'blur', amount: 0.6 }]);
    const blank = createImage(600, 600);
    blank.data.fill(0.9);
    const report = await coachPictures(
      [
        ...good,
        { name: 'petite.png', bytes: await encodePng(drawPicture('photograph', 31, 200)) },
        { name: 'floue.png', bytes: await encodePng(blurred) },
        { name: 'vide.png', bytes: await encodePng(blank) },
        { name: 'copie.png', bytes: good[2]!.bytes },
        { name: 'faux.png', bytes: new TextEncoder().encode('<svg></svg>') },
      ],
      { signal },
    );
    const kindsOf = (name: string) =>
      report.advice.filter((advice) => advice.name === name).map(({ kind }) => kind);
    expect(kindsOf('petite.png')).toContain('too-small');
    expect(kindsOf('floue.png')).toContain('blurred');
    expect(kindsOf('vide.png')).toEqual(['blank']);
    expect(report.advice).toContainEqual(
      expect.objectContaining({ name: 'copie.png', kind: 'duplicate', of: good[2]!.name }),
    );
    expect(kindsOf('faux.png')).toEqual(['unreadable']);
    expect(good.flatMap(({ name }) => kindsOf(name))).toEqual([]);
  });

  it('finds a mixed set more varied than a monotonous one', { tags: 'whole' }, async () => {
    const mixed = await coachPictures(
      [...(await makeTrainingPictures('vector', 2)), ...(await makeTrainingPictures('wash', 2))],
      { signal },
    );
    const alike = await coachPictures(await makeTrainingPictures('wash', 4), { signal });
    expect(mixed.diversity).toBeGreaterThan(alike.diversity);
  });
});
