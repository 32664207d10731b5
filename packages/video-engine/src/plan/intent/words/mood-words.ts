import type { Mood } from '../../../model/moods.ts';

const words: Readonly<Record<Mood, RegExp>> = {
  piano: /piano|classique|triste|melancolique|sad/,
  epic: /epique|epic|cinematographique|cinematic|grandiose/,
  electro: /electro|techno|rapide|fast|energique|energetic/,
  chill: /chill|lo-?fi|jazz|detendue/,
  calm: /calme|calm|douce|gentle|lente|slow|zen|relax|posee/,
  happy: /joyeu|gaie|happy|entrainante|upbeat|pop\b|dynami|rythmee/,
};
/** What the studio does not play. */
const others = /rock/;

/** The studio's music that words ask for; any, where they only ask for some. */
export function moodOf(asked: string): Mood | null {
  if (others.test(asked)) return null;
  const found = Object.entries(words).find(([, pattern]) => pattern.test(asked));
  return (found?.[0] as Mood | undefined) ?? 'happy';
}
