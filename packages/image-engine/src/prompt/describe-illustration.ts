import type { IllustrationDescription } from '../illustration/illustration-description.ts';

/** A short French description for people who cannot see the picture. */
export function describeIllustration({ things, text }: IllustrationDescription): string {
  const seen = things.map(({ said, count }) => (count > 1 ? `${said} (${count})` : said));
  const written = text.map((line) => `« ${line} »`);
  const all = [...seen, ...written];
  return all.length > 0 ? `Illustration : ${all.join(', ')}.` : 'Illustration.';
}
