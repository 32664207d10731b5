import { describe, expect, it } from 'vitest';
import { engineVersion } from './origin/recipe.ts';
import { understandPrompt } from './prompt/understand-prompt.ts';
import { sceneKinds } from './scene/scene-description.ts';
import { treatments } from './style/treatment.ts';
import { judgePins } from './testing/judge-pins.ts';
import { makePins, promptOfIllustration, promptOfKind } from './testing/make-pins.ts';
import pinned from './testing/pinned-pixels.json' with { type: 'json' };

describe('the pixels of an engine version', () => {
  it('are those that were pinned, for every kind and treatment', async () => {
    expect(judgePins(pinned, { engineVersion, pins: await makePins() })).toBeNull();
    // Some twenty small pictures: ten seconds, more on a machine that is busy.
  });

  it('are pinned for each kind of scene by words that ask for it', () => {
    const kinds = Object.values(promptOfKind).map(
      (prompt) => understandPrompt(prompt, 11).scene.kind,
    );
    expect(kinds.sort()).toEqual([...sceneKinds].sort());
  });

  it('differ from picture to picture, so that none of them is empty', () => {
    const hashes = Object.values(pinned.pins);
    const illustrations = Object.keys(promptOfIllustration).length;
    expect(new Set(hashes).size).toBe(sceneKinds.length + illustrations + treatments.length);
  });
});

describe('judging pins', () => {
  const before = { engineVersion: '3', pins: { sea: 'a', lake: 'b' } };

  it('lets the same pixels of the same version pass', () => {
    expect(judgePins(before, structuredClone(before))).toBeNull();
  });

  it('names the pictures that changed under the same version', () => {
    const message = judgePins(before, { ...before, pins: { sea: 'a', lake: 'c' } });
    expect(message).toContain('other pixels are drawn than before: lake.');
    expect(message).toContain('raise engineVersion');
  });

  it('misses a pin that nobody has printed, and one whose picture is gone', () => {
    expect(judgePins(before, { ...before, pins: { ...before.pins, snow: 'd' } })).toContain('snow');
    expect(judgePins(before, { ...before, pins: { sea: 'a' } })).toContain('lake');
  });

  it('asks for new pins when the version is new, whatever is drawn', () => {
    expect(judgePins(before, { ...before, engineVersion: '4' })).toContain('npm run pins');
  });
});
