import type { Overview } from '@armoni/contract/administration';
import { formatSize } from '../../lib/format/format.ts';
import { useInvitations } from './people/use-invitations.ts';
import { texts } from './texts.ts';
import { useWork } from './work/use-work.ts';

const words = texts.figures;

/** Four figures of now. */
export function Figures({ overview }: { overview: Overview }) {
  const invited = useInvitations().data?.length ?? 0;
  const { running = 0, waiting = 0, failed = 0 } = useWork('all', 5).data?.counts ?? {};
  const { people, used_bytes: used, free_bytes: free } = overview;
  const { made, films, failures } = madeToday(overview);
  const isOnDisk = overview.storage === 'disk';
  return (
    <section
      aria-label={words.title}
      className="grid grid-cols-2 gap-y-5 border-b border-line px-4 py-5 md:grid-cols-4 md:px-5"
    >
      <Figure
        value={people.all.toLocaleString('fr-FR')}
        label={words.people(people.all)}
        detail={words.peopleMore(people.seen, invited)}
      />
      <Figure
        value={running.toLocaleString('fr-FR')}
        label={words.work(running)}
        detail={words.workMore(waiting, failed)}
      />
      <Figure
        value={formatSize(used)}
        label={isOnDisk ? words.storage(formatSize(used + free)) : words.storageInBucket}
        detail={words.storageMore(formatSize(free))}
      />
      <Figure
        value={made.toLocaleString('fr-FR')}
        label={words.made}
        detail={words.madeMore(films, failures)}
      />
    </section>
  );
}

function madeToday({ engines }: Overview) {
  const sumOf = (part: 'made' | 'failed', only?: string) =>
    engines
      .filter(({ id }) => only === undefined || id === only)
      .flatMap(({ hours }) => hours)
      .reduce((sum, hour) => sum + hour[part], 0);
  return { made: sumOf('made'), films: sumOf('made', 'films'), failures: sumOf('failed') };
}

function Figure({ value, label, detail }: { value: string; label: string; detail: string }) {
  return (
    <div className="min-w-0 border-line pr-3 odd:border-r md:border-r md:px-5 md:first:pl-0 md:last:border-r-0 max-md:even:pl-4">
      <p className="type-h1 truncate">{value}</p>
      <p className="truncate">{label}</p>
      <p className="type-data text-fg3">{detail}</p>
    </div>
  );
}
