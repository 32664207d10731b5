import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { type CSSProperties, lazy, Suspense, useCallback, useState } from 'react';
import { formatLength } from '../../../lib/format/format.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { storedFiles } from '../../../lib/uploads/upload-queue.ts';
import { texts } from '../texts.ts';
import { ClipRow } from './clip-row.tsx';
import { ClipTile } from './clip-tile.tsx';
import type { ClipUploads } from './clip-uploads.ts';
import { lengthOfAll, type StoredClip } from './queued-clip.ts';
import type { UnfinishedClips } from './unfinished-clips.ts';
import type { ClipDrop } from './use-clip-drop.ts';
import { useClipOrder } from './use-clip-order.ts';

const ClipWatch = lazy(async () => ({ default: (await import('./clip-watch.tsx')).ClipWatch }));

const UnfinishedRows = lazy(async () => ({
  default: (await import('./unfinished-rows.tsx')).UnfinishedRows,
}));

type ClipSectionProps = {
  uploads: ClipUploads;
  unfinished: UnfinishedClips;
  drop: ClipDrop;
};

/** The clips: what is stored as pictures in the film's order, what is on its way as rows, and a place for more. */
export function ClipSection({ uploads, unfinished, drop }: ClipSectionProps) {
  const queue = useStore(uploads.queue);
  const unsent = useStore(unfinished.list);
  const stored = storedFiles(queue);
  const travelling = queue.filter(({ state }) => state.status !== 'stored');
  const [watched, setWatched] = useState<StoredClip | null>(null);
  const [moved, setMoved] = useState('');
  const order = useClipOrder(
    uploads,
    useCallback((name, place) => setMoved(texts.clips.moved(name, place)), []),
  );
  const watch = (clip: StoredClip) => {
    if (order.isClick()) setWatched(clip);
  };
  return (
    <section aria-labelledby="clips">
      <p className="flex items-baseline justify-between gap-3">
        <h2 id="clips" className="type-label">
          {texts.clips.title(stored.length)}
        </h2>
        <ClipLength clips={stored} />
      </p>
      <input {...drop.getInputProps({ 'aria-label': texts.clips.drop, tabIndex: -1 })} />
      {stored.length > 0 ? (
        <div className="-mx-1 mt-1 grid grid-cols-3 gap-2 overflow-y-auto p-1 sm:grid-cols-4 lg:max-h-58">
          <ul ref={order.list} className="contents">
            {stored.map((clip, index) => (
              <ClipTile
                key={clip.key}
                number={index + 1}
                onWatch={watch}
                {...{ clip, uploads, order }}
              />
            ))}
          </ul>
          <div
            className="@container [grid-column:span_var(--left-narrow)] sm:[grid-column:span_var(--left)]"
            style={placesLeft(stored.length)}
          >
            <DropPlace drop={drop} isMore />
          </div>
        </div>
      ) : (
        <div className="mt-2">
          <DropPlace drop={drop} />
          <p lang="fr" className="type-data mt-2 text-fg3">
            {texts.clips.limits}{' '}
            <AppLink href="/armoni" className="text-fg2 underline underline-offset-2">
              {texts.clips.studio}
            </AppLink>
            .
          </p>
        </div>
      )}
      {travelling.length > 0 && (
        <ul className="mt-2 space-y-1 overflow-y-auto lg:max-h-42">
          {travelling.map((clip) => (
            <ClipRow key={clip.key} {...{ clip, uploads }} />
          ))}
        </ul>
      )}
      {unsent.length > 0 && (
        <Suspense>
          <UnfinishedRows open={unsent} {...{ unfinished, uploads }} />
        </Suspense>
      )}
      <p role="status" className="sr-only">
        {moved}
      </p>
      {watched && (
        <Suspense>
          <ClipWatch clip={watched} onClose={() => setWatched(null)} />
        </Suspense>
      )}
    </section>
  );
}

/** How long all of them are, once that is known. */
function ClipLength({ clips }: { clips: readonly StoredClip[] }) {
  const seconds = lengthOfAll(clips);
  if (!seconds) return null;
  return <span className="type-data text-fg3">{formatLength(seconds)}</span>;
}

/** What their last row leaves free, of three places on a phone, else of four. */
const placesLeft = (count: number) =>
  ({ '--left-narrow': 3 - (count % 3), '--left': 4 - (count % 4) }) as CSSProperties;

type DropPlaceProps = { drop: ClipDrop; isMore?: boolean };

/** Where clips are dropped or chosen. */
function DropPlace({ drop, isMore = false }: DropPlaceProps) {
  const { open, isDragActive } = drop;
  const words = isMore ? texts.clips.dropMore : texts.clips.drop;
  return (
    <button
      type="button"
      onClick={open}
      title={texts.clips.drop}
      aria-label={texts.clips.drop}
      className={clsx(
        'flex w-full items-center justify-center gap-2 border border-dashed text-fg2 transition-colors hover:bg-hover hover:text-fg',
        isMore ? 'h-[calc(100%-1.25rem)] min-h-11 rounded-xs text-[13px]/4' : 'h-11 rounded-md',
        isDragActive ? 'border-ring bg-hot-soft text-fg' : 'border-edge',
      )}
    >
      <Upload size={16} aria-hidden />
      <span className={clsx(isMore && 'hidden @[120px]:inline')}>
        {isDragActive ? texts.clips.dropNow : words}
      </span>
    </button>
  );
}
