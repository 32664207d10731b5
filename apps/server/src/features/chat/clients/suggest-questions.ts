import { picturesIn } from '../pictures/picture-markdown.ts';
import type { Message } from '../ports.ts';
import { suggestionTexts } from './texts.ts';

/** What could be asked next: of a picture how it can be changed, else what can be drawn. */
export function suggestQuestions({
  query,
  answer,
  cards = [],
}: Pick<Message, 'query' | 'answer' | 'cards'>): readonly string[] {
  const words = suggestionTexts[isEnglish(query) ? 'en' : 'fr'];
  const shown = cards.map(({ card }) => card.kind);
  // A plan waits for a yes or a no of its own.
  if (shown.includes('plan')) return [];
  if (shown.includes('film') || shown.includes('style')) return words.ofWork;
  const pictures = picturesIn(answer).length;
  if (pictures > 1) return words.ofSeveral;
  return pictures === 1 ? words.ofOne : words.ofNone;
}

const english = /\b(the|a|an|with|draw|make|please|of|in|and|what|how|you|my)\b/gi;
const french = /\b(le|la|les|un|une|des|du|de|avec|dessine|fais|et|dans|quoi|comment|tu|mes?)\b/gi;

const isEnglish = (text: string) =>
  (text.match(english)?.length ?? 0) > (text.match(french)?.length ?? 0);
