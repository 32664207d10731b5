import type { Topic } from '@armoni/contract/facts/fact';
import { factAsMarkdown } from '@armoni/contract/facts/fact-as-markdown';
import { factsEn } from '@armoni/contract/facts/facts-en';
import { factsFr } from '@armoni/contract/facts/facts-fr';
import { makeTextsIn } from '@armoni/image-engine/prompt/texts';
import { picturesIn } from '../pictures/picture-markdown.ts';
import type { Message } from '../ports.ts';
import { relatedTopics } from './related-topics.ts';
import { suggestionTexts } from './texts.ts';

/** What could be asked next: of a picture how it can be changed, of the studio what is near, else what can be drawn. */
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
  const pictures = picturesIn(answer);
  if (pictures.length > 1) return words.ofSeveral.filter(isNotSaid(query));
  const some = (offered: readonly string[]) =>
    offered.filter(isNotSaid(query)).slice(0, mostSuggested);
  const isOfPixels = pictures.some(({ altText }) => pixelsAlone.has(altText));
  // Neither hour nor season of a photograph can be changed: what is offered can be done.
  if (isOfPixels || refusals.some((words) => answer.includes(words))) return some(words.ofPixels);
  if (pictures.length === 1) return some(words.ofOne);
  return afterFact(answer) ?? words.ofNone;
}

const mostSuggested = 3;

const makeTexts = [makeTextsIn.fr, makeTextsIn.en];
const pixelsAlone = new Set(makeTexts.map(({ changedReference }) => changedReference));
const refusals = makeTexts.flatMap((one) => [one.pixelsAlone, one.notOurScene]);

/** What has just been done is not offered again. */
const isNotSaid = (query: string) => (offered: string) =>
  !query.toLowerCase().includes(offered.replace(/^.+[,:] (?:but )?/, '').toLowerCase());

/** The questions next to the one that was answered, in the language of the answer. */
function afterFact(answer: string): readonly string[] | null {
  for (const facts of [factsFr, factsEn]) {
    const topics = Object.keys(facts) as Topic[];
    const told = topics.find((topic) => answer.includes(factAsMarkdown(facts[topic].text)));
    if (told) return relatedTopics[told].map((topic) => facts[topic].question);
  }
  return null;
}

const english = /\b(the|a|an|with|draw|make|please|of|in|and|what|how|you|my)\b/gi;
const french = /\b(le|la|les|un|une|des|du|de|avec|dessine|fais|et|dans|quoi|comment|tu|mes?)\b/gi;

const isEnglish = (text: string) =>
  (text.match(english)?.length ?? 0) > (text.match(french)?.length ?? 0);
