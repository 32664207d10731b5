import { Button } from '../../../ui/button.tsx';
import { usePictureOrigin } from '../queries.ts';
import { readRecipe } from '../recipe.ts';
import { texts } from '../texts.ts';

type RecipeDetailsProps = {
  url: string;
  /** Puts a question into the composer. */
  onAsk: (question: string) => void;
};

/** How a picture was made, read from the file itself. */
export function RecipeDetails({ url, onAsk }: RecipeDetailsProps) {
  const { data, isPending } = usePictureOrigin(url);
  if (isPending) return <p className="text-[13px]/5 text-fg3">{texts.recipe.loading}</p>;
  if (!data) return <p className="text-[13px]/5 text-fg3">{texts.recipe.failed}</p>;
  const recipe = data.recipe && readRecipe(data.recipe);
  const again = recipe?.again ?? null;
  return (
    <div className="rounded-md border border-line bg-s1 p-4 text-[13px]/5">
      {recipe && (
        <dl className="grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5">
          {recipe.lines.map(({ label, value }) => (
            <div key={label} className="contents">
              <dt className="text-fg3">{label}</dt>
              <dd className="tabular-nums">{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <p className={`text-fg3 ${recipe ? 'mt-3' : ''}`}>{data.message}</p>
      {again !== null && (
        <Button size="small" className="touch-44 mt-3" onClick={() => onAsk(again)}>
          {texts.recipe.remake}
        </Button>
      )}
    </div>
  );
}
