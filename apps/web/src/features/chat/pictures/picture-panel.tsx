import { Upload } from 'lucide-react';
import { type ReactNode, useCallback, useState } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { CheckFile } from '../recipe/check-file.tsx';
import { RecipeDetails } from '../recipe/recipe-details.tsx';
import { RecipeToggle } from '../recipe/recipe-toggle.tsx';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';
import { currentIndex, stepImage } from './carousel.ts';
import type { ChatImage, ImagesState } from './chat-pictures.ts';
import { NoImages } from './no-pictures.tsx';
import { ImageActions } from './picture-actions.tsx';
import { ImageRows } from './picture-rows.tsx';
import { ImageStage } from './picture-stage.tsx';
import { ImageStrip } from './picture-strip.tsx';
import { RecentImages } from './recent-pictures.tsx';

type ImagePanelProps = {
  session: ChatSession;
  state: ImagesState;
  /** The conversation has not begun. */
  isNew: boolean;
  onAdd: () => void;
  closeButton: ReactNode;
};

/** The right side: the images of the conversation, one of them chosen. */
export function ImagePanel({ session, state, isNew, onAdd, closeButton }: ImagePanelProps) {
  const { images, hasFailed } = state;
  return (
    <>
      <div
        className={`flex h-14 flex-none items-center justify-between pl-4 ${closeButton ? 'pr-1' : 'pr-4'}`}
      >
        <h2 className="type-h3">{texts.images.title}</h2>
        <div className="flex items-center">
          <Button variant="ghost" onClick={onAdd} className="px-2.5! text-[13px]! font-[550]!">
            <Upload size={16} aria-hidden />
            {texts.images.add}
          </Button>
          {closeButton}
        </div>
      </div>
      {images.length > 0 && !hasFailed ? (
        <Carousel session={session} images={images} />
      ) : (
        <NoImages state={state}>{isNew && <RecentImages session={session} />}</NoImages>
      )}
      <div className="mt-auto flex-none border-t border-line p-2">
        <CheckFile />
      </div>
    </>
  );
}

function Carousel({ session, images }: { session: ChatSession; images: readonly ChatImage[] }) {
  const index = currentIndex(images, useStore(session.selected));
  const reference = useStore(session.reference);
  const show = useCallback(
    (place: number) => session.selected.set(images[place]?.fullPath ?? null),
    [session, images],
  );
  const step = (by: -1 | 1) => show(stepImage(index, images.length, by));
  const image = images[index];
  if (!image) return null;
  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="flex flex-col px-4">
        <ImageStage image={image} onStep={step} />
        <div className="flex h-13 flex-none items-center justify-between">
          <p aria-live="polite" className="pl-0.5 font-[550] tabular-nums">
            {texts.images.counter(index, images.length)}
          </p>
          <ImageActions
            image={image}
            canBeReference={image.kind === 'image'}
            isReference={reference?.url === image.url}
            onUse={(isUsed) =>
              session.reference.set(isUsed ? { url: image.url, name: image.name } : null)
            }
          />
        </div>
        <ImageStrip images={images} index={index} onShow={show} onStep={step} />
      </div>
      {image.kind === 'image' && (
        <PanelRecipe key={image.fullPath} url={image.url} session={session} />
      )}
      <div className="mt-2 border-t border-line">
        <ImageRows images={images} index={index} onShow={show} />
      </div>
    </div>
  );
}

function PanelRecipe({ url, session }: { url: string; session: ChatSession }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="px-4">
      <RecipeToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
      {isOpen && (
        <div className="mt-1">
          <RecipeDetails
            url={url}
            session={session}
            onRemake={({ query, inputs }) => session.remake(query, inputs)}
          />
        </div>
      )}
    </div>
  );
}
