import type { PlacedCard } from '@armoni/contract/tools';
import { filmHandle, styleHandle } from '../../../../platform/tools/job-handle.ts';
import type { Turn } from '../../ports.ts';
import type { ToldTurn } from './fit-history.ts';
import type { PictureNames } from './name-pictures.ts';
import { memoryTexts } from './texts.ts';

/** The conversation as a model remembers it: pictures by name, jobs by handle, failures told. */
export function tellHistory(history: readonly Turn[], names: PictureNames): readonly ToldTurn[] {
  return history.map(({ query, answer, cards = [], referenceUrl = null, hasFailed = false }) => {
    const chosen = referenceUrl === null ? [] : [memoryTexts.chosen(names.nameOf(referenceUrl))];
    const told = [
      names.inWords(answer).trim(),
      ...cards.map((placed) => cardInWords(placed, names)),
      ...(hasFailed ? [memoryTexts.failed] : []),
    ];
    return { query: [query, ...chosen].join('\n'), answer: told.filter(Boolean).join('\n') };
  });
}

const mostNamed = 24;

function cardInWords({ card, text }: PlacedCard, names: PictureNames): string {
  switch (card.kind) {
    case 'plan':
      return memoryTexts.plan(text);
    case 'style':
      return memoryTexts.card(text, styleHandle(card.id));
    case 'film':
      return memoryTexts.card(text, filmHandle(card.job_id));
    case 'list': {
      const items = card.items.slice(0, mostNamed).map(({ id, name, url }) => {
        const handle = card.of === 'pictures' && url !== null ? names.nameOf(url) : id;
        return `${handle} (${name})`;
      });
      return memoryTexts.card(text, items.join(', '));
    }
  }
}
