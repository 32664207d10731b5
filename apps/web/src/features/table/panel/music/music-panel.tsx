import type { CutMusic } from '@armoni/contract/cuts';
import { setMusic, setOriginalSound } from '@armoni/contract/timeline/edit-film';
import type { MusicPlace, Timeline } from '@armoni/contract/timeline/timeline';
import { formatDuration } from '../../../../lib/format/format.ts';
import { type Listening, useListening } from '../../../../lib/media/use-listening.ts';
import { useStore } from '../../../../lib/store/use-store.ts';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { ListenButton } from '../../../../ui/media/listen-button.tsx';
import { listenLabels, musicTexts } from '../../music-texts.ts';
import type { MusicJob } from '../../session/music-job.ts';
import type { MusicPeaks } from '../../session/music-peaks.ts';
import { musicEndOf } from '../../session/music-shape.ts';
import { musicUnder } from '../../session/music-under.ts';
import type { TableSession } from '../../session/table-session.ts';
import type { CutPlayer } from '../../stage/cut-player.ts';
import { texts } from '../../texts.ts';
import { PanelHead, PanelRow } from '../panel-parts.tsx';
import { segmentsOf } from '../shot-panel.tsx';
import { LayCutsPart } from './lay-cuts-part.tsx';
import { MusicFoot } from './music-foot.tsx';
import { MusicMix } from './music-mix.tsx';
import { MusicParts } from './music-parts.tsx';
import { MusicWindow } from './music-window.tsx';
import { OtherMusic } from './other-music.tsx';

type MusicPanelProps = {
  timeline: Timeline;
  session: TableSession;
  wave: MusicPeaks;
  music: MusicJob;
  player: CutPlayer;
};

const labels = texts.music;

/** Which music the film lies on and which part of it, how it is mixed, what is cut on it; and other music. */
export function MusicPanel({ timeline, session, wave, music, player }: MusicPanelProps) {
  const base = useStore(session.base);
  const listening = useListening({
    isFilmPlaying: useStore(player.state).isPlaying,
    onBegin: () => player.pause(),
    onUnplayable: () => toast.error(musicTexts.unplayable),
  });
  const { music: place, originalSound } = timeline.tracks.audio;
  const heard = musicUnder(base, timeline);
  return (
    <>
      <PanelHead
        title={labels.heading}
        closeLabel={labels.close}
        onClose={() => session.selection.set({ kind: 'film' })}
      />
      <div className="min-h-0 flex-1 space-y-5 overflow-y-auto px-4 py-4 lg:px-5">
        {heard && place ? (
          <Heard {...{ timeline, session, wave, heard, listening }} music={place} />
        ) : (
          <p className="text-fg2">{heard ? labels.silent : labels.none}</p>
        )}
        <OtherMusic {...{ timeline, session, music, listening }} />
        <PanelRow label={labels.clips}>
          <Segments
            label={labels.clips}
            value={originalSound}
            segments={segmentsOf(labels.clipSounds)}
            onValueChange={(sound) => session.change((now) => setOriginalSound(now, sound))}
          />
        </PanelRow>
      </div>
      <MusicFoot {...{ timeline, session, music }} />
    </>
  );
}

type HeardProps = Pick<MusicPanelProps, 'timeline' | 'session' | 'wave'> & {
  heard: CutMusic;
  music: MusicPlace;
  listening: Listening;
};

function Heard({ timeline, session, wave, heard, music, listening }: HeardProps) {
  const place = (change: Partial<MusicPlace>, isGoingOn: boolean) => {
    const edit = (now: Timeline) => {
      const before = now.tracks.audio.music;
      return before ? setMusic(now, { ...before, ...change }) : now;
    };
    if (isGoingOn) session.drag(edit);
    else session.change(edit);
  };
  const name = heard.name ?? musicTexts.first;
  const end = music.startSeconds + musicEndOf(timeline);
  const endWithFilm = (now: Timeline) => {
    const { endSeconds: _, ...rest } = now.tracks.audio.music ?? music;
    return setMusic(now, rest);
  };
  return (
    <>
      <div className="flex items-center gap-3">
        <ListenButton
          listening={listening}
          labels={listenLabels(name)}
          url={heard.url}
          fromSeconds={music.startSeconds}
          className="touch-44 bg-s3"
        />
        <p className="min-w-0">
          <span className="type-h3 block truncate">{name}</span>
          <span className="type-data block text-fg3">
            {musicTexts.about(formatDuration(heard.duration_seconds), heard.tempo_bpm)}
          </span>
        </p>
      </div>
      <section aria-label={labels.part} className="space-y-2">
        <p className="flex items-baseline justify-between">
          <span className="type-label">{labels.part}</span>
          <span className="type-data text-fg3">
            {labels.span(formatDuration(music.startSeconds), formatDuration(end))}
          </span>
        </p>
        <MusicWindow {...{ timeline, wave, heard, music }} onPlace={place} />
        <MusicParts {...{ timeline, wave, heard, music }} onPlace={place} />
      </section>
      <MusicMix
        {...{ timeline, heard, music }}
        onPlace={place}
        onEndWithFilm={() => session.change(endWithFilm)}
      />
      <LayCutsPart {...{ timeline, session, heard }} />
    </>
  );
}
