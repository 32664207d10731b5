import { clsx } from 'clsx';
import { useState } from 'react';
import { MediaFallback } from '../../../ui/media-fallback.tsx';
import type { ChatImage } from '../chat-images.ts';

/** A small picture or the first frame of a film; its placeholder when it cannot be loaded. */
export function MediaThumb({ image, className }: { image: ChatImage; className?: string }) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const fail = () => setFailedUrl(image.url);
  if (failedUrl === image.url) {
    return <MediaFallback kind={image.kind} className={clsx('text-[12px]!', className)} />;
  }
  const look = clsx('bg-s2 object-cover', className);
  if (image.kind === 'video') {
    return (
      <video
        src={image.url}
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
    <img src={image.url} alt="" loading="lazy" decoding="async" onError={fail} className={look} />
  );
}
