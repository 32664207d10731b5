import { RotateCw, TriangleAlert, X } from 'lucide-react';
import { memo, type ReactNode } from 'react';
import { focusNeighbour } from '../../../lib/browser/focus-neighbour.ts';
import { isTravelling, type QueuedFile } from '../../../lib/uploads/upload-queue.ts';
import { Progress } from '../../../ui/feedback/progress.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import type { Concern } from '../coach/coach-pictures.ts';
import type { TrainingSession } from '../session/training-session.ts';
import type { PictureDetails } from '../study/study-picture.ts';
import { texts } from '../texts.ts';

type Picture = QueuedFile<PictureDetails>;

type PictureTileProps = {
  picture: Picture;
  concern: Concern | undefined;
  session: TrainingSession;
};

export const PictureTile = memo(function PictureTile(props: PictureTileProps) {
  const { picture, concern, session } = props;
  const hasFailed = picture.state.status === 'failed' || picture.state.status === 'cancelled';
  return (
    <li className="group relative aspect-4/3 overflow-hidden rounded-sm">
      <TilePicture picture={picture} />
      {hasFailed ? (
        <RetryButton picture={picture} session={session} />
      ) : (
        concern && (
          <TileTag icon={<TriangleAlert size={14} aria-hidden />}>
            {texts.coach.tags[concern]}
          </TileTag>
        )
      )}
      {isTravelling(picture) && <TileProgress picture={picture} />}
      <span className="absolute top-1 right-1 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 sm:top-1.5 sm:right-1.5 [@media(hover:hover)_and_(width>=640px)]:opacity-0">
        <button
          type="button"
          aria-label={texts.pictures.remove(picture.name)}
          title={picture.name}
          className="touch-44 grid size-7 place-items-center rounded-full bg-on-media text-white sm:size-6 sm:rounded-xs"
          onClick={(event) => {
            focusNeighbour(event.currentTarget);
            session.remove(picture);
          }}
        >
          <X size={16} aria-hidden />
        </button>
      </span>
    </li>
  );
});

function TilePicture({ picture: { name, thumbnail, isUnreadable } }: { picture: Picture }) {
  if (thumbnail) return <img src={thumbnail} alt={name} className="size-full object-cover" />;
  if (isUnreadable) return <MediaFallback kind="image" className="size-full" />;
  return <Skeleton className="size-full" />;
}

/** The picture is dimmed: it is here and not there. The × keeps its corner to itself. */
function RetryButton({ picture, session }: { picture: Picture; session: TrainingSession }) {
  return (
    <span className="absolute inset-0 flex items-end bg-on-media p-1 sm:p-1.5">
      <button
        type="button"
        aria-label={texts.pictures.retry(picture.name)}
        title={texts.pictures.failed}
        className="touch-44 type-caption flex h-7 min-w-7 items-center justify-center gap-1.5 rounded-full bg-white/15 text-white hover:bg-white/25 sm:rounded-xs sm:px-2"
        onClick={() => {
          session.run.touch('images');
          session.pictures.retry(picture.key);
        }}
      >
        <RotateCw size={14} aria-hidden />
        <span className="max-sm:hidden">{texts.pictures.again}</span>
      </button>
    </span>
  );
}

function TileTag({ icon, children }: { icon: ReactNode; children: ReactNode }) {
  return (
    <span className="type-caption absolute bottom-1 left-1 flex max-w-[calc(100%-8px)] items-center gap-1 rounded-tag bg-on-media px-1.5 py-0.5 text-white sm:bottom-1.5 sm:left-1.5">
      {icon}
      <span className="truncate">{children}</span>
    </span>
  );
}

function TileProgress({ picture: { name, sizeBytes, state } }: { picture: Picture }) {
  const sentBytes = state.status === 'uploading' ? state.sentBytes : sizeBytes;
  const percent = sizeBytes === 0 ? 0 : Math.floor((sentBytes / sizeBytes) * 100);
  return (
    <div className="absolute inset-x-0 bottom-0">
      <Progress bare label={`${texts.pictures.sending} ${name}`} percent={percent} />
    </div>
  );
}
