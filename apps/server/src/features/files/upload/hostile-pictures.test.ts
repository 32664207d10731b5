import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../../faults/testing/acknowledged.ts';
import { textBomb } from '../../../platform/pictures/testing/png-chunks.ts';
import { type Person, signUpSomebody, startTestStudio, type TestStudio } from '../../../testing.ts';
import { makePicture, uploadToChat } from '../testing.ts';
import { fileTexts } from '../texts.ts';

describe('a hostile picture', () => {
  let studio: TestStudio;
  let alice: Person;
  const objectNames = () => filesBelow(join(studio.dataFolder, 'storage', 'objects'));
  beforeAll(async () => {
    studio = await startTestStudio();
    alice = await signUpSomebody(studio.url);
  });
  afterAll(() => studio.remove());

  it('made to stop its reader is refused, and nothing of it is kept', async () => {
    const before = await objectNames();
    const answer = await uploadToChat(studio.url, alice, textBomb(await makePicture('png')));
    expect(answer.status).toBe(422);
    const told = { code: 'unprocessable', message: fileTexts.tooComplex };
    expect(await answer.json()).toMatchObject(told);
    expect(await objectNames()).toEqual(before);
  });

  it.each(['png', 'jpeg', 'webp', 'avif', 'gif'] as const)(
    'of kind %s is kept without what hangs behind its end',
    async (format) => {
      const picture = await makePicture(format);
      const longer = Buffer.concat([picture, Buffer.alloc(500_000)]);
      const before = await objectNames();
      const answer = await uploadToChat(studio.url, alice, longer, { fileName: `a.${format}` });
      expect(answer.status).toBe(200);
      const { url, size } = (await answer.json()) as { url: string; size: number };
      const kept = Buffer.from(await (await fetch(studio.url + url)).arrayBuffer());
      expect(kept.equals(picture)).toBe(true);
      expect(size).toBe(picture.length);
      // The picture and its small copy.
      expect(await objectNames()).toHaveLength(before.length + 2);
    },
  );
});
