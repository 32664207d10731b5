import type { CutMusic } from '@armoni/contract/cuts';
import { setMusic, setOriginalSound } from '@armoni/contract/timeline/edit-film';
import type { MusicPlace, Timeline } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import { VolumeX } from 'lucide-react';
import { formatDuration } from '../../../lib/format/format.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { type MusicPeaks, peaksPerSecond } from '../session/music-peaks.ts';
import { fadeOutOf, filmSecondsOf, loudestPart, ontoBar } from '../session/music-shape.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { MusicWindow } from './music-window.tsx';
import { PanelHead, PanelRow, Range } from './panel-parts.tsx';
import { segmentsOf } from './shot-panel.tsx';

type MusicPanelProps = { timeline: Timeline; session: TableSession; wave: MusicPeaks };

const labels = texts.music;
const leastDecibels = -24;
const mostDecibels = 12;
const longestFadeSeconds = 8;

/** Which part of the music is heard, how loud, how it comes and goes; and the clips' own sound. */
export function MusicPanel({ timeline, session, wave }: MusicPanelProps) {
  const heard = useStore(session.base).music;
  const { music, originalSound } = timeline.tracks.audio;
  return (
    <>
      <PanelHead
        title={labels.heading}
        closeLabel={labels.close}
        onClose={() => session.selection.set({ kind: 'film' })}
      />
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto px-4 py-4 lg:px-5">
        {heard && music ? (
          <Heard {...{ timeline, session, wave, heard, music }} />
        ) : (
          <p className="text-fg2">{heard ? labels.silent : labels.none}</p>
        )}
        <PanelRow label={labels.clips}>
          <Segments
            label={labels.clips}
            value={originalSound}
            segments={segmentsOf(labels.clipSounds)}
            onValueChange={(sound) => session.change((now) => setOriginalSound(now, sound))}
          />
        </PanelRow>
      </div>
      {heard && (
        <div className="flex h-16 flex-none items-center border-t border-line px-4 lg:px-5">
          <Button
            variant="ghost"
            aria-pressed={music === null}
            onClick={() =>
              session.change((now) => setMusic(now, music ? null : placeAnew(now, heard)))
            }
          >
            <VolumeX size={16} aria-hidden />
            {music ? labels.without : labels.with}
          </Button>
        </div>
      )}
    </>
  );
}

const placeAnew = (timeline: Timeline, heard: CutMusic): MusicPlace => ({
  startSeconds: 0,
  loops: heard.duration_seconds < filmSecondsOf(timeline),
});

type HeardProps = MusicPanelProps & { heard: CutMusic; music: MusicPlace };

function Heard({ timeline, session, wave, heard, music }: HeardProps) {
  const place = (change: Partial<MusicPlace>, isGoingOn: boolean) => {
    const edit = (now: Timeline) => {
      const before = now.tracks.audio.music;
      return before ? setMusic(now, { ...before, ...change }) : now;
    };
    if (isGoingOn) session.drag(edit);
    else session.change(edit);
  };
  const fades = [
    { key: 'fadeInSeconds', label: labels.fadeIn, value: music.fadeInSeconds ?? 0 },
    { key: 'fadeOutSeconds', label: labels.fadeOut, value: fadeOutOf(timeline) },
  ] as const;
  const level = music.gainDecibels ?? 0;
  return (
    <>
      <section aria-label={labels.part} className="space-y-2">
        <p className="flex items-baseline justify-between">
          <span className="type-label">{labels.part}</span>
          <span className="type-data text-fg3">
            {labels.span(
              formatDuration(music.startSeconds),
              formatDuration(music.startSeconds + filmSecondsOf(timeline)),
            )}
          </span>
        </p>
        <MusicWindow {...{ timeline, wave, heard, music }} onPlace={place} />
        <Parts {...{ timeline, session, wave, heard, music }} onPlace={place} />
      </section>
      <Range
        label={texts.film.level}
        value={level}
        least={leastDecibels}
        most={mostDecibels}
        text={texts.film.decibels(level)}
        onChange={(gainDecibels, isGoingOn) => place({ gainDecibels }, isGoingOn)}
      />
      {fades.map(({ key, label, value }) => (
        <Range
          key={key}
          label={label}
          value={value}
          least={0}
          most={longestFadeSeconds}
          step={0.5}
          text={labels.seconds(value)}
          onChange={(seconds, isGoingOn) => place({ [key]: seconds }, isGoingOn)}
        />
      ))}
    </>
  );
}

type PartsProps = HeardProps & { onPlace: (change: Partial<MusicPlace>, isGoingOn: false) => void };

/** Its beginning, its loudest stretch and its end: one press away. */
function Parts({ timeline, wave, heard, music, onPlace }: PartsProps) {
  const peaks = useStore(wave.peaks);
  const seconds = filmSecondsOf(timeline);
  const loudest = peaks && loudestPart(peaks, peaksPerSecond, seconds);
  const end = heard.duration_seconds - seconds;
  const parts: readonly (readonly [string, number])[] = [
    [labels.parts.start, 0],
    ...(loudest === null ? [] : [[labels.parts.loudest, ontoBar(loudest, heard)] as const]),
    ...(end > 0 ? [[labels.parts.end, end] as const] : []),
  ];
  return (
    <div className="flex flex-wrap gap-1.5">
      {parts.map(([name, startSeconds]) => {
        const isHere = Math.abs(startSeconds - music.startSeconds) < 0.05;
        return (
          <Button
            key={name}
            size="small"
            aria-pressed={isHere}
            className={clsx(isHere && 'bg-s3')}
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
