import { describe, expect, it } from 'vitest';
import { handOver, handOverStyle, takeHandedOver, takeHandedStyle } from './sent-pictures.ts';

function emptyKeeper(kept = new Map<string, string>()) {
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
    const keeper = emptyKeeper();
    handOver('trainer', sea, keeper);
    handOver('trainer', town, keeper);
    expect(takeHandedOver('trainer', keeper)).toEqual([sea, town]);
    expect(takeHandedOver('trainer', keeper)).toEqual([]);
  });

  it('keeps the pages apart', () => {
    const keeper = emptyKeeper();
    handOver('editor', sea, keeper);
    expect(takeHandedOver('trainer', keeper)).toEqual([]);
    expect(takeHandedOver('editor', keeper)).toEqual([sea]);
  });

  it('gives nothing for what it cannot read', () => {
    const kept = new Map([['armoni.hand-over.trainer', '[{"url":1}, "x"']]);
    expect(takeHandedOver('trainer', emptyKeeper(kept))).toEqual([]);
  });

  it('hands over the choice of a style once', () => {
    const keeper = emptyKeeper();
    handOverStyle(12, keeper);
    expect(takeHandedStyle(keeper)).toBe(12);
    expect(takeHandedStyle(keeper)).toBeNull();
  });
});
