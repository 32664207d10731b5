import { clsx } from 'clsx';
import { useAccord } from '../../../lib/media/use-accord.ts';
import { Accord } from '../../../ui/media/accord.tsx';
import { PictureLine } from '../pictures/picture-line.tsx';
import { titleOf } from '../pictures/title-of.ts';
import { RecipeCard } from '../recipe/recipe-card.tsx';
import { usePictureOrigin } from '../recipe/use-picture-origin.ts';
import type { Reference } from '../session/chat-request.ts';
import { viewerTexts as texts } from './texts.ts';
import type { ViewerAction } from './viewer-actions.ts';

type ViewerPanelProps = { picture: Reference; actions: readonly ViewerAction[] };

/** Beside the picture: what it is, what can be done with it, and where it comes from. */
export function ViewerPanel({ picture: { url, name }, actions }: ViewerPanelProps) {
  const { data: origin, isPending } = usePictureOrigin(url);
  const stripes = useAccord(url);
  const prompt = origin?.recipe?.prompt;
  const title = titleOf(name);
  return (
    <>
      <div className="space-y-3 px-5 pt-5 pb-3 max-md:order-2 max-md:px-4">
        <div className="space-y-1">
          <h2 className="type-h2 wrap-anywhere">{title}</h2>
          {typeof prompt === 'string' && !isSaidBy(title, prompt) && (
            <p className="line-clamp-4 text-fg2 wrap-anywhere">« {prompt} »</p>
          )}
        </div>
        <Accord stripes={stripes} className="h-5 rounded-t-[2px] max-md:hidden" />
      </div>
      <ActionList actions={actions} />
      <section className="space-y-2 border-t border-line px-5 py-5 max-md:order-3 max-md:px-4">
        <h3 className="type-h3">{texts.recipe}</h3>
        {origin ? (
          <RecipeCard origin={origin} note={origin.remake?.message} isBare />
        ) : (
          <p className="text-[13px]/5 text-fg3">{isPending ? texts.reading : texts.noRecipe}</p>
        )}
      </section>
      <PictureLine
        url={url}
        mark="picture"
        className="border-t border-line px-5 py-5 max-md:order-4 max-md:px-4"
      />
    </>
  );
}

/** A picture is called by the first of its words. */
const isSaidBy = (title: string, prompt: string) => title.toLowerCase() === prompt.toLowerCase();

/** A list with its letters; on a phone a row of icons with a word below each. */
function ActionList({ actions }: { actions: readonly ViewerAction[] }) {
  return (
    <ul
      aria-label={texts.actions}
      className="px-3 pb-4 max-md:order-1 max-md:flex max-md:justify-around max-md:border-b max-md:border-line max-md:px-1 max-md:pt-1 max-md:pb-2"
    >
      {actions.map(({ label, short = label, letter, icon: Icon, isDisabled, run }) => (
        <li key={letter} className="max-md:min-w-0 max-md:flex-1">
          <button
            type="button"
            disabled={isDisabled}
            aria-label={label}
            aria-keyshortcuts={letter}
            onClick={run}
            className={clsx(
              'flex h-9 w-full items-center gap-3 rounded-sm px-2 text-left enabled:hover:bg-hover disabled:text-fg3',
              'max-md:h-14 max-md:flex-col max-md:justify-center max-md:gap-1 max-md:px-0.5',
            )}
          >
            <Icon size={18} strokeWidth={1.5} aria-hidden className="flex-none" />
            <span className="min-w-0 flex-1 truncate max-md:hidden">{label}</span>
            <span aria-hidden className="type-data max-w-full truncate md:hidden">
              {short}
            </span>
            <kbd
              aria-hidden
              className="type-data grid size-6 place-items-center rounded-xs bg-s2 font-[family-name:inherit] text-fg2 max-md:hidden pointer-coarse:hidden"
            >
              {letter}
            </kbd>
          </button>
        </li>
      ))}
    </ul>
  );
}
