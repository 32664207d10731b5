import type { IllustrationDescription } from '../illustration/illustration-description.ts';
import type { Language } from './texts.ts';

/** A short description for people who cannot see the picture. */
export function describeIllustration(
  { things, text }: IllustrationDescription,
  language: Language = 'fr',
): string {
  // « une table dressée » is many things under one name.
  const seen = new Set(things.map(({ said, count }) => (count > 1 ? `${said} (${count})` : said)));
  const written = text.map((line) => (language === 'en' ? `"${line}"` : `« ${line} »`));
  const all = [...seen, ...written];
  return all.length > 0
    ? `Illustration${language === 'en' ? '' : ' '}: ${all.join(', ')}.`
    : 'Illustration.';
}
