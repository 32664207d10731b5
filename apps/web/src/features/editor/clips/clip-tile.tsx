import { clsx } from 'clsx';
import { X } from 'lucide-react';
import { focusNeighbour } from '../../../lib/browser/focus-neighbour.ts';
import { formatDuration, formatSize } from '../../../lib/format/format.ts';
import { texts } from '../texts.ts';
import type { ClipUploads } from './clip-uploads.ts';
import type { StoredClip } from './queued-clip.ts';
import type { ClipOrder } from './use-clip-order.ts';

type ClipTileProps = {
  clip: StoredClip;
  /** Its place in the film's request, from 1, as a wish may name it. */
  number: number;
  uploads: ClipUploads;
  order: ClipOrder;
  onWatch: (clip: StoredClip) => void;
};

/** A stored clip: watched by a press of its picture, put elsewhere by dragging it. */
export function ClipTile({ clip, number, uploads, order, onWatch }: ClipTileProps) {
  const { key, name, thumbnail, durationSeconds, sizeBytes } = clip;
  const isLifted = order.lifted === key;
  return (
    <li className={clsx('group relative min-w-0', isLifted && 'opacity-60')}>
      <button
        type="button"
        aria-label={texts.clips.watch(name)}
        title={`${name}, ${formatSize(sizeBytes, 'en')}. ${texts.clips.order}`}
        {...order.handleOf(key)}
        onClick={() => onWatch(clip)}
        onDragStart={(event) => event.preventDefault()}
        className={clsx(
          'block w-full touch-manipulation rounded-xs text-left select-none [-webkit-touch-callout:none]',
          isLifted ? 'cursor-grabbing' : 'cursor-grab',
        )}
      >
        {thumbnail ? (
          <img
            src={thumbnail}
            alt=""
            className={clsx(
              'aspect-video w-full rounded-xs bg-stage object-cover',
              isLifted && 'selected-media',
            )}
          />
        ) : (
          <span className="type-caption flex aspect-video w-full items-center justify-center overflow-hidden rounded-xs bg-s2 px-1 text-center text-fg2">
            <span className="line-clamp-2 wrap-anywhere">{name}</span>
          </span>
        )}
      </button>
      <p className="type-data mt-1 truncate text-fg3">
        <span className="sr-only">{texts.clips.clip} </span>
        <span className="mr-1.5 font-semibold text-fg">{number}</span>
        {durationSeconds === null ? null : formatDuration(durationSeconds)}
      </p>
      <button
        type="button"
        aria-label={texts.clips.remove(name)}
        onClick={(event) => {
          focusNeighbour(event.currentTarget);
          uploads.remove(key);
        }}
        className="touch-44 absolute! top-0.5 right-0.5 inline-flex size-6 items-center justify-center rounded-xs bg-on-media text-white transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-fine:opacity-0"
      >
        <X size={14} aria-hidden />
      </button>
    </li>
  );
}
