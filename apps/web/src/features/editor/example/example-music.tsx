import { useQuery } from '@tanstack/react-query';
import { useListening } from '../../../lib/media/use-listening.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { ListenButton } from '../../../ui/media/listen-button.tsx';
import { readOwnMusic } from '../music/own-music.ts';
import { Waveform } from '../music/waveform.tsx';
import { texts } from '../texts.ts';
import { examplePieceId } from './example-clips.ts';

const example = texts.example;

/** The example's music: by whom, how it goes, and to be heard before. */
export function ExampleMusic() {
  const { data: pieces } = useQuery({
    queryKey: ['editor', 'own-music'],
    queryFn: ({ signal }) => readOwnMusic(signal),
    staleTime: Number.POSITIVE_INFINITY,
  });
  const listening = useListening({ onUnplayable: () => toast.error(texts.music.unplayable) });
  const piece = pieces?.find(({ id }) => id === examplePieceId);
  const labels = texts.ownMusic;
  return (
    <div className="mt-5 flex min-h-14 items-center gap-3 border-t border-line py-2">
      <ListenButton
        listening={listening}
        labels={{
          listen: labels.listen(example.musicName),
          pause: labels.pause(example.musicName),
        }}
        url={piece?.url ?? null}
        className="bg-s3"
      />
      <p className="min-w-0 flex-1 text-fg2">
        <b className="mr-3 font-[550] text-fg">{example.musicName}</b>
        <span className="type-data text-fg3">{example.musicAbout}</span>
      </p>
      {piece && (
        <span className="flex w-56 flex-none max-lg:hidden">
          <Waveform peaks={piece.peaks} playedShare={0} />
        </span>
      )}
    </div>
  );
}
