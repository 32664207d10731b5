import type { IllustrationDescription } from './illustration-description.ts';

/** What is drawn by chance, each from numbers of its own: more rain moves no hill. */
export const streams = {
  furnishings: 0x4d29,
  palette: 0x51ed,
  scenery: 0x2c1b,
  fall: 0x7a3f,
  manner: 0x33d1,
  lean: 0x61c9,
} as const;

/** Wishes of one seed differ, however little: two portraits share neither sky nor jumper. */
export function saltOf({ format, text, things, place, time }: IllustrationDescription): number {
  const said = things.map(({ id, count, colour, person }) => [id, count, colour, person]);
  return saltOfWords(JSON.stringify([format, text, said, place, time]));
}

export function saltOfWords(words: string): number {
  let salt = 0x811c9dc5;
  for (const letter of words) salt = Math.imul(salt ^ letter.codePointAt(0)!, 0x01000193);
  return salt;
}
