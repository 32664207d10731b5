import type { FilmReading } from '@armoni/contract/wish';
import { texts } from './texts.ts';

export type WishOutcome = {
  readonly asked: string;
  readonly delivered: string;
  readonly outcome: keyof typeof texts.outcomes;
};

/** All that was asked of a film beside what came of it: done first, then offered, refused, not understood. */
export function wishOutcomes(reading: FilmReading): readonly WishOutcome[] {
  const { understood, offered, verification, refused, not_understood } = reading;
  return [
    ...verification.map(({ asked, delivered, kept }) => ({
      asked,
      delivered,
      outcome: kept ? ('kept' as const) : ('missed' as const),
    })),
    ...understood
      .filter((each) => isUnmeasured(each, verification))
      .map(({ label }) => ({
        asked: label,
        delivered: texts.followed,
        outcome: 'followed' as const,
      })),
    ...offered.map(({ label }) => ({
      asked: texts.isIt(label),
      delivered: texts.offered,
      outcome: 'offered' as const,
    })),
    ...refused.map(({ words, label }) => ({
      asked: texts.quoted(words),
      delivered: texts.refused(label),
      outcome: 'refused' as const,
    })),
    ...not_understood.map(({ words }) => ({
      asked: texts.quoted(words),
      delivered: texts.unread,
      outcome: 'unread' as const,
    })),
  ];
}

function isUnmeasured(
  { field, label }: FilmReading['understood'][number],
  verification: FilmReading['verification'],
): boolean {
  const isNothing = field === 'none';
  return !isNothing && !verification.some((each) => each.field === field && each.asked === label);
}
