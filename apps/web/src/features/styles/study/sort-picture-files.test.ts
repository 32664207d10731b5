import { describe, expect, it } from 'vitest';
import { sortPictureFiles } from './sort-picture-files.ts';

const file = (name: string, type: string) => new File(['x'], name, { type });
const names = (files: readonly File[]) => files.map(({ name }) => name);

describe('the files chosen for a training', () => {
  it('are the pictures among them, and the rest is said', () => {
    const sorted = sortPictureFiles([
      file('mer.png', 'image/png'),
      file('notes.pdf', 'application/pdf'),
      file('ville.avif', ''),
      file('logo.svg', 'image/svg+xml'),
    ]);
    expect(names(sorted.pictures)).toEqual(['mer.png', 'ville.avif']);
    expect(sorted.message).toContain('2 fichiers');
    expect(sorted.message).toContain('« notes.pdf »');
  });

  it('leave out in silence what a system keeps in its folders', () => {
    const sorted = sortPictureFiles([
      file('.DS_Store', ''),
      file('Thumbs.db', ''),
      file('a.jpg', ''),
    ]);
    expect(names(sorted.pictures)).toEqual(['a.jpg']);
    expect(sorted.message).toBeNull();
  });

  it('come with advice when a phone made them in HEIC', () => {
    expect(sortPictureFiles([file('IMG_1.HEIC', '')]).message).toContain('Enregistrez-la en JPEG');
  });
});
