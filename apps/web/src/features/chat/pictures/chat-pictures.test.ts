import { describe, expect, it } from 'vitest';
import { filesIn, mediaKindOf, visibleFiles } from './chat-pictures.ts';

const file = (name: string, changes: { size?: number; lastModified?: string } = {}) => ({
  name,
  fullPath: `u1/c1/${name}`,
  size: 5000,
  lastModified: '2026-11-20T10:00:00.000Z',
  ...changes,
});
const namesOf = (files: readonly { name: string }[]) =>
  visibleFiles(files as never).map(({ name }) => name);

describe('the files of a conversation', () => {
  it('hide what is called a preview, in any writing', () => {
    const decomposed = 'aperçu-2.png'.normalize('NFD');
    const files = ['lac.png', 'lac-aperçu.png', 'APERCU.png', 'Preview of lac.png', decomposed];
    expect(namesOf(files.map((name) => file(name)))).toEqual(['lac.png']);
  });

  it('hide files of 1000 bytes or less', () => {
    const files = [file('a.png', { size: 1000 }), file('b.png', { size: 1001 })];
    expect(namesOf(files)).toEqual(['b.png']);
  });

  it('stand newest first, whatever the writing of their time', () => {
    const files = [
      file('old.png', { lastModified: '2026-11-20T10:00:00+02:00' }),
      file('new.png', { lastModified: '2026-11-20T09:00:00Z' }),
    ];
    expect(namesOf(files)).toEqual(['new.png', 'old.png']);
  });

  it('are films by their extension', () => {
    const kinds = ['a.mp4', 'b.WEBM', 'c.ogg', 'd.png', 'e.mp4.jpg'].map(mediaKindOf);
    expect(kinds).toEqual(['video', 'video', 'video', 'image', 'image']);
  });

  it('come as an object, as a list, or not at all', () => {
    expect(filesIn({ files: [file('a.png')] })).toHaveLength(1);
    expect(filesIn([file('a.png')])).toHaveLength(1);
    expect(filesIn({ files: 'x' })).toEqual([]);
    expect(filesIn(null)).toEqual([]);
  });
});
