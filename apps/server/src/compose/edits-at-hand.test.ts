import { editWords, pictureEdits } from '@armoni/contract/pictures';
import { understandEdit } from '@armoni/image-engine/edit/understand-edit';
import { expect, it } from 'vitest';
import { editsAtHand } from './edits-at-hand.ts';

const embedded = { DIFY_BASE_URL: undefined, FAL_KEY: undefined, IMAGES_BASE_URL: undefined };

it('promises those edits that the table of the embedded engine knows', () => {
  const known = pictureEdits.filter((edit) => understandEdit(editWords[edit]).edits.length > 0);
  expect(editsAtHand(embedded)).toEqual(known);
});

it('promises nothing of engines elsewhere', () => {
  for (const name of ['DIFY_BASE_URL', 'FAL_KEY', 'IMAGES_BASE_URL']) {
    expect(editsAtHand({ ...embedded, [name]: 'https://engine.example' })).toEqual([]);
  }
});
