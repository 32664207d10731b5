import { lazy, Suspense } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { EmptyState } from '../../../ui/feedback/empty-state.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { texts } from '../texts.ts';
import { StyleCard } from './style-card.tsx';
import { useStyleNews } from './use-style-news.ts';
import type { useStyles } from './use-styles.ts';

const ImportStyleButton = lazy(async () => ({
  default: (await import('./import-style-button.tsx')).ImportStyleButton,
}));

type StyleListProps = { styles: ReturnType<typeof useStyles> };

/** The person's styles, newest first. */
export function StyleList({ styles }: StyleListProps) {
  const news = useStyleNews(styles.data?.models);
  return (
    <section aria-labelledby="styles">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="styles" className="type-h2">
          {texts.styles.title}
        </h2>
        {styles.data?.trainer.engine === 'local' && (
          <Suspense>
            <ImportStyleButton />
          </Suspense>
        )}
      </div>
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="mt-4">
        {styles.data ? (
          <ul className="space-y-4">
            {styles.data.models.map((style) => (
              <StyleCard key={style.id} style={style} />
            ))}
          </ul>
        ) : (
          <Waiting styles={styles} />
        )}
        {styles.data?.models.length === 0 && (
          <EmptyState headingLevel={3} title={texts.styles.emptyTitle}>
            {texts.styles.empty}
          </EmptyState>
        )}
      </div>
    </section>
  );
}

function Waiting({ styles }: Pick<StyleListProps, 'styles'>) {
  if (!styles.isError) {
    return (
      <div role="status" aria-label={texts.styles.loading}>
        <Skeleton className="h-76 rounded-lg" />
      </div>
    );
  }
  return (
    <EmptyState
      headingLevel={3}
      title={texts.styles.failed}
      action={<Button onClick={() => void styles.refetch()}>{texts.styles.retryLoad}</Button>}
    />
  );
}
