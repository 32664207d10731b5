import type { Model } from '@armoni/contract/models';
import { useSignedInUser } from '../../../lib/identity.ts';
import { useStore } from '../../../lib/use-store.ts';
import { Button } from '../../../ui/button.tsx';
import type { ChatSession } from '../chat-session.ts';
import { useModels, usePictureOrigin } from '../queries.ts';
import { type Remake, remakeOf, styleNamed, styleNameIn } from '../recipe.ts';
import { isRunning } from '../reply-run.ts';
import { texts } from '../texts.ts';
import { RecipeCard } from './recipe-card.tsx';

type RecipeDetailsProps = {
  url: string;
  session: ChatSession;
  onRemake: (remake: Remake) => void;
};

/** How a picture was made, read from the file itself, and a way to make it again. */
export function RecipeDetails({ url, session, onRemake }: RecipeDetailsProps) {
  const { data: origin, isPending } = usePictureOrigin(url);
  const models = useModels(useSignedInUser().id).data ?? [];
  const isBusy = isRunning(useStore(session.run));
  if (isPending) return <p className="text-[13px]/5 text-fg3">{texts.recipe.loading}</p>;
  if (!origin) return <p className="text-[13px]/5 text-fg3">{texts.recipe.failed}</p>;
  const { recipe } = origin;
  const remake = recipe && remakeOf(recipe, models);
  const note = recipe && noteOn(recipe, models);
  return (
    <RecipeCard origin={origin}>
      {note !== null && <p className="mt-1 text-[13px]/5 text-fg3">{note}</p>}
      {remake && (
        <Button
          size="small"
          className="touch-44 mt-3"
          disabled={isBusy}
          onClick={() => onRemake(remake)}
        >
          {texts.recipe.remake}
        </Button>
      )}
    </RecipeCard>
  );
}

/** What stands between a recipe and the same picture. */
function noteOn(recipe: Record<string, unknown>, models: readonly Model[]): string | null {
  if (recipe.reference) return texts.recipe.withReference;
  const styleName = styleNameIn(recipe);
  const isGone = styleName !== null && styleNamed(models, styleName) === undefined;
  return isGone ? texts.recipe.styleGone(styleName) : null;
}
