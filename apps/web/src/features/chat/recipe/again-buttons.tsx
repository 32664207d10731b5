import { useQueryClient } from '@tanstack/react-query';
import { type LucideIcon, RefreshCw, Shuffle } from 'lucide-react';
import { useStore } from '../../../lib/store/use-store.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { isRunning } from '../replies/reply-run.ts';
import type { Reference } from '../session/chat-request.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';
import { type Remake, remakeIn } from './recipe.ts';
import { pictureOriginQuery } from './use-picture-origin.ts';

type AgainButtonsProps = {
  picture: Reference;
  session: ChatSession;
  onRemake: (remake: Remake) => void;
};

/** The same picture once more, or another like it. The recipe is read when it is asked for. */
export function AgainButtons({ picture, session, onRemake }: AgainButtonsProps) {
  const queries = useQueryClient();
  const isBusy = isRunning(useStore(session.run));
  const remake = async () => {
    const origin = await queries.fetchQuery(pictureOriginQuery(picture.url)).catch(() => null);
    const again = remakeIn(origin);
    if (again) onRemake(again);
    else toast.error(origin?.remake?.message ?? texts.recipe.failed);
  };
  const vary = () => session.ask(texts.recipe.varyWords, null, picture);
  return (
    <>
      <Again icon={RefreshCw} label={texts.recipe.remake} isDisabled={isBusy} onAgain={remake} />
      <Again icon={Shuffle} label={texts.recipe.vary} isDisabled={isBusy} onAgain={vary} />
    </>
  );
}

type AgainProps = {
  icon: LucideIcon;
  label: string;
  isDisabled: boolean;
  onAgain: () => void | Promise<void>;
};

/** A word where there is room for it, else its sign. */
function Again({ icon: Icon, label, isDisabled, onAgain }: AgainProps) {
  return (
    <button
      type="button"
      disabled={isDisabled}
      aria-label={label}
      title={label}
      onClick={() => void onAgain()}
      className="type-label flex h-8 min-w-8 items-center justify-center gap-2 rounded-sm px-2 text-fg2 enabled:hover:bg-hover enabled:hover:text-fg disabled:text-fg3 max-md:size-11 pointer-coarse:h-11"
    >
      <Icon size={16} aria-hidden />
      <span aria-hidden className="word max-md:hidden">
        {label}
      </span>
    </button>
  );
}
