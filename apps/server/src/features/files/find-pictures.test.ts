import { findPictures } from '@armoni/contract/pictures';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type * as z from 'zod/mini';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../testing.ts';
import { difyClient } from '../chat/testing/dify-client.ts';
import { makePainter } from '../chat/testing/painter.ts';
import { getJson } from './testing.ts';

type Answer = z.infer<(typeof findPictures)['answers'][200]>;

describe('pictures are found by their own words', () => {
  let studio: TestStudio;
  let [alice, bob] = [] as unknown as [Person, Person];
  beforeAll(async () => {
    const painter = makePainter();
    const make: typeof painter.make = async (...order) => {
      const made = await painter.make(...order);
      return made.ok ? { ...made, altText: 'Une côte rocheuse' } : made;
    };
    studio = await startTestStudio({ replacements: { pictureEngine: { ...painter, make } } });
    [alice, bob] = [await signUpSomebody(studio.url), await signUpSomebody(studio.url)];
    await difyClient(studio.url, alice).ask('dessine un phare dans la tempête');
  });
  afterAll(() => studio.remove());

  const found = async (search: string, person = alice) => {
    const query = new URLSearchParams({ search });
    const answer = await getJson(`${studio.url}${findPictures.path}?${query}`, person);
    return ((await answer.json()) as Answer).pictures;
  };

  it('by the request and by what they show, with accents or without, words begun at least', async () => {
    for (const words of ['tempete', 'PHARE temp', 'rocheuse', 'côte', '']) {
      expect(await found(words), words).toHaveLength(1);
    }
    expect(await found('phare montagne')).toEqual([]);
    expect((await found('phare'))[0]?.conversation_id).toMatch(/^[0-9a-f-]{36}$/);
  });

  it('and only by whose they are', async () => {
    expect(await found('phare', bob)).toEqual([]);
  });
});
