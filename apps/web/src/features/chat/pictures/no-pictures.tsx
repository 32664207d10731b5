import type { ReactNode } from 'react';
import { texts } from '../texts.ts';
import type { PicturesState } from './chat-pictures.ts';

type NoPicturesProps = {
  state: PicturesState;
  /** What to begin from. */
  children: ReactNode;
};

/** The panel before the first picture: what it is for. */
export function NoPictures({ state: { isLoading, hasFailed }, children }: NoPicturesProps) {
  const text = isLoading
    ? texts.pictures.loading
    : hasFailed
      ? texts.pictures.failed
      : texts.pictures.none;
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
          <p className="mt-3 text-[13px]/5 text-fg3">{texts.pictures.emptyHelp}</p>
          {children}
        </>
      )}
    </div>
  );
}
