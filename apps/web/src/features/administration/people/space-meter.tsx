/** How full somebody's space is. Its colours are theirs, and not shown to others. */
export function SpaceMeter({ used, quota }: { used: number; quota: number }) {
  const percent = Math.min(100, (100 * used) / Math.max(1, quota, used));
  const isFull = used >= quota;
  return (
    <span
      aria-hidden
      className="flex h-1.5 min-w-16 flex-1 overflow-hidden rounded-[2px] bg-s3 forced-colors:outline"
    >
      <span
        className={isFull ? 'bg-danger' : 'bg-fg3'}
        style={{ width: `${isFull ? 100 : percent}%` }}
      />
    </span>
  );
}
