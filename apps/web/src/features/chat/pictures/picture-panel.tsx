import { Trash2, Upload } from 'lucide-react';
import { Fragment, lazy, type ReactNode, Suspense, useCallback, useState } from 'react';
import { stepIndex } from '../../../lib/browser/step-index.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { FileOrigin } from '../recipe/file-origin.tsx';
import { RecipeDetails } from '../recipe/recipe-details.tsx';
import { RecipeToggle } from '../recipe/recipe-toggle.tsx';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';
import { currentIndex } from './carousel.ts';
import type { ChatPicture, PicturesState } from './chat-pictures.ts';
import { NoPictures } from './no-pictures.tsx';
import { PictureActions } from './picture-actions.tsx';
import { PictureStage } from './picture-stage.tsx';
import { PictureStrip } from './picture-strip.tsx';
import { RecentPictures } from './recent-pictures.tsx';
import { useDeletePicture } from './use-delete-picture.ts';

const PictureRows = lazy(async () => ({
  default: (await import('./picture-rows.tsx')).PictureRows,
}));

const PictureData = lazy(async () => ({
  default: (await import('./picture-data.tsx')).PictureData,
}));

type PicturePanelProps = {
  session: ChatSession;
  state: PicturesState;
  /** The conversation has not begun. */
  isNew: boolean;
  onAdd: () => void;
  closeButton: ReactNode;
};

/** The right side: the pictures of the conversation, one of them chosen. */
export function PicturePanel({ session, state, isNew, onAdd, closeButton }: PicturePanelProps) {
  const { pictures, hasFailed } = state;
  return (
    <>
      <div
        className={`flex h-14 flex-none items-center justify-between pl-4 ${closeButton ? 'pr-1' : 'pr-4'}`}
      >
        <h2 className="type-h3">{texts.pictures.title}</h2>
        <div className="flex items-center">
          <Button variant="ghost" onClick={onAdd} className="px-2.5! text-[13px]! font-[550]!">
            <Upload size={16} aria-hidden />
            {texts.pictures.add}
          </Button>
          {closeButton}
        </div>
      </div>
      {pictures.length > 0 && !hasFailed ? (
        <Pictures session={session} pictures={pictures} />
      ) : (
        <NoPictures state={state}>{isNew && <RecentPictures session={session} />}</NoPictures>
      )}
      <div className="mt-auto flex-none border-t border-line p-2">
        <FileOrigin />
      </div>
    </>
  );
}

type PicturesProps = { session: ChatSession; pictures: readonly ChatPicture[] };

/** One picture large with the others in a strip, or all by name: each stands there once. */
function Pictures({ session, pictures }: PicturesProps) {
  const view = useStore(session.pictureView);
  const index = currentIndex(pictures, useStore(session.selected));
  const show = useCallback(
    (place: number) => session.selected.set(pictures[place]?.fullPath ?? null),
    [session, pictures],
  );
  const preview = (place: number) => {
    show(place);
    session.pictureView.set('preview');
  };
  return (
    <>
      <div className="flex-none px-4 pb-3">
        <Segments
          label={texts.pictures.view}
          segments={[
            { value: 'preview', label: texts.pictures.asPreview },
            { value: 'list', label: texts.pictures.asList },
          ]}
          value={view}
          onValueChange={(next) => session.pictureView.set(next)}
        />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto">
        {view === 'preview' ? (
          <Carousel {...{ session, pictures, index }} onShow={show} />
        ) : (
          <Suspense>
            <PictureRows pictures={pictures} index={index} onShow={preview} />
          </Suspense>
        )}
      </div>
    </>
  );
}

type CarouselProps = PicturesProps & { index: number; onShow: (place: number) => void };

function Carousel({ session, pictures, index, onShow }: CarouselProps) {
  const reference = useStore(session.reference);
  const step = (by: -1 | 1) => onShow(stepIndex(index, pictures.length, by));
  const { mutate: remove } = useDeletePicture(session);
  const picture = pictures[index];
  if (!picture) return null;
  const { url, name } = picture;
  const next = pictures[index + 1] ?? pictures[index - 1] ?? null;
  return (
    <>
      <div className="flex flex-col px-4">
        <PictureStage
          picture={picture}
          onStep={step}
          onSee={() => session.viewed.set({ url, name })}
        />
        <div className="flex h-13 flex-none items-center justify-between">
          <p aria-live="polite" className="pl-0.5 font-[550] tabular-nums">
            {texts.pictures.counter(index, pictures.length)}
          </p>
          <span className="flex items-center">
            <PictureActions
              picture={picture}
              canBeReference={picture.kind === 'image'}
              isReference={reference?.url === url}
              onUse={(isUsed) => session.reference.set(isUsed ? { url, name } : null)}
            />
            {picture.kind === 'image' && (
              <IconButton
                size="small"
                label={texts.pictures.remove}
                title={texts.pictures.remove}
                icon={<Trash2 size={16} />}
                onClick={() => remove({ picture, next })}
                className="max-md:size-11 pointer-coarse:size-11"
              />
            )}
          </span>
        </div>
        <PictureStrip pictures={pictures} index={index} onShow={onShow} onStep={step} />
      </div>
      {picture.kind === 'image' && (
        <Fragment key={picture.fullPath}>
          <Suspense>
            <PictureData picture={picture} />
          </Suspense>
          <PanelRecipe url={url} session={session} />
        </Fragment>
      )}
    </>
  );
}

function PanelRecipe({ url, session }: { url: string; session: ChatSession }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mt-4 px-4">
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
