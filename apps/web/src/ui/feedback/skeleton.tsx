import { clsx } from 'clsx';

/** Where something will be, in its final proportions. `aspectRatio` is width over height. */
export function Skeleton({ aspectRatio, className }: { aspectRatio?: number; className?: string }) {
  return (
    <div
      aria-hidden
      style={{ aspectRatio }}
      className={clsx('relative overflow-hidden rounded-sm bg-s2', className)}
    >
      <div className="absolute inset-0 animate-sheen bg-linear-to-r from-transparent via-hover to-transparent motion-reduce:hidden" />
    </div>
  );
}
