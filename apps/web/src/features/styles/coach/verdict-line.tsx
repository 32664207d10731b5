import { Check } from 'lucide-react';
import { useMemo } from 'react';
import type { CoachedPicture } from './coach-pictures.ts';
import { type Verdict, verdictOn } from './verdict.ts';
import { verdictTexts } from './verdict-texts.ts';

/** Beside the count: how many of the pictures a style can be learned from, and what is wrong with the set. */
export function VerdictLine({ pictures }: { pictures: readonly CoachedPicture[] }) {
  const known = pictures
    .map(({ key, study, isUnreadable }) => `${key}:${study !== null}:${isUnreadable}`)
    .join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: uploads move the list; `known` says when it matters.
  const verdict = useMemo(() => verdictOn(pictures), [known]);
  if (!verdict) return null;
  return (
    <>
      {verdict.missing === 0 && !verdict.mixture && (
        <Check
          size={16}
          role="img"
          aria-label={verdictTexts.enough}
          className="-ml-2 self-center text-ok"
        />
      )}
      <div role="status" className="contents text-[13px]/5 text-fg3">
        <Worth verdict={verdict} />
        {verdict.mixture && (
          <p className="w-full">
            <strong className="font-semibold text-fg">{verdictTexts.unrelated}</strong>{' '}
            {verdictTexts.mixture(verdict.mixture)}
          </p>
        )}
      </div>
    </>
  );
}

function Worth({ verdict: { usable, total, missing, mixture, hasOdd } }: { verdict: Verdict }) {
  // « Rien à changer » would be untrue of a set that will be refused, or of one with a picture to think about.
  const isSilent = (mixture !== null || hasOdd) && missing === 0 && usable === total;
  return (
    <p className="ml-auto text-right">
      <strong className="font-semibold text-fg tabular-nums">
        {verdictTexts.usable(usable, total)}
      </strong>{' '}
      {!isSilent && verdictTexts.advice(usable, total, missing)}
    </p>
  );
}
