import { expect, it } from 'vitest';
import { setUp } from '../session/testing.ts';
import { soundFile } from './record-voice.ts';

it('names a sound by what it is, as services read the format from the name', () => {
  expect(soundFile([new Blob(['a'])], 'audio/webm;codecs=opus')).toMatchObject({
    name: 'dictee.webm',
    type: 'audio/webm',
  });
  expect(soundFile([], 'audio/mp4').name).toBe('dictee.m4a');
});

it('keeps what is typed while something is heard', () => {
  const { session } = setUp();
  session.memory.setDraft('c1', 'Un lac ');
  session.memory.addToDraft('c1', 'au coucher du soleil');
  session.memory.addToDraft(null, 'une dune');
  expect(session.memory.draftOf('c1')).toBe('Un lac au coucher du soleil');
  expect(session.memory.draftOf(null)).toBe('une dune');
});
