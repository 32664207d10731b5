import { framesPerSecond } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { Music } from 'lucide-react';
import { formatDuration } from '../../../lib/format/format.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { beatsOf } from './snap-trim.ts';

type MusicRowProps = { session: TableSession; timeline: Timeline; framePx: number };

const heights = { bar: 8, beat: 4 } as const;

/** The music under the film: its beats, its bars, and which part of it is heard. */
export function MusicRow({ session, timeline, framePx }: MusicRowProps) {
  const heard = useStore(session.base).music;
  const { music } = timeline.tracks.audio;
  if (!heard || !music) return null;
  const length = timeline.duration.value;
  const beats = beatsOf(timeline, heard).filter(({ frame }) => frame <= length);
  const path = beats.map(({ kind, frame }) => `M${frame * framePx} 0v${heights[kind]}`).join('');
  const decibels = music.gainDecibels ?? 0;
  const seconds = length / framesPerSecond(timeline);
  return (
    <div className="mt-1">
      <svg aria-hidden width={length * framePx} height={heights.bar} className="block text-fg3">
        <path d={path} stroke="currentColor" strokeWidth={1} />
      </svg>
      <p className="type-data sticky left-0 flex h-4.5 w-fit items-center gap-1.5 whitespace-nowrap text-fg3">
        <Music size={11} aria-hidden />
        {texts.track.music(
          heard.tempo_bpm,
          formatDuration(music.startSeconds),
          formatDuration(music.startSeconds + seconds),
        )}
        {decibels !== 0 && `, ${texts.film.decibels(decibels)}`}
      </p>
    </div>
  );
}
