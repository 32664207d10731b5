import { describe, expect, it } from 'vitest';
import { parseCaptions } from './parse-captions.ts';

function timed(text: string) {
  const parsed = parseCaptions(text);
  if (parsed.kind !== 'timed') throw new Error(parsed.kind);
  return parsed.cues.map((cue) => [cue.startSeconds, cue.endSeconds, cue.text]);
}

describe('captions as people have them', () => {
  it('reads SubRip with Windows line ends, tags and a mark of its encoding', () => {
    const srt =
      '\uFEFF1\r\n00:00:01,500 --> 00:00:03,000\r\n<i>Bonjour</i> à tous.\r\nBienvenue !\r\n\r\n2\r\n01:00:00,000 --> 01:00:01,250\r\n{\\an8}Fin.\r\n';
    expect(timed(srt)).toEqual([
      [1.5, 3, 'Bonjour à tous.\nBienvenue !'],
      [3600, 3601.25, 'Fin.'],
    ]);
  });

  it('reads WebVTT with notes, styles, names of voices and settings', () => {
    const vtt =
      'WEBVTT Titre\n\nNOTE rien à lire\nici\n\nSTYLE\n::cue { color: red }\n\nintro\n00:01.000 --> 00:02.500 align:start line:0\n<v Léa>Tom &amp; moi</v>\n';
    expect(timed(vtt)).toEqual([[1, 2.5, 'Tom & moi']]);
  });

  it('reads captions without empty lines between them, in any order', () => {
    const srt = '2\n0:05 --> 0:06\nDeux\n1\n0:01 --> 0:02\nUn\n';
    expect(timed(srt)).toEqual([
      [1, 2, 'Un'],
      [5, 6, 'Deux'],
    ]);
  });

  it('keeps the times of words that say their own', () => {
    const parsed = parseCaptions(
      'WEBVTT\n\n00:01.000 --> 00:04.000\nUn <00:02.000>deux <00:03.500>trois\n',
    );
    const words = parsed.kind === 'timed' ? parsed.cues[0]?.words : undefined;
    expect(words?.map(({ text, startSeconds }) => [text, startSeconds])).toEqual([
      ['Un', 1],
      ['deux', 2],
      ['trois', 3.5],
    ]);
  });

  it.each(['', '  \n ', '00:00:02,000 --> 00:00:01,000\nà rebours', '1\n00:01 --> 00:02\n\n'])(
    'finds nothing to show in “%s”',
    (text) => expect(parseCaptions(text)).toEqual({ kind: 'unreadable' }),
  );

  it('takes anything else for the words without times', () => {
    expect(parseCaptions('Bonjour.\n\nÇa va ?')).toEqual({
      kind: 'script',
      text: 'Bonjour.\n\nÇa va ?',
    });
  });
});
