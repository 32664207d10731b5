import type { GalleryVideo } from '@armoni/contract/gallery';
import { clsx } from 'clsx';
import { useState } from 'react';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';

export function Poster({
  film,
  isEdgeToEdge,
}: {
  film: GalleryVideo;
  isEdgeToEdge: boolean | undefined;
}) {
  const [hasFailed, setFailed] = useState(false);
  if (!film.poster_url || hasFailed) {
    return <MediaFallback kind="video" className="size-full rounded-b-none" />;
  }
  return (
    <img
      src={film.poster_url}
      alt=""
      loading="lazy"
      decoding="async"
      onError={() => setFailed(true)}
      className={clsx('size-full bg-s2 object-cover', !isEdgeToEdge && 'rounded-t-sm')}
    />
  );
}
