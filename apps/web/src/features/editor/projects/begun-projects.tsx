import { ChevronRight, Clapperboard } from 'lucide-react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { texts } from '../texts.ts';
import type { Projects } from './projects.ts';

/** The others are in the menu of projects. */
const mostShown = 3;

/** For whoever stands before an empty editor: the projects last changed, each opened by a click. */
export function BegunProjects({ projects }: { projects: Projects }) {
  const begun = useStore(projects.list).slice(0, mostShown);
  if (begun.length === 0) return null;
  return (
    <section lang="fr" aria-label={texts.projects.resume} className="mt-4 w-full">
      <h3 className="type-label mb-2 text-fg2">{texts.projects.resume}</h3>
      <ul>
        {begun.map(({ id, name, clips, updated_at }) => (
          <li key={id} className="border-t border-line">
            <button
              type="button"
              onClick={() => void projects.open(id)}
              className="flex min-h-14 w-full items-center gap-3 py-2 text-left hover:bg-hover"
            >
              <Clapperboard size={16} aria-hidden className="flex-none text-fg3" />
              <span className="min-w-0 flex-1">
                <span className="type-label block truncate">{name}</span>
                <span className="type-data block text-fg3">
                  {texts.projects.begunOn(clips, formatDateTime(updated_at))}
                </span>
              </span>
              <ChevronRight size={16} aria-hidden className="flex-none text-fg3" />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
