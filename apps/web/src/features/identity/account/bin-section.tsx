import type { BinItem } from '@armoni/contract/bin';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { SectionWaiting } from '../../../ui/feedback/section-waiting.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { SettingsRows, SettingsSection } from '../../../ui/layout/settings.tsx';
import { RemovalDialog } from '../../../ui/overlays/removal-dialog.tsx';
import { BinRow } from './bin-row.tsx';
import { texts } from './texts.ts';
import { type BinChange, useBin, useChangeBin } from './use-bin.ts';

const words = texts.bin;

/** What was thrown away: back with it, or gone for good, one by one or all at once. */
export function BinSection({ userId }: { userId: string }) {
  const bin = useBin(userId);
  const [asked, setAsked] = useState<BinItem | 'all' | null>(null);
  const change = useChangeBin({ onDone: sayDone, onFailed: sayFailed });
  const items = bin.data?.pages.flatMap((page) => page.items) ?? [];
  const total = bin.data?.pages[0]?.total ?? 0;
  const underWay = change.isPending ? change.variables : null;
  return (
    <SettingsSection
      id="corbeille"
      title={words.title}
      lead={bin.data && total === 0 ? words.empty : words.lead}
      action={
        total > 0 && (
          <Button
            variant="ghost"
            className="-mr-3.5 flex-none"
            busy={underWay?.type === 'empty'}
            onClick={() => setAsked('all')}
          >
            {words.emptyAction}
          </Button>
        )
      }
    >
      {items.length > 0 && (
        <SettingsRows>
          {items.map((item) => (
            <BinRow
              key={item.id}
              item={item}
              isBusy={underWay !== null && underWay.type !== 'empty' && underWay.item === item}
              onRestore={() => change.mutate({ type: 'restore', item })}
              onRemove={() => setAsked(item)}
            />
          ))}
        </SettingsRows>
      )}
      {bin.hasNextPage && (
        <Button
          size="small"
          className="mt-2"
          busy={bin.isFetchingNextPage}
          onClick={() => void bin.fetchNextPage()}
        >
          {words.more}
        </Button>
      )}
      {!bin.data && (
        <SectionWaiting words={words} hasFailed={bin.isError} onRetry={() => void bin.refetch()} />
      )}
      <RemovalDialog
        open={asked !== null}
        words={asked === 'all' ? words.emptying : words.removal}
        body={asked === null ? null : bodyOf(asked, total)}
        onCancel={() => setAsked(null)}
        finalFocus={() => document.getElementById('corbeille-title')}
        onConfirm={() => {
          if (asked === 'all') change.mutate({ type: 'empty' });
          else if (asked) change.mutate({ type: 'remove', item: asked });
          setAsked(null);
        }}
      />
    </SettingsSection>
  );
}

const bodyOf = (asked: BinItem | 'all', total: number) =>
  asked === 'all' ? words.emptying.body(total) : words.removal.body(asked.name || words.unnamed);

function sayDone(change: BinChange): void {
  toast.success(words.done[change.type]);
  // The row that was pressed is gone.
  document.getElementById('corbeille-title')?.focus();
}

function sayFailed(change: BinChange, message: string | null): void {
  toast.error(message ?? words.failedTo[change.type]);
}
