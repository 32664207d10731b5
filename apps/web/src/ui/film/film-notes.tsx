import { clsx } from 'clsx';
import { Info } from 'lucide-react';
import { withFrenchSpaces } from '../../lib/format/french-spaces.ts';

/** What could not be satisfied in a film, in sentences; nothing when all went as asked. */
export function FilmNotes({
  notes,
  label,
  className,
}: {
  notes: readonly string[];
  /** The name of the list, for screen readers. */
  label: string;
  className?: string;
}) {
  if (notes.length === 0) return null;
  return (
    <ul lang="fr" aria-label={label} className={clsx('space-y-1 text-[13px] text-fg2', className)}>
      {notes.map((note) => (
        <li key={note} className="flex items-start gap-2">
          <Info size={16} aria-hidden className="mt-0.5" />
          <span className="min-w-0 wrap-anywhere">{withFrenchSpaces(note)}</span>
        </li>
      ))}
    </ul>
  );
}
