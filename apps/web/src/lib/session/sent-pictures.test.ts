import { describe, expect, it } from 'vitest';
import { receivePictures, receiveStyle, sendPicture, sendStyle } from './sent-pictures.ts';

function emptyStorage(kept = new Map<string, string>()) {
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}

const sea = { url: '/media/u/c/1-mer.png', name: 'mer.png' };
const town = { url: '/media/u/c/2-ville.png', name: 'ville.png' };

describe('carrying pictures to another page', () => {
  it('hands over each picture once, in order', () => {
    const storage = emptyStorage();
    sendPicture('trainer', sea, storage);
    sendPicture('trainer', town, storage);
    expect(receivePictures('trainer', storage)).toEqual([sea, town]);
    expect(receivePictures('trainer', storage)).toEqual([]);
  });

  it('keeps the pages apart', () => {
    const storage = emptyStorage();
    sendPicture('editor', sea, storage);
    expect(receivePictures('trainer', storage)).toEqual([]);
    expect(receivePictures('editor', storage)).toEqual([sea]);
  });

  it('gives nothing for what it cannot read', () => {
    const kept = new Map([['armoni.hand-over.trainer', '[{"url":1}, "x"']]);
    expect(receivePictures('trainer', emptyStorage(kept))).toEqual([]);
  });

  it('hands over the choice of a style once', () => {
    const storage = emptyStorage();
    sendStyle(12, storage);
    expect(receiveStyle(storage)).toBe(12);
    expect(receiveStyle(storage)).toBeNull();
  });
});
