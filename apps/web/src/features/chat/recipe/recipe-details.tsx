import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { isRunning } from '../replies/reply-run.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';
import { type Remake, remakeIn } from './recipe.ts';
import { RecipeCard } from './recipe-card.tsx';
import { usePictureOrigin } from './use-picture-origin.ts';

type RecipeDetailsProps = {
  url: string;
  session: ChatSession;
  /** Left out where a button beside it makes the picture again. */
  onRemake?: (remake: Remake) => void;
};

/** How a picture was made, read from the file itself, and a way to make it again. */
export function RecipeDetails({ url, session, onRemake }: RecipeDetailsProps) {
  const { data: origin, isPending } = usePictureOrigin(url);
  const isBusy = isRunning(useStore(session.run));
  if (isPending) return <p className="text-[13px]/5 text-fg3">{texts.recipe.loading}</p>;
  if (!origin) return <p className="text-[13px]/5 text-fg3">{texts.recipe.failed}</p>;
  const remake = remakeIn(origin);
  return (
    <RecipeCard
      origin={origin}
      note={origin.remake?.message}
      action={
        remake &&
        onRemake && (
          <Button
            size="small"
            className="touch-44"
            disabled={isBusy}
            onClick={() => onRemake(remake)}
          >
            {texts.recipe.remake}
          </Button>
        )
      }
    />
  );
}
