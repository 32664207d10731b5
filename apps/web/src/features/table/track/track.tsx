import { shotsToRender } from '@armoni/contract/timeline/compare-cuts';
import { framesOf, framesPerSecond, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import { Lock } from 'lucide-react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useMediaQuery } from '../../../lib/browser/use-media-query.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { useWidth } from '../../../ui/layout/use-width.ts';
import type { FramePictures } from '../session/frame-pictures.ts';
import type { MusicPeaks } from '../session/music-peaks.ts';
import { musicUnder } from '../session/music-under.ts';
import type { TableActions } from '../session/table-actions.ts';
import { chosenIds, type TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { FilmAccord } from './film-accord.tsx';
import { LookFilters } from './look-filters.tsx';
import { MusicRow } from './music-row.tsx';
import { leastPhoneZoom, phoneFramePx } from './phone-scale.ts';
import { type Seekable, SeekBar } from './seek-bar.tsx';
import { ShotTile } from './shot-tile.tsx';
import { TitleIcon } from './title-icon.tsx';
import { TrackMarks } from './track-marks.tsx';
import { useLedScroll } from './use-led-scroll.ts';
import { usePinch } from './use-pinch.ts';
import { useRenderedTiles } from './use-rendered-tiles.ts';

type TrackProps = {
  session: TableSession;
  player: Seekable;
  actions: TableActions;
  pictures: FramePictures;
  wave: MusicPeaks;
};

/** Pixels: the shortest shot stays wide enough to be met; below it the track scrolls. */
const leastShotPx = 24;
/** Of one frame; a film of few frames is not stretched beyond. */
const mostFramePx = 8;

/**
 * Texts over shots on one scale, with one playhead through both. On a phone the playhead stands still and the
 * track slides under it, with the whole film above.
 */
export function Track({ session, player, actions, pictures, wave }: TrackProps) {
  const timeline = useStore(session.history).present;
  const base = useStore(session.base);
  const frame = useStore(session.frame);
  const selection = useStore(session.selection);
  const isHeld = useStore(session.snap) !== null;
  const isPhone = useMediaQuery('(width < 40rem)');
  const [ref, width] = useWidth();
  const scroller = useRef<HTMLDivElement>(null);
  const pinch = useCallback(
    (step: -1 | 1) => session.zoomBy(step, isPhone ? leastPhoneZoom : 1),
    [session, isPhone],
  );
  usePinch(scroller, pinch);
  const framePx = useScale(session, timeline, { width, isPhone });
  const missing = useMemo(() => shotsToRender(base.timeline, timeline), [base, timeline]);
  const shots = shotsOf(timeline);
  const hasMusic = timeline.tracks.audio.music !== null && musicUnder(base, timeline) !== null;
  const renderedTile = useRenderedTiles(base.film_id, base.version);
  const filmPx = timeline.duration.value * framePx;
  useLedScroll({ scroller, isLed: isPhone, isHeld, frame, framePx, player });
  const isNarrow = !isPhone && filmPx > width + 1;
  useEffect(() => {
    const element = scroller.current;
    if (!element || !isNarrow) return;
    const at = frame * framePx;
    const isSeen = at >= element.scrollLeft && at <= element.scrollLeft + element.clientWidth;
    if (!isSeen) element.scrollLeft = at - element.clientWidth / 3;
  }, [frame, framePx, isNarrow]);
  const seconds = `${(100 * framesPerSecond(timeline)) / timeline.duration.value}%`;
  return (
    <div ref={ref} className="relative flex-none">
      {isPhone && <FilmAccord {...{ session, timeline, frame, player, pictures }} />}
      <div className="relative max-sm:-mx-4">
        <div
          ref={scroller}
          className="relative touch-pan-x touch-pan-y overflow-x-auto overflow-y-hidden pb-2 max-sm:[scrollbar-width:none]"
        >
          <div
            className={clsx('relative', isPhone && 'box-content px-[50vw]')}
            style={{ width: filmPx }}
          >
            {!isPhone && (
              <SeekBar
                {...{ timeline, frame, player }}
                className="h-6 bg-[repeating-linear-gradient(90deg,var(--line2)_0_1px,transparent_1px_var(--second))] bg-[length:100%_6px] bg-bottom bg-no-repeat pointer-coarse:h-8"
                style={{ '--second': seconds } as object}
              />
            )}
            <div className="relative">
              <LookFilters timeline={timeline} />
              <TitleRow {...{ session, actions, timeline, framePx }} />
              <ol aria-label={texts.track.shots} className="relative h-27">
                {shots.map((shot, index) => (
                  <ShotTile
                    key={shot.id}
                    shot={shot}
                    index={index}
                    total={shots.length}
                    framePx={framePx}
                    rate={timeline}
                    source={session.sourceOf(shot.mediaReference.sourceId)}
                    isChosen={chosenIds(selection).includes(shot.id)}
                    isOnly={selection.kind === 'shot' && selection.id === shot.id}
                    isMissing={missing.has(shot.id)}
                    rendered={renderedTile(shot)}
                    {...{ session, actions, pictures }}
                  />
                ))}
              </ol>
              <MusicRow {...{ session, timeline, framePx, wave }} />
              <TrackMarks {...{ session, timeline, framePx }} />
            </div>
            {!isPhone && <Playhead hasMusic={hasMusic} style={{ left: (frame + 0.5) * framePx }} />}
          </div>
        </div>
        {isPhone && <Playhead hasMusic={hasMusic} style={{ left: '50%' }} />}
      </div>
    </div>
  );
}

type PlayheadProps = { hasMusic: boolean; style: { readonly left: number | string } };

/** Through all that lies at a time; it ends above the name of the music, or the way to some. */
function Playhead({ hasMusic, style }: PlayheadProps) {
  return (
    <span
      aria-hidden
      data-playhead
      className={clsx(
        hasMusic ? 'bottom-6.5' : 'bottom-11 pointer-coarse:bottom-14',
        'pointer-events-none absolute top-0 z-10 w-0.5 -translate-x-1/2 rounded-[1px] bg-white shadow-[0_0_0_1px_var(--playhead-edge)] before:absolute before:-top-px before:left-1/2 before:h-2 before:w-3 before:-translate-x-1/2 before:rounded-b-full before:rounded-t-xs before:bg-white',
      )}
      style={style}
    />
  );
}

/** What an edge is drawn by must not run away under it. */
function useScale(
  session: TableSession,
  timeline: Timeline,
  { width, isPhone }: { width: number; isPhone: boolean },
): number {
  const isHeld = useStore(session.snap) !== null;
  const [kept, setKept] = useState<number | null>(null);
  const zoom = useStore(session.zoom);
  const fitting = isPhone
    ? phoneFramePx(framesPerSecond(timeline), zoom)
    : Math.min(mostFramePx * 2, scaleOf(timeline, width) * Math.max(1, zoom));
  if (isHeld && kept === null) setKept(fitting);
  if (!isHeld && kept !== null) setKept(null);
  return kept ?? fitting;
}

/** The whole film fits where no shot becomes too narrow by it. */
function scaleOf(timeline: Timeline, width: number): number {
  const lengths = shotsOf(timeline).map(({ recordRange }) => framesOf(recordRange).length);
  const fitting = width / timeline.duration.value;
  const readable = leastShotPx / Math.min(...lengths, framesPerSecond(timeline));
  return Math.min(mostFramePx, Math.max(fitting, Math.min(readable, mostFramePx)));
}

type TitleRowProps = Pick<TrackProps, 'session' | 'actions'> & {
  timeline: Timeline;
  framePx: number;
};

function TitleRow({ session, actions, timeline, framePx }: TitleRowProps) {
  const selection = useStore(session.selection);
  const { titles } = timeline.tracks.video;
  if (titles.length === 0) return null;
  return (
    <ul aria-label={texts.track.titles} className="relative mt-1 h-7">
      {titles.map(({ text, range, manner, locked = false }, index) => {
        const { start, length } = framesOf(range);
        const isChosen = selection.kind === 'title' && selection.index === index;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: texts have no name but their place.
          <li key={index} className="absolute inset-y-0" style={boxOf(start, length, framePx)}>
            <button
              type="button"
              aria-label={texts.track.title(text, locked)}
              aria-pressed={isChosen}
              onClick={() => actions.openTitle(index)}
              className={clsx(
                'type-data flex h-6 w-full min-w-6 items-center gap-1.5 truncate rounded-xs border px-2 text-left pointer-coarse:h-7',
                isChosen ? 'border-hot text-fg' : 'border-line2 bg-s2 text-fg2 hover:bg-hover',
              )}
            >
              <TitleIcon manner={manner} />
              <span className="truncate">{text}</span>
              {locked && <Lock size={11} aria-hidden className="flex-none" />}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function boxOf(start: number, length: number, framePx: number) {
  return { left: start * framePx, width: Math.max(1, length * framePx - 3) };
}
