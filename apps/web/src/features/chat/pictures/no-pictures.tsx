import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import type { ImagesState } from './chat-pictures.ts';

type NoImagesProps = {
  state: ImagesState;
  /** What to begin from. */
  children: ReactNode;
};

/** The panel before the first image: what it is for. */
export function NoImages({ state: { isLoading, hasFailed }, children }: NoImagesProps) {
  const text = isLoading
    ? texts.images.loading
    : hasFailed
      ? texts.images.failed
      : texts.images.none;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto px-4 pb-4">
      <p
        role="status"
        lang="en"
        className="flex aspect-[4/3] items-center justify-center rounded-sm border border-dashed border-line2 text-fg2"
      >
        {text}
      </p>
      {!isLoading && !hasFailed && (
        <>
          <p className="mt-3 text-[13px]/5 text-fg3">{texts.images.emptyHelp}</p>
          {children}
        </>
      )}
    </div>
  );
}
