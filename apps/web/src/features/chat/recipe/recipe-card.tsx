import type { PictureOrigin } from '@armoni/contract/pictures';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';
import { linesOf, type RecipeLine } from './recipe.ts';

type RecipeCardProps = {
  origin: PictureOrigin;
  /** French; what stands between this recipe and the same picture. */
  note?: string | null | undefined;
  /** What can be done with it. */
  action?: ReactNode;
  /** Without an edge of its own. */
  isBare?: boolean;
};

/** Where a picture comes from, in the file's own words. */
export function RecipeCard({ origin, note, action, isBare = false }: RecipeCardProps) {
  const lines = linesOf(origin);
  return (
    <div className={isBare ? '' : 'rounded-md border border-line bg-s1 p-4'}>
      {lines.length > 0 && <Lines lines={lines} />}
      <p className="text-[13px]/5 text-fg3">{origin.message}</p>
      {note && <p className="mt-1 text-[13px]/5 text-fg3">{note}</p>}
      {origin.recipe && (
        <div className="mt-3 -mr-2 -mb-1 flex items-center justify-between gap-3">
          {action}
          <CopyRecipe recipe={origin.recipe} />
        </div>
      )}
    </div>
  );
}

function Lines({ lines }: { lines: readonly RecipeLine[] }) {
  return (
    <dl className="type-data mb-3 grid grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {lines.map(({ label, value, term }) => (
        <div key={label} className="contents">
          <dt className="text-fg3">{label}</dt>
          <dd title={term} className="wrap-anywhere select-text">
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function CopyRecipe({ recipe }: { recipe: Record<string, unknown> }) {
  const copy = async () => {
    const isCopied = await copyText(JSON.stringify(recipe, null, 2));
    if (isCopied) toast.success(texts.recipe.copied);
    else toast.error(texts.recipe.notCopied);
  };
  return (
    <IconButton
      size="small"
      label={texts.recipe.copy}
      title={texts.recipe.copy}
      icon={<Copy size={16} />}
      onClick={() => void copy()}
      className="ml-auto max-md:size-11 pointer-coarse:size-11"
    />
  );
}
