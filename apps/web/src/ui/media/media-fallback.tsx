import { clsx } from 'clsx';

const words = { image: 'Image', video: 'Vidéo' } as const;

/** In place of a picture or a film that cannot be shown. `aspectRatio` is width over height. */
export function MediaFallback({
  kind,
  aspectRatio,
  className,
}: {
  kind: keyof typeof words;
  aspectRatio?: number;
  className?: string;
}) {
  return (
    <div
      style={{ aspectRatio }}
      className={clsx(
        'flex items-center justify-center overflow-hidden rounded-sm bg-s2 text-[13px] text-fg3',
        className,
      )}
    >
      {words[kind]}
    </div>
  );
}
