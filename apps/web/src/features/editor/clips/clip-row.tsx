import { CircleAlert, RotateCw, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusNeighbour } from '../../../lib/browser/focus-neighbour.ts';
import { formatDuration, formatSize } from '../../../lib/format/format.ts';
import { isTravelling } from '../../../lib/uploads/upload-queue.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import { texts } from '../texts.ts';
import { uploadProgress } from '../upload/upload-progress.ts';
import type { ClipUploads } from './clip-uploads.ts';
import type { QueuedClip, StoredClip } from './queued-clip.ts';
import type { ClipOrder } from './use-clip-order.ts';

type ClipRowProps = {
  clip: QueuedClip;
  /** Its place in the film's request, from 1, as a wish may name it; null until it is stored. */
  number: number | null;
  uploads: ClipUploads;
  handle: ReturnType<ClipOrder['handleOf']>;
  onWatch: (clip: StoredClip) => void;
};

export function ClipRow({ clip, number, uploads, handle, onWatch }: ClipRowProps) {
  const { key, name, state } = clip;
  const isUnderWay = isTravelling(clip) || state.status === 'queued';
  const mayRetry = state.status === 'failed' || state.status === 'cancelled';
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <ClipHandle {...{ clip, handle, onWatch }}>
        <ClipPicture clip={clip} />
      </ClipHandle>
      <div className="min-w-0 flex-1">
        <ClipWords clip={clip} number={number} />
      </div>
      <div className="-mr-2 flex flex-none items-center">
        {mayRetry && (
          <IconButton
            size="small"
            label={texts.clips.retry(name)}
            icon={<RotateCw size={16} />}
            onClick={() => uploads.retry(key)}
          />
        )}
        <IconButton
          size="small"
          label={isUnderWay ? texts.clips.cancel(name) : texts.clips.remove(name)}
          icon={<X size={16} />}
          onClick={(event) => {
            if (isUnderWay) return uploads.cancel(key);
            focusNeighbour(event.currentTarget);
            uploads.remove(key);
          }}
        />
      </div>
    </li>
  );
}

/** What is stored is watched by a press of its picture, and put elsewhere by dragging it. */
function ClipHandle({
  clip,
  handle,
  onWatch,
  children,
}: Pick<ClipRowProps, 'clip' | 'handle' | 'onWatch'> & { children: ReactNode }) {
  if (!isStored(clip)) return children;
  return (
    <button
      type="button"
      aria-label={texts.clips.watch(clip.name)}
      title={texts.clips.order}
      {...handle}
      onClick={() => onWatch(clip)}
      onDragStart={(event) => event.preventDefault()}
      className="flex-none cursor-grab touch-none rounded-xs active:cursor-grabbing"
    >
      {children}
    </button>
  );
}

const isStored = (clip: QueuedClip): clip is StoredClip => clip.state.status === 'stored';

/** While it travels, the percent stands where the picture will be. */
function ClipPicture({ clip }: { clip: QueuedClip }) {
  const { state, thumbnail } = clip;
  if (isTravelling(clip) || state.status === 'queued') {
    return (
      <span
        aria-hidden
        className="type-caption grid h-9 w-16 flex-none place-items-center rounded-xs bg-s2 tabular-nums"
      >
        {state.status === 'queued' ? '…' : `${percentOf(clip)}\u00A0%`}
      </span>
    );
  }
  if (!thumbnail) {
    return <MediaFallback kind="video" className="h-9 w-16 flex-none rounded-xs text-[12px]" />;
  }
  return (
    <img src={thumbnail} alt="" className="h-9 w-16 flex-none rounded-xs bg-stage object-cover" />
  );
}

function ClipWords({ clip, number }: Pick<ClipRowProps, 'clip' | 'number'>) {
  const { name, sizeBytes, state } = clip;
  if (state.status === 'uploading' || state.status === 'storing') {
    const sentBytes = state.status === 'uploading' ? state.sentBytes : sizeBytes;
    const detail =
      state.status === 'storing' ? texts.clips.storing : uploadProgress(sentBytes, sizeBytes);
    return (
      <>
        <p className="mb-1 flex items-baseline justify-between gap-2">
          <ClipName name={name} />
          <span className="type-data flex-none text-fg3">{detail}</span>
        </p>
        <Progress label={texts.clips.progress(name)} percent={percentOf(clip)} bare />
      </>
    );
  }
  return (
    <>
      <ClipName name={name} />
      <ClipDetail clip={clip} number={number} />
    </>
  );
}

function ClipName({ name }: { name: string }) {
  return (
    <span title={name} className="block min-w-0 truncate">
      {name}
    </span>
  );
}

function ClipDetail({ clip, number }: Pick<ClipRowProps, 'clip' | 'number'>) {
  const { state, durationSeconds, sizeBytes } = clip;
  if (state.status === 'failed') {
    return (
      <span lang="fr" className="flex items-start gap-1.5 text-[12px]/4 text-danger">
        <CircleAlert size={14} aria-hidden className="mt-px" />
        <span className="min-w-0 wrap-anywhere">{state.message}</span>
      </span>
    );
  }
  const size = formatSize(sizeBytes, 'en');
  const known = durationSeconds === null ? size : `${formatDuration(durationSeconds)} · ${size}`;
  const words =
    state.status === 'queued'
      ? `${texts.clips.queued} · ${size}`
      : state.status === 'cancelled'
        ? `${texts.clips.cancelled} · ${size}`
        : known;
  return (
    <span className="type-data block text-fg3">
      {number !== null && (
        <>
          <span className="sr-only">{texts.clips.clip} </span>
          <span className="mr-1.5 font-semibold text-fg">{number}</span>
        </>
      )}
      {words}
    </span>
  );
}

function percentOf({ state, sizeBytes }: QueuedClip): number {
  if (state.status === 'storing') return 100;
  if (state.status !== 'uploading' || sizeBytes === 0) return 0;
  // Rounded down: 100 % is said only when every byte has gone.
  return Math.floor((state.sentBytes / sizeBytes) * 100);
}
