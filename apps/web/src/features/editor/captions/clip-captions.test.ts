import { describe, expect, it } from 'vitest';
import { captionsOnTheWire, countOf, withCaptions } from './clip-captions.ts';

const srt = '1\n00:01 --> 00:02\nUn\n\n2\n00:03 --> 00:04\nDeux\n';

describe('captions of clips', () => {
  it('are one text for each clip, and none when it is emptied', () => {
    const one = withCaptions([], { clipKey: 'a', text: 'Bonjour' });
    const both = withCaptions(one, { clipKey: 'b', text: srt });
    const changed = withCaptions(both, { clipKey: 'a', text: 'Salut' });
    expect(changed.map(({ text }) => text)).toEqual([srt, 'Salut']);
    expect(withCaptions(changed, { clipKey: 'b', text: ' \n' })).toEqual([
      { clipKey: 'a', text: 'Salut' },
    ]);
  });

  it('go with the clip’s place in the film’s list, and not with clips that are gone', () => {
    const all = [
      { clipKey: 'a', text: 'A' },
      { clipKey: 'gone', text: 'G' },
    ];
    expect(captionsOnTheWire(all, [{ key: 'b' }, { key: 'a' }])).toEqual([{ clip: 2, text: 'A' }]);
  });

  it('are counted where they have times', () => {
    expect([countOf(srt), countOf('Bonjour.')]).toEqual([2, 0]);
  });
});
