import { SectionFailure } from './section-failure.tsx';
import { Skeleton } from './skeleton.tsx';

type SectionWaitingProps = {
  words: { readonly loading: string; readonly failed: string };
  hasFailed: boolean;
  onRetry: () => void;
};

/** In the place of rows that are being read, or could not be. */
export function SectionWaiting({ words, hasFailed, onRetry }: SectionWaitingProps) {
  if (hasFailed) return <SectionFailure text={words.failed} onRetry={onRetry} />;
  return (
    <div role="status" className="flex flex-col gap-2 pt-2">
      <span className="sr-only">{words.loading}</span>
      <Skeleton className="h-10" />
    </div>
  );
}
