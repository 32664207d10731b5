import type { WorkItem } from '@armoni/contract/administration';
import {
  Archive,
  CircleAlert,
  Clapperboard,
  Clock,
  Copy,
  HardDriveDownload,
  Layers,
  type LucideIcon,
  Trash2,
  X,
} from 'lucide-react';
import { formatDuration } from '../../../lib/format/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { sinceWords } from '../since.ts';
import { Cell, Row, Table } from '../table.tsx';
import { texts } from '../texts.ts';
import { nameOf } from './name-of.ts';

const words = texts.work;
const layout = 'md:grid-cols-[minmax(0,1fr)_minmax(0,.6fr)_120px_minmax(0,.8fr)_100px]';
const { what, whose, where, progress } = words.columns;

type WorkTableProps = {
  jobs: readonly WorkItem[];
  /** The one that something is being done to. */
  underWay: string | null;
  onCancel: (job: WorkItem) => void;
  onRunAgain: (job: WorkItem) => void;
};

export function WorkTable({ jobs, underWay, onCancel, onRunAgain }: WorkTableProps) {
  return (
    <Table label={words.title} columns={[what, whose, where, progress]} layout={layout}>
      {jobs.map((job) => (
        <WorkRow
          key={job.id}
          job={job}
          isBusy={underWay === job.id}
          onCancel={() => onCancel(job)}
          onRunAgain={() => onRunAgain(job)}
        />
      ))}
    </Table>
  );
}

const icons: Readonly<Record<string, LucideIcon>> = {
  montage: Clapperboard,
  training: Layers,
  export: Archive,
  backup: HardDriveDownload,
  'clip-proxy': Copy,
};

function iconOf({ kind, state }: WorkItem): LucideIcon {
  if (state === 'failed') return CircleAlert;
  return state === 'waiting' ? Clock : (icons[kind] ?? Trash2);
}

type WorkRowProps = {
  job: WorkItem;
  isBusy: boolean;
  onCancel: () => void;
  onRunAgain: () => void;
};

function WorkRow({ job, isBusy, onCancel, onRunAgain }: WorkRowProps) {
  const Icon = iconOf(job);
  const whose = job.for.name ?? words.somebody;
  const name = nameOf(job);
  const isFailed = job.state === 'failed';
  return (
    <Row layout={layout}>
      <Cell className="flex items-center gap-3 max-md:min-w-0 max-md:flex-1">
        <Icon size={16} aria-hidden className={isFailed ? 'text-danger' : 'flex-none text-fg2'} />
        <span className="truncate">{name}</span>
      </Cell>
      <Cell className="truncate max-md:text-fg3">{whose}</Cell>
      <Cell className="type-data truncate text-fg3 max-md:hidden">{whereOf(job)}</Cell>
      <Cell className="max-md:order-last max-md:w-full max-md:pl-7">
        <Standing job={job} name={name} />
      </Cell>
      <Cell className="flex justify-end">
        {job.can_cancel && (
          <IconButton
            size="small"
            label={words.cancel(`${name}, ${whose}`)}
            icon={<X size={16} />}
            disabled={isBusy}
            onClick={onCancel}
          />
        )}
        {job.can_run_again && (
          <Button
            size="small"
            aria-label={words.againNamed(`${name}, ${whose}`)}
            busy={isBusy}
            onClick={onRunAgain}
          >
            {words.again}
          </Button>
        )}
      </Cell>
    </Row>
  );
}

const secondsSince = (at: string) => (Date.now() - new Date(at).getTime()) / 1000;

/** Which process has it and for how long, that it waits, or when it failed. */
function whereOf({ state, where, started_at: started, changed_at: changed }: WorkItem): string {
  if (state === 'waiting') return words.waits;
  if (state === 'failed' || started === null) return sinceWords(changed);
  return where === null
    ? formatDuration(secondsSince(started))
    : `${where} · ${formatDuration(secondsSince(started))}`;
}

function Standing({ job, name }: { job: WorkItem; name: string }) {
  const { state, message, percent, attempts, stage, created_at: created } = job;
  if (state === 'running' && message === null) {
    return <Progress label={stage ?? name} percent={stage === null ? null : percent} />;
  }
  const isFailed = state === 'failed';
  return (
    <p
      title={message ?? undefined}
      className={`type-data md:truncate ${isFailed ? 'text-danger' : 'text-fg3'}`}
    >
      {message ??
        (isFailed
          ? words.attempts(attempts)
          : words.waitsSince(Math.ceil(secondsSince(created) / 60)))}
    </p>
  );
}
