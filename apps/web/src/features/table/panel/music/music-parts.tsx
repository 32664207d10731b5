import type { CutMusic } from '@armoni/contract/cuts';
import type { MusicPlace, Timeline } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import { formatDuration } from '../../../../lib/format/format.ts';
import { useStore } from '../../../../lib/store/use-store.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { musicTexts } from '../../music-texts.ts';
import { type MusicPeaks, peaksPerSecond } from '../../session/music-peaks.ts';
import { filmSecondsOf, loudestPart, ontoBar, risingPart } from '../../session/music-shape.ts';

type MusicPartsProps = {
  timeline: Timeline;
  wave: MusicPeaks;
  heard: CutMusic;
  music: MusicPlace;
  onPlace: (change: Partial<MusicPlace>, isGoingOn: false) => void;
};

const labels = musicTexts.parts;

/** Its beginning, its liveliest stretch, where it grows, its end: one press away. */
export function MusicParts({ timeline, wave, heard, music, onPlace }: MusicPartsProps) {
  const peaks = useStore(wave.peaks);
  const parts = partsOf(timeline, heard, peaks);
  return (
    <div className="flex flex-wrap gap-1.5">
      {parts.map(([name, startSeconds]) => {
        const isHere = Math.abs(startSeconds - music.startSeconds) < 0.05;
        return (
          <Button
            key={name}
            size="small"
            aria-pressed={isHere}
            className={clsx('touch-44 px-2!', isHere && 'bg-s3')}
            onClick={() => onPlace({ startSeconds }, false)}
          >
            {name}
            <span className="type-data text-fg3">{formatDuration(startSeconds)}</span>
          </Button>
        );
      })}
    </div>
  );
}

type Part = readonly [name: string, startSeconds: number];

/** Those that a film of this length has music for, each once. */
function partsOf(
  timeline: Timeline,
  heard: CutMusic,
  peaks: readonly number[] | null,
): readonly Part[] {
  const seconds = filmSecondsOf(timeline);
  const end = heard.duration_seconds - seconds;
  const measured = (find: typeof loudestPart): number | null => {
    const at = peaks && find(peaks, peaksPerSecond, seconds);
    return at === null ? null : Math.min(ontoBar(at, heard), Math.max(0, end));
  };
  const chorus = heard.chorus_seconds;
  const hasChorus = chorus !== undefined && chorus <= end;
  const found: readonly (readonly [string, number | null])[] = [
    [labels.start, 0],
    hasChorus ? [labels.chorus, chorus] : [labels.loudest, measured(loudestPart)],
    [labels.rise, measured(risingPart)],
    [labels.end, end > 0 ? end : null],
  ];
  const parts: Part[] = [];
  for (const [name, at] of found) {
    const isNew = !parts.some(([, other]) => at !== null && Math.abs(other - at) < 0.5);
    if (at !== null && isNew) parts.push([name, at]);
  }
  return parts.toSorted(([, one], [, other]) => one - other);
}
