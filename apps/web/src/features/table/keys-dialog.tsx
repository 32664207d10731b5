import { Dialog } from '../../ui/overlays/dialog.tsx';
import { texts } from './texts.ts';

/** What each key of the table does. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog open onOpenChange={(next) => next || onClose()} title={texts.film.keys}>
      <dl className="type-data grid max-h-[70dvh] grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 overflow-y-auto text-fg3">
        {texts.film.keyList.map(([keys, does]) => (
          <div key={keys} className="contents">
            <dt className="text-fg">{keys}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
