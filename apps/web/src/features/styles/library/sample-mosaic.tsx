import type { Model } from '@armoni/contract/models';
import { useState } from 'react';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import { OriginPin } from '../../../ui/media/origin-pin.tsx';
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
          sources={[style.thumbnails?.[url] ?? url, url]}
          url={url}
          alt={texts.styles.sample(style.name, index)}
          className={index === 0 && samples.length > 2 ? 'row-span-2' : ''}
        />
      ))}
    </div>
  );
}

type SampleProps = {
  sources: readonly string[];
  /** Of the picture itself. */
  url: string;
  alt: string;
  className: string;
};

/** The small copy, else the picture, else a placeholder. */
function Sample({ sources, url, alt, className }: SampleProps) {
  const [failed, setFailed] = useState<readonly string[]>([]);
  const source = sources.find((url) => !failed.includes(url));
  if (source === undefined)
    return <MediaFallback kind="image" className={`rounded-none ${className}`} />;
  return (
    <div className={`relative min-h-0 ${className}`}>
      <img
        src={source}
        alt={alt}
        loading="lazy"
        decoding="async"
        onError={() => setFailed([...failed, source])}
        className="size-full bg-stage object-cover"
      />
      <OriginPin url={url} about={alt} className="absolute top-2 right-2" />
    </div>
  );
}
