import type { FilmReading } from '@armoni/contract/wish';
import { clsx } from 'clsx';
import { Ban, Check, ChevronRight, CircleQuestionMark, Equal, EqualNot } from 'lucide-react';
import { useState } from 'react';
import { withFrenchSpaces } from '../../lib/format/french-spaces.ts';
import { texts } from './texts.ts';
import { type WishOutcome, wishOutcomes } from './wish-outcomes.ts';

type FilmAnswerProps = {
  /** Null of films made before wishes were accounted for. */
  reading: FilmReading | null | undefined;
  className?: string;
};

/** What was asked beside what the film holds: one line that opens; nothing for a film without a wish. */
export function FilmAnswer({ reading, className }: FilmAnswerProps) {
  const outcomes = reading ? wishOutcomes(reading) : [];
  const [isOpen, setOpen] = useState(false);
  if (outcomes.length === 0) return null;
  const kept = outcomes.filter(({ outcome }) => outcome === 'kept' || outcome === 'followed');
  return (
    <details
      lang="fr"
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      className={clsx('text-[13px]/5', className)}
    >
      <summary className="flex min-h-8 cursor-pointer list-none items-center gap-2 rounded-sm pointer-coarse:min-h-11 [&::-webkit-details-marker]:hidden">
        <ChevronRight
          size={16}
          aria-hidden
          className={clsx('text-fg3 transition-transform', isOpen && 'rotate-90')}
        />
        <span className="type-label">{texts.title}</span>
        <span className="type-data text-fg3">{texts.summary(kept.length, outcomes.length)}</span>
      </summary>
      <table data-delivered className="mt-1 w-full border-collapse text-left">
        <thead className="sr-only">
          <tr>
            <th scope="col">{texts.asked}</th>
            <th scope="col">{texts.delivered}</th>
          </tr>
        </thead>
        <tbody>
          {outcomes.map((each, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same may be asked twice; nothing moves.
            <Outcome key={index} {...each} />
          ))}
        </tbody>
      </table>
    </details>
  );
}

function Outcome({ asked, delivered, outcome }: WishOutcome) {
  const { icon: Icon, className } = signs[outcome];
  return (
    <tr className="border-t border-line align-top">
      <th scope="row" className="w-1/2 py-1.5 pr-3 font-normal wrap-anywhere">
        <span className="inline-block first-letter:uppercase">{withFrenchSpaces(asked)}</span>
      </th>
      <td className="py-1.5 text-fg2 wrap-anywhere">
        <span className="flex items-start gap-2">
          <Icon size={16} aria-hidden className={clsx('mt-0.5 flex-none', className)} />
          <span className="sr-only">{`${texts.outcomes[outcome]}, `}</span>
          <span className="min-w-0">{withFrenchSpaces(delivered)}</span>
        </span>
      </td>
    </tr>
  );
}

const signs = {
  kept: { icon: Check, className: 'text-ok' },
  missed: { icon: EqualNot, className: 'text-hot-fg' },
  followed: { icon: Equal, className: 'text-fg3' },
  offered: { icon: CircleQuestionMark, className: 'text-fg2' },
  refused: { icon: Ban, className: 'text-danger' },
  unread: { icon: CircleQuestionMark, className: 'text-fg3' },
} as const;
