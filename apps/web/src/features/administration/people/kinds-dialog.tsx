import { readPersonStorage } from '@armoni/contract/administration';
import { useQuery } from '@tanstack/react-query';
import { formatSize } from '../../../lib/format/format.ts';
import { call } from '../../../lib/http/api.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { SectionWaiting } from '../../../ui/feedback/section-waiting.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { keyOf } from '../keys.ts';
import { texts } from '../texts.ts';

const words = texts.storage;

type KindsDialogProps = { id: string; name: string; onClose: () => void };

/** What fills somebody's room, by kind: how many and how much, and nothing of what it is. */
export function KindsDialog({ id, name, onClose }: KindsDialogProps) {
  const { data, isError, refetch } = useQuery({
    queryKey: keyOf('kinds', id),
    queryFn: async ({ signal }) =>
      (await call(readPersonStorage, { params: { id }, signal })).kinds,
  });
  const kinds = data?.filter(({ count }) => count > 0);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={words.of(name)}
      description={words.explained}
      actions={<Button onClick={onClose}>{words.done}</Button>}
    >
      {!kinds && (
        <SectionWaiting words={words} hasFailed={isError} onRetry={() => void refetch()} />
      )}
      {kinds?.length === 0 && <p className="text-fg3">{words.none}</p>}
      <dl className="divide-y divide-line">
        {kinds?.map(({ kind, count, size_bytes: size }) => (
          <div key={kind} className="flex min-h-10 items-center gap-4">
            <dt className="flex-1">{words.kinds[kind]}</dt>
            <dd className="type-data text-fg3">{count.toLocaleString('fr-FR')}</dd>
            <dd className="type-data w-20 text-right">{formatSize(size)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
