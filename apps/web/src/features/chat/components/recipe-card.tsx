import type { PictureOrigin } from '@armoni/contract/pictures';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '../../../lib/copy-text.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import { toast } from '../../../ui/toast.ts';
import { linesOf, type RecipeLine } from '../recipe.ts';
import { texts } from '../texts.ts';

type RecipeCardProps = { origin: PictureOrigin; children?: ReactNode };

/** Where a picture comes from, in the file's own words; `children` is what can be done with it. */
export function RecipeCard({ origin, children }: RecipeCardProps) {
  const lines = linesOf(origin);
  return (
    <div className="rounded-md border border-line bg-s1 p-4">
      {lines.length > 0 && (
        <div className="mb-3 flex items-start gap-2">
          <Lines lines={lines} />
          {origin.recipe && <CopyRecipe recipe={origin.recipe} />}
        </div>
      )}
      <p className="text-[13px]/5 text-fg3">{origin.message}</p>
      {children}
    </div>
  );
}

function Lines({ lines }: { lines: readonly RecipeLine[] }) {
  return (
    <dl className="type-data grid min-w-0 flex-1 grid-cols-[max-content_minmax(0,1fr)] gap-x-4 gap-y-1.5">
      {lines.map(({ label, value }) => (
        <div key={label} className="contents">
          <dt className="text-fg3">{label}</dt>
          <dd className="wrap-anywhere select-text">{value}</dd>
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
      className="-mt-2 -mr-2 max-md:size-11 pointer-coarse:size-11"
    />
  );
}
