import { wholeWords } from './whole-words.ts';

export type Language = 'fr' | 'en';

const english = wholeWords(
  /\b(the|a|an|and|of|with|in|on|is|are|what|how|can|you|please|make|draw|create|picture|image of|hello|hi|hey|thanks|thank you|my|this|it|again|without)\b/gi,
);
const french = wholeWords(
  /\b(le|la|les|un|une|des|du|de|et|avec|dans|sur|est|quoi|comment|peux|tu|vous|fais|dessine|crée|image d|bonjour|salut|merci|mon|ma|cette|ce|encore|sans|qui|que|au|aux|en)\b|[éèàçêîôûœ]/gi,
);

/** The language to answer in: French unless English clearly outweighs it. */
export function readLanguage(text: string): Language {
  const sample = text.slice(0, 2000);
  return count(sample, english) > count(sample, french) ? 'en' : 'fr';
}

function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}
