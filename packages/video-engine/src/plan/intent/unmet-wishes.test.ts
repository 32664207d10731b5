import { describe, expect, it } from 'vitest';
import { wishTexts } from '../texts.ts';
import { unmetWishes } from './unmet-wishes.ts';

describe('wishes that cannot be granted', () => {
  it.each([
    ['ajoute une voix off', wishTexts.voiceOver],
    ['export in 4K', wishTexts.resolution],
    ['avec des sous-titres', wishTexts.subtitles],
    ['add subtitles', wishTexts.subtitles],
    ['mets notre logo en bas', wishTexts.logo],
    ['ajoute une musique douce', wishTexts.music],
    ['stabilise les plans', wishTexts.stabilise],
  ])('names “%s” in French', (sentence, note) => {
    expect(unmetWishes(sentence, { hasMusic: false })).toEqual([note]);
  });

  it('says nothing about wishes that are refused, granted or only quoted', () => {
    expect(unmetWishes('sans voix off ni sous-titres', { hasMusic: false })).toEqual([]);
    expect(unmetWishes('ajoute une musique', { hasMusic: true })).toEqual([]);
    expect(unmetWishes('titre « Voix off en 4K »', { hasMusic: false })).toEqual([]);
    expect(unmetWishes('30 s, rapide', { hasMusic: false })).toEqual([]);
  });

  it('says that the chosen format wins over another one in the text', () => {
    const notes = unmetWishes('une vidéo en 9:16', { hasMusic: false, aspectRatio: '16:9' });
    expect(notes).toEqual([wishTexts.shape('9:16', '16:9')]);
    expect(unmetWishes('en 9:16', { hasMusic: false, aspectRatio: '9:16' })).toEqual([]);
  });
});
