import { clsx } from 'clsx';
import { Upload } from 'lucide-react';
import { lazy, Suspense, useCallback, useState } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { storedFiles } from '../../../lib/uploads/upload-queue.ts';
import { texts } from '../texts.ts';
import { ClipRow } from './clip-row.tsx';
import type { ClipUploads } from './clip-uploads.ts';
import type { StoredClip } from './queued-clip.ts';
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

/** The clips: a place to drop or choose them, and a row for each on its way. */
export function ClipSection({ uploads, unfinished, drop }: ClipSectionProps) {
  const queue = useStore(uploads.queue);
  const unsent = useStore(unfinished.list);
  const stored = storedFiles(queue);
  const numberOf = (key: string) => stored.findIndex((clip) => clip.key === key) + 1 || null;
  const { getInputProps, open, isDragActive } = drop;
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
      <h2 id="clips" className="type-label">
        {texts.clips.title(stored.length)}
      </h2>
      <input {...getInputProps({ 'aria-label': texts.clips.drop, tabIndex: -1 })} />
      <button
        type="button"
        onClick={open}
        className={clsx(
          'mt-2 flex h-11 w-full items-center justify-center gap-2.5 rounded-md border border-dashed text-fg2 transition-colors hover:bg-hover hover:text-fg',
          isDragActive ? 'border-ring bg-hot-soft text-fg' : 'border-edge',
        )}
      >
        <Upload size={16} aria-hidden />
        {isDragActive ? texts.clips.dropNow : texts.clips.drop}
      </button>
      <p lang="fr" className="type-data mt-2 text-fg3">
        {texts.clips.limits}{' '}
        <AppLink href="/armoni" className="text-fg2 underline underline-offset-2">
          {texts.clips.studio}
        </AppLink>
        .
      </p>
      {queue.length > 0 && (
        <ul ref={order.list} className="mt-2 space-y-1">
          {queue.map((clip) => (
            <ClipRow
              key={clip.key}
              number={numberOf(clip.key)}
              handle={order.handleOf(clip.key)}
              onWatch={watch}
              {...{ clip, uploads }}
            />
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
