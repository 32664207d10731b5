import { editWords, type PictureEdit, pictureEdits } from '@armoni/contract/pictures';
import type { Config } from '../config.ts';
import { readMessage } from '../features/chat/adapters/local-assistant/grammar/read-message.ts';
import type { Talk } from '../features/chat/adapters/local-assistant/grammar/talk.ts';

type Choice = Pick<Config, 'DIFY_BASE_URL' | 'FAL_KEY' | 'IMAGES_BASE_URL' | 'EYES_FOLDER'>;

/**
 * Edits that a button may promise: those that the embedded engine's own table reads out of the
 * button's words, where what sees in pictures is installed. What other engines make of them is not known before.
 */
export function editsAtHand(config: Choice): PictureEdit[] {
  const { DIFY_BASE_URL, FAL_KEY, IMAGES_BASE_URL, EYES_FOLDER } = config;
  if ((DIFY_BASE_URL ?? FAL_KEY ?? IMAGES_BASE_URL) || !EYES_FOLDER) return [];
  return pictureEdits.filter((edit) => {
    const { acts } = readMessage(editWords[edit], someTalk);
    return acts.every((act) => act.do === 'edit');
  });
}

const someTalk: Talk = {
  pictures: [],
  lastShown: null,
  chosen: 'une image',
  styles: [],
  pickedStyle: null,
  about: null,
  language: null,
  spokenStyle: null,
};
