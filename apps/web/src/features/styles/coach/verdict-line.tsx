import { useMemo } from 'react';
import type { CoachedPicture } from './coach-pictures.ts';
import { verdictOn } from './verdict.ts';
import { verdictTexts } from './verdict-texts.ts';

/** Beside the count: how many of the pictures a style can be learned from, and how many more it takes. */
export function VerdictLine({ pictures }: { pictures: readonly CoachedPicture[] }) {
  const known = pictures
    .map(({ key, study, isUnreadable }) => `${key}:${study !== null}:${isUnreadable}`)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: uploads move the list; `known` says when it matters.
  const verdict = useMemo(() => verdictOn(pictures), [known]);
  if (!verdict) return null;
  const { usable, total, missing } = verdict;
  return (
    <p role="status" className="ml-auto text-right text-[13px]/5 text-fg3">
      <strong className="font-semibold text-fg tabular-nums">
        {verdictTexts.usable(usable, total)}
      </strong>{' '}
      {verdictTexts.advice(usable, total, missing)}
    </p>
  );
}
