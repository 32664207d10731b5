import type { ReactNode } from 'react';

/** A short state word; a running one carries the warm dot. */
export function Tag({ running = false, children }: { running?: boolean; children: ReactNode }) {
  return (
    <span
      className={`type-caption inline-flex items-center gap-1.5 rounded-tag px-1.5 py-0.5 ${
        running ? 'bg-hot-soft text-hot-fg' : 'bg-s3 text-fg2'
      }`}
    >
      {running && <span aria-hidden className="size-1.5 rounded-full bg-ring" />}
      {children}
    </span>
  );
}
