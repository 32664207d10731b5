import { describe, expect, it } from 'vitest';
import { chooseUploads } from './upload-choice.ts';

const file = (name: string, type: string, size = 5000) => ({ name, type, size });

describe('choosing files for a conversation', () => {
  it('takes pictures and films', () => {
    const files = [file('a.png', 'image/png'), file('b.mp4', 'video/mp4')];
    expect(chooseUploads(files)).toEqual({ files, refusal: null });
  });

  it('says which file is neither, and keeps the others', () => {
    const choice = chooseUploads([file('a.png', 'image/png'), file('b.pdf', 'application/pdf')]);
    expect(choice.files.map(({ name }) => name)).toEqual(['a.png']);
    expect(choice.refusal).toBe('« b.pdf » n’est ni une image ni une vidéo.');
  });

  it('refuses what is larger than 2.5 GB before it is sent', () => {
    const choice = chooseUploads([file('a.mp4', 'video/mp4', 2_684_354_561)]);
    expect(choice).toEqual({ files: [], refusal: 'File too large. Maximum size is 2.5GB' });
  });
});
