import type { EngineHealth } from '@armoni/contract/administration';
import { clsx } from 'clsx';
import { formatDuration } from '../../../lib/format/format.ts';
import { texts } from '../texts.ts';

const words = texts.engines;

/** Each with its state in words and what it made by the hour. */
export function EngineList({ engines }: { engines: readonly EngineHealth[] }) {
  return (
    <ul className="divide-y divide-line">
      {engines.map((engine) => (
        <EngineRow key={engine.id} engine={engine} />
      ))}
    </ul>
  );
}

const dots = { ready: 'bg-ok', away: 'bg-danger', off: 'bg-edge' };

function EngineRow({ engine }: { engine: EngineHealth }) {
  const { id, name, state, problem, hours } = engine;
  return (
    <li className="flex min-h-13 items-center gap-4 py-2.5">
      <span aria-hidden className={clsx('size-2 flex-none rounded-full', dots[state])} />
      <div className="min-w-0 flex-1">
        <p className="wrap-anywhere">{words.named(words.names[id], name)}</p>
        <p className={clsx('type-data', state === 'away' ? 'text-danger' : 'text-fg3')}>
          {problem ?? lineOf(engine)}
        </p>
      </div>
      {hours.length > 0 && <HourBars hours={hours} />}
    </li>
  );
}

/** Only what was measured is said. */
function lineOf({ state, hours, median_seconds: median }: EngineHealth): string {
  if (state !== 'ready') return words.states[state];
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0);
  const parts = [
    median === null ? words.states.ready : words.median(formatDuration(median)),
    ...(hours.length > 0 ? [words.failures(failed)] : []),
  ];
  return parts.join(' · ');
}

const barHeight = 20;

function HourBars({ hours }: { hours: EngineHealth['hours'] }) {
  const most = Math.max(1, ...hours.map(({ made, failed }) => made + failed));
  const made = hours.reduce((sum, hour) => sum + hour.made, 0);
  const failed = hours.reduce((sum, hour) => sum + hour.failed, 0);
  const heightOf = (count: number) => Math.max(2, Math.round((barHeight * count) / most));
  return (
    <span role="img" aria-label={words.hours(made, failed)} className="flex h-5 items-end gap-px">
      {hours.map((hour, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
        <span key={place} className="flex w-[3px] flex-col-reverse">
          <span
            className={hour.made > 0 ? 'bg-fg3' : 'bg-s3'}
            style={{ height: heightOf(hour.made) }}
          />
          {hour.failed > 0 && (
            <span className="bg-danger" style={{ height: heightOf(hour.failed) }} />
          )}
        </span>
      ))}
    </span>
  );
}
