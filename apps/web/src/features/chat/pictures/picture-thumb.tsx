import { clsx } from 'clsx';
import { useState } from 'react';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import type { ChatImage } from './chat-pictures.ts';

/**
 * A small picture, else the picture itself, or the first frame of a film; a placeholder when
 * none can be loaded.
 */
export function MediaThumb({ image, className }: { image: ChatImage; className?: string }) {
  const [failedUrls, setFailedUrls] = useState<readonly string[]>([]);
  const sources = [image.thumbnailUrl ?? image.url, image.url];
  const source = sources.find((url) => !failedUrls.includes(url));
  if (source === undefined) {
    return <MediaFallback kind={image.kind} className={clsx('text-[12px]!', className)} />;
  }
  const fail = () => setFailedUrls([...failedUrls, source]);
  const look = clsx('bg-s2 object-cover', className);
  if (image.kind === 'video') {
    return (
      <video
        src={source}
        muted
        playsInline
        preload="metadata"
        aria-hidden
        onError={fail}
        className={look}
      />
    );
  }
  return (
    <img src={source} alt="" loading="lazy" decoding="async" onError={fail} className={look} />
  );
}
