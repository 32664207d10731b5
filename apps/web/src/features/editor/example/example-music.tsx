import { useQuery } from '@tanstack/react-query';
import { LoaderCircle, Pause, Play } from 'lucide-react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { readOwnMusic } from '../music/own-music.ts';
import { useListening } from '../music/use-listening.ts';
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
  const { audio, events, heard, toggle } = useListening();
  const piece = pieces?.find(({ id }) => id === examplePieceId);
  const labels = texts.ownMusic;
  return (
    <div className="mt-5 flex min-h-14 items-center gap-3 border-t border-line py-2">
      <IconButton
        size="small"
        label={heard ? labels.pause(example.musicName) : labels.listen(example.musicName)}
        aria-busy={heard?.state === 'loading'}
        disabled={!piece}
        icon={heard ? icons[heard.state] : <Play size={16} fill="currentColor" />}
        onClick={() => piece && toggle(piece)}
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
      <audio ref={audio} preload="none" {...events} hidden />
    </div>
  );
}

const icons = {
  playing: <Pause size={16} fill="currentColor" />,
  loading: <LoaderCircle size={16} className="animate-turn" />,
};
