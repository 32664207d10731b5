import { type MontageStage, montageStages, type VideoWork } from '@armoni/contract/montage';
import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { texts } from '../texts.ts';

type JobStagesProps = {
  current: MontageStage | null;
  /** Those that are over, and how long they took. */
  ended: VideoWork['stages'];
};

/** All stages of a film in words; a phone shows the one it is in. Each new one is read out. */
export function JobStages({ current, ended }: JobStagesProps) {
  const seconds = new Map(ended.map((each) => [each.stage, each.seconds]));
  const reached = current === null ? -1 : montageStages.indexOf(current);
  return (
    <>
      <ol className="type-data mt-2 flex flex-wrap gap-x-4 gap-y-1">
        {montageStages.map((stage, index) => (
          <li
            key={stage}
            aria-current={index === reached ? 'step' : undefined}
            className={clsx(
              'flex items-center gap-1',
              index === reached ? 'text-hot-fg' : 'text-fg3 max-sm:hidden',
            )}
          >
            {index < reached && <Check size={12} aria-hidden className="text-fg2" />}
            {texts.jobs.stages[stage]}
            {index < reached && seconds.has(stage) && (
              <span className="text-fg3">{texts.jobs.took(seconds.get(stage) ?? 0)}</span>
            )}
          </li>
        ))}
      </ol>
      <p role="status" className="sr-only">
        {current && texts.jobs.stages[current]}
      </p>
    </>
  );
}
