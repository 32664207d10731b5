import { describe, expect, it } from 'vitest';
import { checkClipFile, checkMusicFile } from './check-media-file.ts';

describe('a chosen file', () => {
  it('is a clip when its type starts with video/', () => {
    expect(checkClipFile({ name: 'a.mov', type: 'video/quicktime', size: 10 })).toEqual({
      ok: true,
    });
  });

  it.each(['image/png', 'application/pdf', '', 'xvideo/mp4'])('is no clip as "%s"', (type) => {
    expect(checkClipFile({ name: 'notes.pdf', type, size: 10 })).toEqual({
      ok: false,
      message: '"notes.pdf" n\'est pas un fichier vidéo valide',
    });
  });

  it('may weigh 2.5 GB and not one byte more', () => {
    const file = { name: 'a.mp4', type: 'video/mp4' };
    expect(checkClipFile({ ...file, size: 2_684_354_560 })).toEqual({ ok: true });
    expect(checkClipFile({ ...file, size: 2_684_354_561 })).toEqual({
      ok: false,
      message: 'File too large. Maximum size is 2.5GB',
    });
  });

  it('is music when its type starts with audio/', () => {
    expect(checkMusicFile({ name: 'a.mp3', type: 'audio/mpeg', size: 10 })).toEqual({ ok: true });
    expect(checkMusicFile({ name: 'a.mp4', type: 'video/mp4', size: 10 })).toEqual({
      ok: false,
      message: 'Veuillez sélectionner un fichier audio',
    });
    expect(checkMusicFile({ name: 'a.mp3', type: 'audio/mpeg', size: 2_684_354_561 })).toEqual({
      ok: false,
      message: 'File too large. Maximum size is 2.5GB',
    });
  });
});
