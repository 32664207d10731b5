import type { Seen } from '@armoni/perception/see/nanodet';
import { describe, expect, it } from 'vitest';
import { choosePicture } from '../prompt/choose-picture.ts';
import { findShownThings } from './find-shown-things.ts';
import { samplePromptOf } from './sample-prompts.ts';
import { makeTrainingPictures } from './testing/generated-pictures.ts';

const box = { left: 0.2, top: 0.2, right: 0.8, bottom: 0.8 };
const far = { left: 0.2, top: 0.2, right: 0.3, bottom: 0.3 };

/** Sees these, picture after picture. */
function sightOf(pictures: readonly (readonly Seen[])[]) {
  let next = 0;
  return { things: async () => pictures[next++] ?? [] };
}

describe('what a set of pictures is of', () => {
  it('is what several of them show large and surely, the most frequent first', async () => {
    const pictures = await makeTrainingPictures('wash', 6, 64);
    const cat = { thing: 'cat', score: 0.8, box } as const;
    const cup = { thing: 'cup', score: 0.6, box } as const;
    const shown = await findShownThings(
      pictures,
      sightOf([
        [cup, cat, cat],
        [cat, { ...cup, box: far }],
        [cat],
        [cup],
        [{ thing: 'dog', score: 0.9, box }],
        [{ thing: 'dog', score: 0.3, box }],
      ]),
    );
    expect(shown).toEqual(['cat', 'cup']);
  });

  it('is nothing where nothing is seen', async () => {
    const pictures = await makeTrainingPictures('photograph', 3, 64);
    expect(await findShownThings(pictures, sightOf([]))).toEqual([]);
  });

  it.each(Object.entries(samplePromptOf))(
    'shows a %s by « %s », all of which is drawn',
    (_, prompt) => {
      const chosen = choosePicture(prompt, 7);
      const notes = typeof chosen.notes === 'function' ? chosen.notes([]) : chosen.notes;
      expect(notes).toEqual([]);
      // A boat stands in a calculated sea.
      const isShown = chosen.kind === 'illustration' || chosen.scene.details.length > 0;
      expect(isShown).toBe(true);
    },
  );
});
