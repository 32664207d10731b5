import type { FilmVersion } from '@armoni/contract/cuts';
import { setLook, setMusic } from '@armoni/contract/timeline/edit-film';
import type { MusicPlace, Timeline } from '@armoni/contract/timeline/timeline';
import { Columns2, RotateCcw } from 'lucide-react';
import { formatDateTime, formatDuration } from '../../../lib/format/format.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Select } from '../../../ui/controls/select.tsx';
import { Switch } from '../../../ui/controls/switch.tsx';
import type { ReshapeJob } from '../session/reshape-job.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { PanelRow, Range } from './panel-parts.tsx';
import { ShapePart } from './shape-part.tsx';
import { segmentsOf } from './shot-panel.tsx';

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
      <MusicPart timeline={timeline} session={session} />
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
      <VersionAccord shots={shots} />
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

/** The colours of each shot, as wide as it is long. */
function VersionAccord({ shots }: Pick<FilmVersion, 'shots'>) {
  return (
    <div aria-hidden className="keep-colour mt-2 flex h-1.5 gap-px overflow-hidden rounded-tag">
      {shots.map(({ duration_seconds, accord }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: shots have no name here but their place.
        <span key={index} className="flex" style={{ flexGrow: duration_seconds, flexBasis: 0 }}>
          {accord.map(({ colour, share }) => (
            <span
              key={colour}
              style={{ flexGrow: share * 100, flexBasis: 0, backgroundColor: colour }}
            />
          ))}
        </span>
      ))}
    </div>
  );
}

const leastDecibels = -24;
const mostDecibels = 12;
/** What a film has unless it is told otherwise. */
const usualFade = 1.5;

function MusicPart({ timeline, session }: { timeline: Timeline; session: TableSession }) {
  const { music: heard } = session.base.get();
  const { music } = timeline.tracks.audio;
  if (!heard) return null;
  const filmSeconds = timeline.duration.value / timeline.rate.numerator;
  const place = (change: Partial<MusicPlace>, isGoingOn: boolean) => {
    const edit = (now: Timeline) => {
      const before = now.tracks.audio.music;
      return before ? setMusic(now, { ...before, ...change }) : now;
    };
    if (isGoingOn) session.drag(edit);
    else session.change(edit);
  };
  return (
    <section aria-label={labels.music} className="space-y-3">
      <div className="flex items-center justify-between">
        <h3 className="type-label">{labels.music}</h3>
        <Switch
          label={labels.withMusic}
          checked={music !== null}
          onCheckedChange={(isOn) =>
            session.change((now) =>
              setMusic(
                now,
                isOn ? { startSeconds: 0, loops: heard.duration_seconds < filmSeconds } : null,
              ),
            )
          }
        />
      </div>
      {music && (
        <>
          <Range
            label={labels.level}
            value={music.gainDecibels ?? 0}
            least={leastDecibels}
            most={mostDecibels}
            text={labels.decibels(music.gainDecibels ?? 0)}
            onChange={(gainDecibels, isGoingOn) => place({ gainDecibels }, isGoingOn)}
          />
          <Range
            label={labels.part}
            value={Math.floor(music.startSeconds)}
            least={0}
            most={Math.max(0, Math.floor(heard.duration_seconds) - 1)}
            text={formatDuration(music.startSeconds)}
            onChange={(startSeconds, isGoingOn) => place({ startSeconds }, isGoingOn)}
          />
          <Range
            label={labels.fade}
            value={music.fadeOutSeconds ?? usualFade}
            least={0}
            most={8}
            step={0.5}
            text={`${String(music.fadeOutSeconds ?? usualFade).replace('.', ',')}\u00a0s`}
            onChange={(fadeOutSeconds, isGoingOn) => place({ fadeOutSeconds }, isGoingOn)}
          />
        </>
      )}
    </section>
  );
}
