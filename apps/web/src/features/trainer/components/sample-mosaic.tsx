import type { Model } from '@armoni/contract/models';
import { useState } from 'react';
import { MediaFallback } from '../../../ui/media-fallback.tsx';
import { texts } from '../texts.ts';

const shown = 3;

/** Pictures made with the style: one large, up to two beside it. */
export function SampleMosaic({ style }: { style: Model }) {
  const samples = style.sample_urls.slice(0, shown);
  const columns = samples.length === 1 ? 'grid-cols-1' : 'grid-cols-[2fr_1fr]';
  return (
    <div className={`grid h-35 gap-px ${columns} ${samples.length > 2 ? 'grid-rows-2' : ''}`}>
      {samples.map((url, index) => (
        <Sample
          key={url}
          url={url}
          alt={texts.styles.sample(style.name, index)}
          className={index === 0 && samples.length > 2 ? 'row-span-2' : ''}
        />
      ))}
    </div>
  );
}

function Sample({ url, alt, className }: { url: string; alt: string; className: string }) {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <MediaFallback kind="image" className={`rounded-none ${className}`} />;
  return (
    <img
      src={url}
      alt={alt}
      loading="lazy"
      decoding="async"
      onError={() => setBroken(true)}
      className={`size-full min-h-0 bg-stage object-cover ${className}`}
    />
  );
}
