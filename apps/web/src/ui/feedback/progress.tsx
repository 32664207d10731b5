import { Progress as BaseProgress } from '@base-ui/react/progress';

type ProgressProps = {
  /** What is under way, for screen readers. */
  label: string;
  /** 0–100, or null when the length is unknown. */
  percent: number | null;
  /** At the right, in place of the percent, such as elapsed seconds. */
  detail?: string;
  /** Only the bar. */
  bare?: boolean;
};

/** A 4 px bar with a tabular percent; an unknown length is a moving segment. */
export function Progress({ label, percent, detail, bare = false }: ProgressProps) {
  return (
    <BaseProgress.Root
      aria-label={label}
      value={percent}
      getAriaValueText={(_, value) => detail ?? (value === null ? label : `${Math.round(value)} %`)}
      className="flex items-center gap-3"
    >
      <BaseProgress.Track className="relative h-1 min-w-0 flex-1 overflow-hidden rounded-[2px] bg-s3 forced-colors:outline">
        {percent === null ? (
          <span className="absolute inset-y-0 w-[30%] animate-unknown rounded-[2px] bg-ring forced-color-adjust-none motion-reduce:left-[35%] forced-colors:bg-[Highlight]" />
        ) : (
          <BaseProgress.Indicator className="block h-full rounded-[2px] bg-ring forced-color-adjust-none transition-[width] duration-160 forced-colors:bg-[Highlight]" />
        )}
      </BaseProgress.Track>
      {!bare && (detail ?? (percent !== null && `${Math.round(percent)} %`)) && (
        <span aria-hidden className={detail ? 'type-data text-fg2' : 'text-fg tabular-nums'}>
          {detail ?? `${Math.round(percent ?? 0)} %`}
        </span>
      )}
    </BaseProgress.Root>
  );
}
