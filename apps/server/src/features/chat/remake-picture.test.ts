import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { postJson, signUpSomebody, startTestStudio, type TestStudio } from '../../testing.ts';
import { difyClient, type StreamedEvent } from './testing/dify-client.ts';

type Recipe = { prompt: string; seed: number; width: number; height: number };

const picturesIn = (events: readonly StreamedEvent[]) => {
  const text = events.map(({ answer }) => answer ?? '').join('');
  return [...text.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, url = '']) => url);
};

describe('a picture made again from its recipe', () => {
  let studio: TestStudio;
  beforeAll(async () => {
    studio = await startTestStudio({ environment: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => studio.remove());

  const hashOf = async (url: string) => {
    const bytes = Buffer.from(await (await fetch(studio.url + url)).arrayBuffer());
    return createHash('sha256').update(bytes).digest('hex');
  };

  it('is the same file to the byte, also when it was one of several', async () => {
    const person = await signUpSomebody(studio.url);
    const { ask } = difyClient(studio.url, person);
    const [first = '', second = ''] = picturesIn(
      await ask('deux images d’un lac de montagne, 320x256'),
    );
    expect(await hashOf(first)).not.toBe(await hashOf(second));
    const origin = await postJson(
      `${studio.url}/api/v1/pictures/origin`,
      { url: second },
      { authorization: person.bearer },
    );
    const { recipe } = (await origin.json()) as { recipe: Recipe };
    const { prompt, seed, width, height } = recipe;
    const again = picturesIn(await ask(prompt, { inputs: { remake: { seed, width, height } } }));
    expect(again).toHaveLength(1);
    expect(again[0]).not.toBe(second);
    expect(await hashOf(again[0] ?? '')).toBe(await hashOf(second));
  });
});
