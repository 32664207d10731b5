import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../testing.ts';
import type { CoachPictures } from './ports.ts';
import { fakePainter, fakeTrainingEngine, uploadTrainingPictures } from './testing.ts';
import { styleTexts } from './texts.ts';

const patient = { interval: 20 };

type Looking = { readonly owner: string; readonly signal: AbortSignal; finish(): void };

describe('the coach', () => {
  /** Every look at pictures since the start, in order; each lasts until it is told to end. */
  const looks: Looking[] = [];
  const coachPictures: CoachPictures = (pictures, signal) =>
    new Promise((resolve, reject) => {
      const report = { advice: [], diversity: 0.5, summary: `${pictures.length} images.` };
      // People send different numbers of pictures: that tells whose look it is.
      const owner = pictures.length === 3 ? 'rude' : 'other';
      looks.push({ owner, signal, finish: () => resolve(report) });
      signal.addEventListener('abort', () => reject(signal.reason), { once: true });
    });
  let studio: TestStudio;
  let rude: { person: Person; pictures: string[] };
  let other: { person: Person; pictures: string[] };
  beforeAll(async () => {
    studio = await startTestStudio({
      environment: { RATE_LIMIT_FACTOR: '100' },
      replacements: {
        trainingEngine: fakeTrainingEngine(),
        pictureEngine: fakePainter(),
        coachPictures,
      },
    });
    const withPictures = async (count: number) => {
      const person = await signUpSomebody(studio.url);
      return { person, pictures: await uploadTrainingPictures(studio.url, person, count) };
    };
    rude = await withPictures(3);
    other = await withPictures(2);
  });
  afterAll(() => studio.remove());

  const ask = ({ person, pictures }: typeof rude, signal?: AbortSignal) =>
    fetch(`${studio.url}/api/v1/models/coach`, {
      method: 'POST',
      headers: { authorization: person.bearer, 'content-type': 'application/json' },
      body: JSON.stringify({ image_urls: pictures }),
      ...(signal && { signal }),
    });

  it('sees somebody after one look of a crowd of sixty from one person, and none of those who left', async () => {
    const leaving = new AbortController();
    const crowd = Array.from({ length: 60 }, () => ask(rude, leaving.signal));
    const refused: number[] = [];
    for (const call of crowd) void call.then(({ status }) => refused.push(status)).catch(() => {});
    // One is looked at, two wait: all others are told so at once.
    await expect.poll(() => refused.length, patient).toBe(57);
    expect(new Set(refused)).toEqual(new Set([429]));

    const seen = ask(other);
    await expect.poll(() => looks.length, patient).toBe(1);
    leaving.abort();
    await expect.poll(() => looks.at(-1)?.owner, patient).toBe('other');
    expect(looks[0]).toMatchObject({ owner: 'rude', signal: { aborted: true } });
    looks.at(-1)?.finish();
    expect((await seen).status).toBe(200);
    // The two that waited left their places without being looked at.
    expect(looks.map(({ owner }) => owner)).toEqual(['rude', 'other']);
  });

  it('turns nobody else away while one person’s places are full', async () => {
    const before = looks.length;
    const crowd = Array.from({ length: 10 }, () => ask(rude));
    const firstRefusal = await Promise.race(crowd);
    expect(firstRefusal.status).toBe(429);
    expect(firstRefusal.headers.get('retry-after')).toBe('60');
    expect(await firstRefusal.json()).toMatchObject({ message: styleTexts.coachBusy });
    const seen = ask(other);
    for (let index = before; index < before + 4; index += 1) {
      await expect.poll(() => looks.length, patient).toBe(index + 1);
      looks[index]?.finish();
    }
    expect((await seen).status).toBe(200);
    const statuses = (await Promise.all(crowd)).map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(3);
    const order = looks.slice(before).map(({ owner }) => owner);
    expect(order.indexOf('other')).toBeLessThan(3);
  });
});
