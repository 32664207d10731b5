import { framesPerSecond } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import { Music } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { formatDuration } from '../../../lib/format/format.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { musicTexts } from '../music-texts.ts';
import { type MusicPeaks, peaksPerSecond } from '../session/music-peaks.ts';
import { fadeOutOf, musicEndOf, musicSecondAt } from '../session/music-shape.ts';
import { musicUnder } from '../session/music-under.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { beatsOf } from './snap-trim.ts';
import { barsBetween, Wave } from './wave.tsx';

type MusicRowProps = {
  session: TableSession;
  timeline: Timeline;
  framePx: number;
  wave: MusicPeaks;
};

const heights = { bar: 8, beat: 4, wave: 30 } as const;
const stepPx = 4;

/** The music under the film: how loud, its beats and bars, its fades, and which part is heard. */
export function MusicRow({ session, timeline, framePx, wave }: MusicRowProps) {
  const heard = musicUnder(useStore(session.base), timeline);
  const isChosen = useStore(session.selection).kind === 'music';
  const { music } = timeline.tracks.audio;
  const url = heard?.url ?? null;
  const isHeard = music !== null && url !== null;
  useEffect(() => {
    // Once more when it is opened, where it could not be read before.
    if (url && (isHeard || isChosen)) wave.want(url);
  }, [wave, isHeard, isChosen, url]);
  if (!heard || !music) return <NoMusic session={session} isChosen={isChosen} />;
  const seconds = musicEndOf(timeline);
  const decibels = music.gainDecibels ?? 0;
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => session.selection.set({ kind: 'music' })}
      className={clsx(
        'relative mt-1 block w-full rounded-[3px] text-left',
        isChosen
          ? 'after:absolute after:inset-0 after:rounded-[3px] after:border-2 after:border-hot'
          : 'hover:bg-hover',
      )}
    >
      <MusicWave {...{ session, timeline, framePx, wave }} lasts={heard.duration_seconds} />
      <Beats {...{ timeline, framePx, heard }} />
      <span className="type-data flex h-4.5 items-center justify-between whitespace-nowrap text-fg3">
        <span className="sticky left-0 flex items-center gap-1.5 px-1">
          <Music size={11} aria-hidden />
          <span className="sr-only">{texts.track.musicRow}</span>
          <span className="max-w-40 truncate text-fg2">{heard.name ?? musicTexts.first}</span>
          {texts.track.musicPart(
            formatDuration(music.startSeconds),
            formatDuration(music.startSeconds + seconds),
          )}
          <span>{texts.track.bpm(heard.tempo_bpm)}</span>
        </span>
        <span className="sticky right-0 px-1 max-sm:sr-only">
          {`${texts.film.decibels(decibels)} · ${texts.music.fadeShort(fadeOutOf(timeline))}`}
        </span>
      </span>
    </button>
  );
}

/** The way to music for a film that has none. */
function NoMusic({ session, isChosen }: { session: TableSession; isChosen: boolean }) {
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => session.selection.set({ kind: 'music' })}
      className={clsx(
        'type-data sticky left-0 mt-1 flex h-7.5 w-fit items-center gap-1.5 rounded-[3px] border border-dashed px-3 text-fg3 hover:bg-hover pointer-coarse:h-11',
        isChosen ? 'border-hot' : 'border-line2',
      )}
    >
      <Music size={11} aria-hidden />
      {texts.music.add}
    </button>
  );
}

function MusicWave({ session, timeline, framePx, wave, lasts }: MusicRowProps & { lasts: number }) {
  const peaks = useStore(wave.peaks);
  const frame = useStore(session.frame);
  const { music } = timeline.tracks.audio;
  const seconds = musicEndOf(timeline);
  const width = seconds * framesPerSecond(timeline) * framePx;
  const bars = useMemo(() => {
    const count = Math.max(1, Math.floor(width / stepPx));
    if (!peaks || !music) return Array.from({ length: count }, () => 0);
    const at = (share: number) => musicSecondAt(music, share * seconds, lasts);
    return barsBetween(peaks, peaksPerSecond, count, at);
  }, [peaks, music, width, seconds, lasts]);
  const px = framePx * framesPerSecond(timeline);
  const comes = Math.min(width, (music?.fadeInSeconds ?? 0) * px);
  const goes = Math.min(width, fadeOutOf(timeline) * px);
  return (
    <span className="relative block overflow-hidden" style={{ width, height: heights.wave }}>
      <Wave bars={bars} step={stepPx} height={heights.wave} playedPx={(frame + 0.5) * framePx} />
      <svg aria-hidden width={width} height={heights.wave} className="absolute inset-0 text-fg2">
        {comes > 1 && <path d={`M0 ${heights.wave}L${comes} 1`} stroke="currentColor" />}
        {goes > 1 && (
          <path d={`M${width - goes} 1L${width} ${heights.wave}`} stroke="currentColor" />
        )}
      </svg>
    </span>
  );
}

type BeatsProps = Pick<MusicRowProps, 'timeline' | 'framePx'> & {
  heard: Parameters<typeof beatsOf>[1];
};

function Beats({ timeline, framePx, heard }: BeatsProps) {
  const length = timeline.duration.value;
  const beats = beatsOf(timeline, heard).filter(({ frame }) => frame <= length);
  const path = beats.map(({ kind, frame }) => `M${frame * framePx} 0v${heights[kind]}`).join('');
  return (
    <svg aria-hidden width={length * framePx} height={heights.bar} className="block text-fg3">
      <path d={path} stroke="currentColor" strokeWidth={1} />
    </svg>
  );
}
