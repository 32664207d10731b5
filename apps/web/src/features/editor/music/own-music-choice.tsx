import type { OwnPiece } from '@armoni/contract/own-music';
import { useQuery } from '@tanstack/react-query';
import { LoaderCircle, Pause, Play } from 'lucide-react';
import { formatDuration } from '../../../lib/format/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { texts } from '../texts.ts';
import { readOwnMusic } from './own-music.ts';
import { type Heard, useListening } from './use-listening.ts';

type OwnMusicChoiceProps = { onChoose: (piece: OwnPiece) => void };

/** The studio's own pieces: each can be heard before it is chosen. */
export function OwnMusicChoice({ onChoose }: OwnMusicChoiceProps) {
  const { data: pieces, isPending } = useQuery({
    queryKey: ['editor', 'own-music'],
    queryFn: ({ signal }) => readOwnMusic(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const { audio, events, heard, toggle } = useListening();
  if (isPending) return <p className="type-data mt-2 text-fg3">{texts.ownMusic.loading}</p>;
  if (!pieces) return <p className="mt-2 text-[13px] text-danger">{texts.ownMusic.notRead}</p>;
  return (
    <div lang="fr" className="mt-2">
      <ul aria-label={texts.ownMusic.title} className="space-y-1">
        {pieces.map((piece) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            heard={heard?.id === piece.id ? heard.state : null}
            onToggle={() => toggle(piece)}
            onChoose={() => onChoose(piece)}
          />
        ))}
      </ul>
      <p className="type-data mt-2 text-fg3">{texts.ownMusic.licence}</p>
      <audio ref={audio} preload="none" {...events} hidden />
    </div>
  );
}

type PieceRowProps = {
  piece: OwnPiece;
  heard: Heard['state'] | null;
  onToggle: () => void;
  onChoose: () => void;
};

function PieceRow({ piece, heard, onToggle, onChoose }: PieceRowProps) {
  const { name, mood, tempo_bpm, duration_seconds } = piece;
  const { listen, pause, choose, choosePiece, moods, about } = texts.ownMusic;
  return (
    <li className="flex h-12 items-center gap-3 rounded-md bg-segment-track pr-2 pl-2">
      <IconButton
        size="small"
        label={heard ? pause(name) : listen(name)}
        aria-busy={heard === 'loading'}
        icon={heard ? icons[heard] : <Play size={16} fill="currentColor" />}
        onClick={onToggle}
        className="bg-s3"
      />
      <span className="min-w-0 flex-1">
        <span className="block truncate text-[13px]/4 font-[550]">{name}</span>
        <span className="type-data block truncate text-fg3">
          {about(moods[mood] ?? mood, tempo_bpm, formatDuration(duration_seconds))}
        </span>
      </span>
      <Button size="small" aria-label={choosePiece(name)} onClick={onChoose}>
        {choose}
      </Button>
    </li>
  );
}

const icons = {
  playing: <Pause size={16} fill="currentColor" />,
  loading: <LoaderCircle size={16} className="animate-turn" />,
};
