import type { AspectRatio } from '@armoni/contract/limits';
import { clsx } from 'clsx';
import { lazy, Suspense } from 'react';
import { formatLength } from '../../../lib/format/format.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { isStill, lengthOfAll, type QueuedClip } from '../clips/queued-clip.ts';
import type { EditorSession } from '../session/editor-session.ts';
import { texts } from '../texts.ts';
import { sketchOf, type WishSketch } from '../wish/wish-sketch.ts';

/** The film to come: its clips, and as far as the wish says it its opening picture, texts and places of shots. */
export function SketchStage({ session }: { session: EditorSession }) {
  const last = useStore(session.readings.last);
  const clips = useStore(session.uploads.queue);
  const { aspectRatio, instructions } = useStore(session.wish);
  const isWished = instructions.trim() !== '';
  const sketch = isWished && last ? sketchOf(last.reading, clips.length) : null;
  return <Sketch {...{ sketch, clips, aspectRatio }} />;
}

const LastFilms = lazy(async () => ({
  default: (await import('../viewer/last-films.tsx')).LastFilms,
}));

type SketchProps = {
  /** Null while nothing of the film is known. */
  sketch: WishSketch | null;
  clips: readonly QueuedClip[];
  aspectRatio: AspectRatio;
};

const labels = texts.sketch;

function Sketch({ sketch, clips, aspectRatio }: SketchProps) {
  const title = sketch?.title;
  const opening = sketch?.first != null ? clips[sketch.first] : clips.find(hasPicture);
  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-4">
      <header className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 lang="en" className="type-h2">
          {texts.viewer.emptyTitle}
        </h2>
        <p lang="fr" className="text-fg3">
          {sketch ? labels.heading : labels.clips}
        </p>
      </header>
      <div
        className="flex min-h-52 flex-1 items-center justify-center rounded-sm bg-stage"
        style={{ containerType: 'size' }}
      >
        <div
          className="relative overflow-hidden"
          style={{
            aspectRatio: ratios[aspectRatio],
            width: `min(100cqw, ${ratios[aspectRatio] * 100}cqh)`,
            containerType: 'size',
          }}
        >
          {opening ? (
            <Opening clip={opening} />
          ) : (
            <p className="absolute inset-0 flex items-center justify-center p-6 text-center text-fg2">
              {texts.viewer.emptyUnderWay}
            </p>
          )}
          {title && (
            <p
              lang="fr"
              className="absolute inset-[5%] flex items-center justify-center text-center text-[11cqmin]/tight text-white [font-stretch:125%] [font-weight:600] [text-shadow:0_0_.5em_rgb(0_0_0/.6)] wrap-anywhere"
            >
              {title}
            </p>
          )}
        </div>
      </div>
      {sketch ? <Places {...{ sketch, clips }} /> : <Material clips={clips} />}
      <Suspense>
        <LastFilms className="flex-none" />
      </Suspense>
    </div>
  );
}

const hasPicture = ({ thumbnail }: QueuedClip) => thumbnail !== null;

const ratios: Record<AspectRatio, number> = { '16:9': 16 / 9, '9:16': 9 / 16, '1:1': 1 };

/** A little in: the very first frame is often black. */
const openingSeconds = 0.5;

/** The picture that opens the film, or may; faint, as nothing is cut yet. */
function Opening({ clip }: { clip: QueuedClip }) {
  const { thumbnail, state } = clip;
  const url = state.status === 'stored' ? state.url : null;
  const className = 'absolute inset-0 size-full object-cover opacity-72';
  if (url === null || isStill(clip)) {
    const picture = url ?? thumbnail;
    return picture && <img src={picture} alt="" className={className} />;
  }
  return (
    <>
      {thumbnail && <img src={thumbnail} alt="" className={className} />}
      <video
        src={`${url}#t=${openingSeconds}`}
        muted
        playsInline
        preload="metadata"
        tabIndex={-1}
        className={className}
      />
    </>
  );
}

/** What there is to make a film of, while nobody has said which. */
function Material({ clips }: Pick<SketchProps, 'clips'>) {
  const seconds = lengthOfAll(clips);
  return (
    <section lang="fr" aria-label={labels.clips} className="flex-none space-y-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span>
          <span className="font-[550]">{labels.clipCount(clips.length)}</span>{' '}
          {seconds && <span className="text-fg2">{formatLength(seconds)}</span>}
        </span>
        <span className="text-fg3">{labels.next}</span>
      </p>
      <ol className="flex gap-[3px]">
        {clips.map((clip) => (
          <Place key={clip.key} clip={clip} />
        ))}
      </ol>
    </section>
  );
}

type PlacesProps = { sketch: WishSketch; clips: readonly QueuedClip[] };

/** What is known stands in its place, the rest is dashed until the film is cut. */
function Places({ sketch, clips }: PlacesProps) {
  const { length, shots, first, last, title, call } = sketch;
  const opening = first === null ? null : (clips[first] ?? null);
  const ending = last === null ? null : (clips[last] ?? null);
  const free = shots === null ? 1 : Math.max(1, shots - (opening ? 1 : 0) - (ending ? 1 : 0));
  const places = Array.from({ length: free }, (_, place) => place + (opening ? 2 : 1));
  return (
    <section lang="fr" aria-label={labels.heading} className="flex-none space-y-2">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="flex flex-wrap gap-x-4">
          {length && <span className="font-[550]">{length}</span>}
          {shots !== null && <span>{labels.shots(shots)}</span>}
          {opening && <span className="text-fg2">{labels.opens(opening.name)}</span>}
          {ending && <span className="text-fg2">{labels.ends(ending.name)}</span>}
        </span>
        <span className="text-fg3">{labels.later}</span>
      </p>
      {(title ?? call) && (
        <p className="flex justify-between gap-3">
          {[title, call].map((text, place) => (
            <span
              key={place === 0 ? 'title' : 'call'}
              className={clsx(
                'type-data truncate rounded-xs px-2 py-1',
                text && 'border border-line2 bg-s2 text-fg2',
              )}
            >
              {text}
            </span>
          ))}
        </p>
      )}
      <ol className="flex gap-[3px]">
        {opening && <Place clip={opening} />}
        {places.map((number) => (
          <li
            key={number}
            className="type-data h-17 min-w-0 flex-1 rounded-xs border border-dashed border-line2 p-1.5 text-fg3"
          >
            {shots !== null && number}
          </li>
        ))}
        {ending && <Place clip={ending} />}
      </ol>
    </section>
  );
}

function Place({ clip: { thumbnail, name } }: { clip: QueuedClip }) {
  return (
    <li className="h-17 w-30 min-w-0 overflow-hidden rounded-xs bg-s2">
      {thumbnail ? (
        <img src={thumbnail} alt={name} className="size-full object-cover" />
      ) : (
        <span className="type-caption line-clamp-3 p-1.5 text-fg2 wrap-anywhere">{name}</span>
      )}
    </li>
  );
}
