import type { OwnPiece } from '@armoni/contract/own-music';
import { useQuery } from '@tanstack/react-query';
import { formatDuration } from '../../../lib/format/format.ts';
import { type Listening, useListening } from '../../../lib/media/use-listening.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { ListenButton } from '../../../ui/media/listen-button.tsx';
import { texts } from '../texts.ts';
import { readOwnMusic } from './own-music.ts';

type OwnMusicChoiceProps = { onChoose: (piece: OwnPiece) => void };

/** The studio's own pieces: each can be heard before it is chosen. */
export function OwnMusicChoice({ onChoose }: OwnMusicChoiceProps) {
  const { data: pieces, isPending } = useQuery({
    queryKey: ['editor', 'own-music'],
    queryFn: ({ signal }) => readOwnMusic(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const listening = useListening({ onUnplayable: () => toast.error(texts.music.unplayable) });
  if (isPending) return <p className="type-data mt-2 text-fg3">{texts.ownMusic.loading}</p>;
  if (!pieces) return <p className="mt-2 text-[13px] text-danger">{texts.ownMusic.notRead}</p>;
  return (
    <div lang="fr" className="mt-2">
      <ul aria-label={texts.ownMusic.title} className="space-y-1">
        {pieces.map((piece) => (
          <PieceRow
            key={piece.id}
            piece={piece}
            listening={listening}
            onChoose={() => onChoose(piece)}
          />
        ))}
      </ul>
      <p className="type-data mt-2 text-fg3">{texts.ownMusic.licence}</p>
    </div>
  );
}

type PieceRowProps = {
  piece: OwnPiece;
  listening: Listening;
  onChoose: () => void;
};

function PieceRow({ piece, listening, onChoose }: PieceRowProps) {
  const { name, mood, tempo_bpm, duration_seconds } = piece;
  const { listen, pause, choose, choosePiece, moods, about } = texts.ownMusic;
  return (
    <li className="flex h-12 items-center gap-3 rounded-md bg-segment-track pr-2 pl-2">
      <ListenButton
        listening={listening}
        labels={{ listen: listen(name), pause: pause(name) }}
        url={piece.url}
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
