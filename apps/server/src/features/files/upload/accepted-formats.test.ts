import { acceptedFormats } from '@armoni/contract/limits';
import { expect, it } from 'vitest';
import { mimeTypeOfKey } from './detect-media.ts';

it('takes every format that people are told of, and as what they are told', () => {
  const told = Object.entries({
    image: acceptedFormats.picture,
    video: acceptedFormats.video,
    audio: acceptedFormats.sound,
  });
  for (const [kind, extensions] of told) {
    for (const extension of extensions) {
      expect(mimeTypeOfKey(`a.${extension}`), extension).toMatch(new RegExp(`^${kind}/`));
    }
  }
});
