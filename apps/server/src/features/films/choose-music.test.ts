import { describe, expect, it } from 'vitest';
import { chooseMusic } from './choose-music.ts';

const addresses = {
  silentPath: '/audio/silence.m4a',
  mediaHost: 'https://media.example.org/files',
  ownOrigins: ['https://studio.example.org', 'http://localhost:3000'],
};

describe('the music of an audio_url', () => {
  it.each([
    null,
    undefined,
    '',
    '  ',
    '/audio/silence.m4a',
    'https://studio.example.org/audio/silence.m4a',
  ])('is none for %j', (url) => expect(chooseMusic(url, addresses)).toEqual({ from: 'nowhere' }));

  it.each([
    '/media/u1/clips/a.mp3',
    'https://studio.example.org/media/u1/clips/a.mp3',
    'http://localhost:3000/media/u1/clips/a.mp3',
    'https://media.example.org/files/u1/clips/a.mp3',
  ])('is our own object for %s', (url) =>
    expect(chooseMusic(url, addresses)).toEqual({ from: 'storage', key: 'u1/clips/a.mp3' }),
  );

  it.each(['', 'https://studio.example.org'])('is the studio’s own piece from %j', (origin) =>
    expect(chooseMusic(`${origin}/api/v1/video/music/flanerie-1.m4a`, addresses)).toEqual({
      ...{ from: 'own', piece: 'flanerie' },
    }),
  );

  it('is no piece of ours at somebody else’s address', () => {
    const url = 'https://elsewhere.example.org/api/v1/video/music/flanerie-1.m4a';
    expect(chooseMusic(url, addresses)).toEqual({ from: 'web', url });
  });

  it('is fetched from anywhere else', () => {
    const url = 'https://elsewhere.example.org/media/u1/a.mp3';
    expect(chooseMusic(url, addresses)).toEqual({ from: 'web', url });
  });

  it.each(['//elsewhere/x', 'file:///x', 'x.mp3', 'data:audio/mp3,x', 'http://', '/other'])(
    'is refused for %j',
    (url) => expect(chooseMusic(url, addresses)).toBeNull(),
  );
});
