import { pictureEdits } from '@armoni/contract/pictures';
import { expect, it } from 'vitest';
import { editsAtHand } from './edits-at-hand.ts';

const embedded = {
  DIFY_BASE_URL: undefined,
  FAL_KEY: undefined,
  IMAGES_BASE_URL: undefined,
  EYES_FOLDER: '/eyes',
};

it('promises those edits that the table of the embedded engine knows: all of them', () => {
  expect(editsAtHand(embedded)).toEqual(pictureEdits);
});

it('promises nothing where nothing in a picture can be recognised', () => {
  expect(editsAtHand({ ...embedded, EYES_FOLDER: undefined })).toEqual([]);
});

it('promises nothing of engines elsewhere', () => {
  for (const name of ['DIFY_BASE_URL', 'FAL_KEY', 'IMAGES_BASE_URL']) {
    expect(editsAtHand({ ...embedded, [name]: 'https://engine.example' })).toEqual([]);
  }
});
