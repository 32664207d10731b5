import { Play, Upload } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { formatDuration } from '../../../lib/format/format.ts';
import { withFrenchSpaces } from '../../../lib/format/french-spaces.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { FilmAccord } from '../../../ui/film/film-accord.tsx';
import { texts } from '../texts.ts';
import { exampleClips, examplePosterUrl } from './example-clips.ts';
import { ExampleMusic } from './example-music.tsx';

type ExampleStageProps = {
  isBusy: boolean;
  onTake: () => void;
  onChoose: () => void;
  /** Below the ways to begin: what was begun before. */
  begun: ReactNode;
};

const example = texts.example;

/** Who has no clips at hand makes a first film from these; each can be watched before. */
export function ExampleStage(props: ExampleStageProps) {
  const [watched, setWatched] = useState<number | null>(null);
  return (
    <div className="grid min-w-0 grid-cols-1 gap-x-7 gap-y-5 lg:@container lg:content-start xl:grid-cols-[minmax(0,1fr)_276px]">
      <h2 className="type-h2 xl:col-span-2">{texts.viewer.emptyTitle}</h2>
      <div className="min-w-0">
        <ExamplePicture watched={watched} />
        <FilmAccord shots={bars} durationSeconds={totalSeconds} className="mt-1 h-3" />
      </div>
      <Invitation {...props} />
      <div lang="fr" className="min-w-0 max-sm:hidden">
        <ExampleStrip watched={watched} onWatch={setWatched} />
        <ExampleMusic />
        <p className="border-y border-line py-3.5 text-[17px]/6 text-fg2">
          {withFrenchSpaces(`« ${example.wish} »`)}
        </p>
      </div>
    </div>
  );
}

function ExamplePicture({ watched }: { watched: number | null }) {
  const clip = watched === null ? null : exampleClips[watched];
  return (
    <div className="relative aspect-video overflow-hidden rounded-sm bg-stage">
      {clip ? (
        <video
          key={clip.url}
          src={clip.url}
          aria-label={clip.name}
          autoPlay
          muted
          loop
          playsInline
          className="size-full object-cover"
        />
      ) : (
        <img src={examplePosterUrl} alt="" className="size-full object-cover" />
      )}
    </div>
  );
}

function Invitation({ isBusy, onTake, onChoose, begun }: ExampleStageProps) {
  return (
    <div lang="fr" className="flex min-w-0 flex-col items-start gap-3 xl:row-span-2">
      <h3 className="type-h2 text-balance xl:text-[28px]/8">{example.title}</h3>
      <p className="text-fg2">{withFrenchSpaces(example.body)}</p>
      <Button wide variant="hot" size="making" aria-busy={isBusy} onClick={onTake}>
        {isBusy ? example.preparing : example.take}
      </Button>
      <Button wide variant="outline" size="form" lang="en" onClick={onChoose}>
        <Upload size={16} aria-hidden />
        {texts.viewer.emptyAction}
      </Button>
      {begun}
    </div>
  );
}

type StripProps = { watched: number | null; onWatch: (index: number | null) => void };

function ExampleStrip({ watched, onWatch }: StripProps) {
  return (
    <ul aria-label={example.clips} className="grid grid-cols-6 gap-2">
      {exampleClips.map((clip, index) => (
        <li key={clip.url}>
          <button
            type="button"
            aria-pressed={index === watched}
            aria-label={example.watch(clip.name)}
            onClick={() => onWatch(index === watched ? null : index)}
            className="group relative block w-full overflow-hidden rounded-xs aria-pressed:ring-2 aria-pressed:ring-ring"
          >
            <img src={clip.thumbnailUrl} alt="" className="aspect-video w-full object-cover" />
            <span className="absolute inset-0 grid place-items-center bg-dim text-white opacity-0 transition-opacity group-hover:opacity-100 group-focus-visible:opacity-100">
              <Play size={16} fill="currentColor" aria-hidden />
            </span>
          </button>
          <p className="type-data mt-1 truncate text-fg3">
            <b className="mr-1 font-[550] text-fg2">{index + 1}</b>
            {formatDuration(clip.seconds)}
          </p>
        </li>
      ))}
    </ul>
  );
}

const totalSeconds = exampleClips.reduce((sum, { seconds }) => sum + seconds, 0);

const bars = exampleClips.map(({ seconds, accord }, index) => ({
  startSeconds: exampleClips.slice(0, index).reduce((sum, clip) => sum + clip.seconds, 0),
  durationSeconds: seconds,
  stripes: accord,
}));
