import type { Overview } from '@armoni/contract/administration';
import { Check, CircleAlert } from 'lucide-react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { texts } from '../texts.ts';

const words = texts.backup;

/** What became of the last backup, and when the next is due. */
export function BackupRow({ backup }: { backup: Overview['backup'] }) {
  return (
    <div className="flex items-center gap-4 border-b border-line py-3">
      <div className="min-w-0 flex-1">
        <p>{words.title}</p>
        <p className="type-data wrap-anywhere text-fg3">{lineOf(backup)}</p>
      </div>
      {backup?.state === 'made' && <Check size={16} aria-hidden className="text-ok" />}
      {backup?.state === 'failed' && <CircleAlert size={16} aria-hidden className="text-danger" />}
    </div>
  );
}

function lineOf(backup: Overview['backup']): string {
  if (backup === null) return words.off;
  const { state, at, said, next_at: next } = backup;
  const time = at === null ? words.states[state] : `${words.states[state]}, ${formatDateTime(at)}`;
  return [time, said, next === null ? null : words.next(formatDateTime(next))]
    .filter((part) => part !== null)
    .join(' · ');
}
