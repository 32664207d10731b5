import { describe, expect, it } from 'vitest';
import { readWish } from '../read-wish.ts';

const given = { hasMusic: false, clips: [], hasCaptions: true };
const heard = { hasMusic: false, clips: [], canTranscribe: true };

describe('what is wished of captions', () => {
  it.each([
    ['20 s', 'auto'],
    ['avec des sous-titres', 'burnt'],
    ['mets-moi des sous titres automatiques, 20 s', 'burnt'],
    ['sous-titres mot à mot', 'words'],
    ['sous-titres façon karaoké, rapide', 'words'],
    ['sous-titrage style TikTok', 'words'],
    ['word by word', 'auto'],
    ['captions word by word', 'words'],
    ['des sous-titres en piste', 'track'],
    ['sous-titres désactivables', 'track'],
    ['subtitles as a separate track', 'track'],
    ['sous-titres en français', 'burnt'],
    ['sans sous-titres', 'none'],
    ['no subtitles please', 'none'],
    ['pas de sous-titres mot à mot', 'none'],
    ['titre « Sous-titres »', 'auto'],
  ])('reads “%s” as %s', (wish, captions) => {
    const { intent, refused } = readWish(wish, heard);
    expect([intent.captions, refused]).toEqual([captions, []]);
  });

  it('is refused without words or a way to hear them, with the nearest thing', () => {
    const { intent, refused } = readWish('sous-titres mot à mot', { hasMusic: false, clips: [] });
    expect(intent.captions).toBe('auto');
    expect(refused).toMatchObject([
      {
        reason: 'no-transcription',
        words: 'sous-titres mot à mot',
        nearest: 'Donnez un fichier SRT ou VTT, ou collez le texte dit.',
      },
    ]);
  });

  it('is written as it is said: another language must be given', () => {
    expect(readWish('sous-titres en anglais', heard).refused).toMatchObject([
      { reason: 'translation', offers: ['sous-titres'] },
    ]);
    expect(readWish('sous-titres en anglais', given).intent.captions).toBe('burnt');
  });

  it('shows a chip', () => {
    const { understood } = readWish('sous-titres mot à mot', given);
    expect(understood).toMatchObject([{ field: 'captions', label: 'sous-titres mot à mot' }]);
  });
});
