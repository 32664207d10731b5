import type { FilmVersion } from '@armoni/contract/cuts';
import { setLook } from '@armoni/contract/timeline/edit-film';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { Columns2, RotateCcw } from 'lucide-react';
import { formatDateTime, formatDuration } from '../../../lib/format/format.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import type { ReshapeJob } from '../session/reshape-job.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { PanelLink, PanelRow } from './panel-parts.tsx';
import { ShapePart } from './shape-part.tsx';
import { segmentsOf } from './shot-panel.tsx';
import { FilmShotsAccord } from './version-accord.tsx';

type FilmPanelProps = {
  session: TableSession;
  versions: readonly FilmVersion[];
  reshape: ReshapeJob;
  onBack: (number: number) => void;
  /** Beside the version that is shown. */
  onCompare: (number: number) => void;
};

const labels = texts.film;

/** What holds for the whole film, and its versions. */
export function FilmPanel({ session, versions, reshape, ...on }: FilmPanelProps) {
  const timeline = useStore(session.history).present;
  const shown = versions.find(({ is_current }) => is_current)?.number ?? 0;
  return (
    <div className="min-h-0 flex-1 space-y-5 px-4 py-4 overflow-y-auto lg:px-5">
      <div>
        <h2 className="type-h3">{labels.heading}</h2>
        <p className="mt-1 text-[13px] text-fg3">{labels.lead}</p>
      </div>
      <MusicLine timeline={timeline} session={session} />
      <PanelRow label={labels.look}>
        <Select
          label={labels.look}
          value={timeline.look}
          options={segmentsOf(labels.looks)}
          onValueChange={(look) => session.change((now) => setLook(now, look))}
          className="w-full"
        />
      </PanelRow>
      <ShapePart timeline={timeline} reshape={reshape} />
      <section aria-label={labels.versions}>
        <h3 className="type-label mb-2">{labels.versions}</h3>
        <ul className="divide-y divide-line border-y border-line">
          {versions.map((version) => (
            <VersionRow key={version.number} version={version} shown={shown} {...on} />
          ))}
        </ul>
      </section>
      <section aria-label={labels.keys} className="pointer-coarse:hidden">
        <h3 className="type-label mb-2">{labels.keys}</h3>
        <dl className="type-data grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 text-fg3">
          {labels.keyList.map(([keys, does]) => (
            <div key={keys} className="contents">
              <dt className="text-fg2">{keys}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}

type VersionRowProps = Pick<FilmPanelProps, 'onBack' | 'onCompare'> & {
  version: FilmVersion;
  shown: number;
};

function VersionRow({ version, shown, onBack, onCompare }: VersionRowProps) {
  const { number, changes, created_at, is_current, duration_seconds, shots } = version;
  return (
    <li className="py-3">
      <p className="flex items-baseline gap-2">
        <span
          className={`type-data rounded-xs px-1.5 ${is_current ? 'bg-paper text-on-paper' : 'bg-s3 text-fg2'}`}
        >
          {texts.version(number)}
        </span>
        <span className="type-label min-w-0 flex-1">{changes}</span>
        <span className="type-data text-fg3">{formatDuration(duration_seconds)}</span>
      </p>
      <FilmShotsAccord shots={shots} className="mt-2 h-1.5" />
      <p className="mt-1.5 flex min-h-8 items-center justify-between gap-2">
        <time dateTime={created_at} className="type-data text-fg3">
          {formatDateTime(created_at)}
        </time>
        {is_current ? (
          <span className="type-data text-fg3">{labels.current}</span>
        ) : (
          <span className="flex flex-wrap justify-end">
            <Button
              size="small"
              variant="ghost"
              aria-label={texts.compare.open(number, shown)}
              onClick={() => onCompare(number)}
            >
              <Columns2 size={14} aria-hidden />
              {texts.compare.openShort}
            </Button>
            <Button
              size="small"
              variant="ghost"
              aria-label={labels.back(number)}
              onClick={() => onBack(number)}
            >
              <RotateCcw size={14} aria-hidden />
              {labels.backShort}
            </Button>
          </span>
        )}
      </p>
    </li>
  );
}

/** What is heard of it, and the way to change that. */
function MusicLine({ timeline, session }: { timeline: Timeline; session: TableSession }) {
  const { music } = timeline.tracks.audio;
  const value = music
    ? `${texts.music.from(formatDuration(music.startSeconds))}, ${labels.decibels(music.gainDecibels ?? 0)}`
    : texts.music.noMusic;
  const open = () => session.selection.set({ kind: 'music' });
  return <PanelLink label={texts.music.heading} value={value} onClick={open} />;
}
