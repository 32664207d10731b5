import { CircleAlert, RotateCw, X } from 'lucide-react';
import { focusNeighbour } from '../../../lib/browser/focus-neighbour.ts';
import { formatSize } from '../../../lib/format/format.ts';
import { isTravelling } from '../../../lib/uploads/upload-queue.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import { texts } from '../texts.ts';
import { uploadProgress } from '../upload/upload-progress.ts';
import type { ClipUploads } from './clip-uploads.ts';
import type { QueuedClip } from './queued-clip.ts';

type ClipRowProps = { clip: QueuedClip; uploads: ClipUploads };

/** A clip on its way, or one that did not arrive. */
export function ClipRow({ clip, uploads }: ClipRowProps) {
  const { key, name, state } = clip;
  const isUnderWay = isTravelling(clip) || state.status === 'queued';
  const mayRetry = state.status === 'failed' || state.status === 'cancelled';
  return (
    <li className="flex min-h-11 items-center gap-3 py-1">
      <ClipPicture clip={clip} />
      <div className="min-w-0 flex-1">
        <ClipWords clip={clip} />
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

function ClipWords({ clip }: Pick<ClipRowProps, 'clip'>) {
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
      <ClipDetail clip={clip} />
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

function ClipDetail({ clip: { state, sizeBytes } }: Pick<ClipRowProps, 'clip'>) {
  if (state.status === 'failed') {
    return (
      <span lang="fr" className="flex items-start gap-1.5 text-[12px]/4 text-danger">
        <CircleAlert size={14} aria-hidden className="mt-px" />
        <span className="min-w-0 wrap-anywhere">{state.message}</span>
      </span>
    );
  }
  const size = formatSize(sizeBytes, 'en');
  const waits = state.status === 'queued' ? texts.clips.queued : texts.clips.cancelled;
  return <span className="type-data block text-fg3">{`${waits} · ${size}`}</span>;
}

function percentOf({ state, sizeBytes }: QueuedClip): number {
  if (state.status === 'storing') return 100;
  if (state.status !== 'uploading' || sizeBytes === 0) return 0;
  // Rounded down: 100 % is said only when every byte has gone.
  return Math.floor((state.sentBytes / sizeBytes) * 100);
}
