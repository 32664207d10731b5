import type { GivableMusic } from '@armoni/contract/cuts';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { useQuery } from '@tanstack/react-query';
import type { Listening } from '../../../../lib/media/use-listening.ts';
import { useStore } from '../../../../lib/store/use-store.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { ListenButton } from '../../../../ui/media/listen-button.tsx';
import { listenLabels, musicTexts } from '../../music-texts.ts';
import type { MusicJob } from '../../session/music-job.ts';
import { musicUnder } from '../../session/music-under.ts';
import { readGivableMusic } from '../../session/table-service.ts';
import type { TableSession } from '../../session/table-session.ts';

type OtherMusicProps = {
  timeline: Timeline;
  session: TableSession;
  music: MusicJob;
  listening: Listening;
};

const labels = musicTexts.others;

/** What the film was made with, the person's own files and the studio's pieces: each is heard before. */
export function OtherMusic({ timeline, session, music, listening }: OtherMusicProps) {
  const base = useStore(session.base);
  const { status } = useStore(music.state);
  const { film_id: id, music: first, other_music } = base;
  const { data, isError } = useQuery({
    // A file that was sent from here is one more.
    queryKey: ['givable-music', id, other_music.length],
    queryFn: ({ signal }) => readGivableMusic(id, signal),
    placeholderData: (before) => before,
  });
  const under = timeline.tracks.audio.music ? musicUnder(base, timeline) : null;
  const others = (data?.music ?? []).filter(
    ({ audio_url }) => audio_url !== under?.url && audio_url !== first?.url,
  );
  const isBusy = status !== 'idle';
  const heading = under ? labels.change : labels.put;
  return (
    <section aria-label={heading}>
      <h3 className="type-label mb-2">{heading}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {first && under !== first && (
          <MusicRow
            {...{ listening, isBusy }}
            name={first.name ?? musicTexts.first}
            about={labels.ofFilm}
            url={first.url}
            onChoose={() => music.chooseFirst(first)}
          />
        )}
        {others.map((one) => (
          <MusicRow
            key={one.audio_url}
            {...{ listening, isBusy }}
            name={one.name}
            about={aboutOf(one)}
            url={one.audio_url}
            onChoose={() => void music.choose(one.audio_url, one.name)}
          />
        ))}
      </ul>
      {!data && (
        <p role="status" className="type-data mt-2 text-fg3">
          {isError ? labels.failed : labels.loading}
        </p>
      )}
    </section>
  );
}

function aboutOf({ piece }: GivableMusic): string {
  if (!piece) return labels.mine;
  return labels.about(piece.tempo_bpm, labels.moods[piece.mood] ?? piece.mood);
}

type MusicRowProps = {
  listening: Listening;
  name: string;
  about: string;
  url: string | null;
  isBusy: boolean;
  onChoose: () => void;
};

function MusicRow({ listening, name, about, url, isBusy, onChoose }: MusicRowProps) {
  return (
    <li className="flex min-h-10 items-center gap-2 pointer-coarse:min-h-12">
      <ListenButton
        {...{ listening, url }}
        labels={listenLabels(name)}
        className="touch-44 -ml-1"
      />
      <span className="flex min-w-0 flex-1 items-baseline gap-2">
        <span className="truncate">{name}</span>
        <span className="type-data flex-none text-fg3">{about}</span>
      </span>
      <Button
        size="small"
        variant="ghost"
        aria-label={labels.chooseThat(name)}
        disabled={isBusy}
        className="touch-44 -mr-2 px-2! text-fg!"
        onClick={onChoose}
      >
        {labels.choose}
      </Button>
    </li>
  );
}
