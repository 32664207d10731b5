import { describe, expect, it } from 'vitest';
import { alignScript } from './align-script.ts';
import { wordsOf } from './words.ts';

const phrase = (startSeconds: number, endSeconds: number) => ({ startSeconds, endSeconds });

describe('a text without times beside a voice', () => {
  it('gives each phrase the sentence that is as long', () => {
    const text = 'Oui. Nous partons demain matin vers le nord de la presqu’île. Voilà.';
    const cues = alignScript(text, [phrase(1, 1.3), phrase(2, 5.2), phrase(6, 6.5)]);
    expect(
      cues.map(({ text, startSeconds, endSeconds }) => [text, startSeconds, endSeconds]),
    ).toEqual([
      ['Oui.', 1, 1.3],
      ['Nous partons demain matin vers le nord de la presqu’île.', 2, 5.2],
      ['Voilà.', 6, 6.5],
    ]);
  });

  it('loses no word and keeps their order, inside the phrases', () => {
    const text = Array.from({ length: 400 }, (_, n) => `mot${n}${n % 9 === 8 ? '.' : ''}`).join(
      ' ',
    );
    const phrases = Array.from({ length: 60 }, (_, n) => phrase(n * 3, n * 3 + 2.4));
    const words = alignScript(text, phrases).flatMap(({ words = [] }) => words);
    expect(words.map((word) => word.text)).toEqual([...wordsOf(text)]);
    for (const [index, { startSeconds, endSeconds }] of words.entries()) {
      expect(startSeconds).toBeGreaterThanOrEqual((words[index - 1]?.endSeconds ?? 0) - 1e-9);
      expect(
        phrases.some(
          (each) => startSeconds >= each.startSeconds && endSeconds <= each.endSeconds + 1e-9,
        ),
      ).toBe(true);
    }
  });

  it('has nothing to say where nobody speaks, or nothing is written', () => {
    expect(alignScript('Bonjour.', [])).toEqual([]);
    expect(alignScript('…', [phrase(0, 1)])).toEqual([]);
  });
});

describe('a text that is not what the voice says', () => {
  const sentences = [
    'Le bateau quitte le port avant le lever du jour.',
    'Personne ne parle.',
    'Au large la lumière vient d’un seul coup, rose puis presque blanche.',
    'Les filets montent.',
    'Mon père dit que la mer se repose aussi et qu’il faut la laisser.',
    'Nous rentrons à midi.',
  ];
  /** A phrase for each sentence, at fifteen letters a second. */
  let startSeconds = 0;
  const phrases = sentences.map(({ length }) => {
    const own = phrase(startSeconds, startSeconds + length / 15);
    startSeconds = own.endSeconds + 0.6;
    return own;
  });
  const aligned = (written: readonly string[], heard: typeof phrases) =>
    alignScript(written.join(' '), heard).map(({ text, startSeconds }) => [text, startSeconds]);

  it('leaves what is not written without captions, and the rest in its place', () => {
    const written = sentences.toSpliced(2, 1);
    expect(aligned(written, phrases)).toEqual(
      written.map((text) => [text, phrases[sentences.indexOf(text)]?.startSeconds]),
    );
  });

  it('leaves a sentence out that nobody reads, and the rest in its place', () => {
    const heard = phrases.toSpliced(2, 1);
    const read = sentences.toSpliced(2, 1);
    expect(aligned(sentences, heard)).toEqual(
      read.map((text) => [text, phrases[sentences.indexOf(text)]?.startSeconds]),
    );
  });
});
