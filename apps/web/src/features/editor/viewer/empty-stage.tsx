import type { AspectRatio } from '@armoni/contract/limits';
import { clsx } from 'clsx';
import { Clapperboard, Upload } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { texts } from '../texts.ts';

const LastFilms = lazy(async () => ({ default: (await import('./last-films.tsx')).LastFilms }));

type EmptyStageProps = {
  /** Of the film that would be requested now. */
  aspectRatio: AspectRatio;
  isDropping: boolean;
  onChoose: () => void;
};

/** The frame of the film to come, in its shape, with what to do next. */
export function EmptyStage(props: EmptyStageProps) {
  const { aspectRatio, isDropping, onChoose } = props;
  return (
    <div className="grid grid-cols-1 lg:@container-size lg:min-h-72 lg:flex-1 lg:place-items-center">
      <EmptyState
        icon={<Clapperboard size={20} strokeWidth={1.5} aria-hidden />}
        title={texts.viewer.emptyTitle}
        className={clsx(
          'w-full transition-colors',
          shapes[aspectRatio],
          isDropping && 'border-ring bg-hot-soft',
        )}
        action={
          <>
            <Button onClick={onChoose}>
              <Upload size={16} aria-hidden />
              {texts.viewer.emptyAction}
            </Button>
            <Suspense>
              <LastFilms className="mt-6 w-80 max-w-full" />
            </Suspense>
          </>
        }
      >
        {texts.viewer.emptyBody}
      </EmptyState>
    </div>
  );
}

/** On a desk as large as its container holds: its width, or what its height allows. */
const shapes: Record<AspectRatio, string> = {
  '16:9': 'aspect-video lg:w-[min(100cqw,177.78cqh)]',
  '9:16': 'aspect-9/16 max-lg:max-w-72 lg:w-[min(100cqw,56.25cqh)]',
  '1:1': 'aspect-square max-lg:max-w-96 lg:w-[min(100cqw,100cqh)]',
};
