import { describeStoredClip } from '@armoni/contract/clips';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight, Clapperboard } from 'lucide-react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { call } from '../../../lib/http/api.ts';
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
        {begun.map(({ id, name, clips, first_clip_id, updated_at }) => (
          <li key={id} className="border-t border-line">
            <button
              type="button"
              onClick={() => void projects.open(id)}
              className="flex min-h-14 w-full items-center gap-3 py-2 text-left hover:bg-hover"
            >
              <ProjectPicture clipId={first_clip_id} />
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

/** Of its first clip, drawn by the server once it is asked for. */
function ProjectPicture({ clipId }: { clipId: string | null }) {
  const { data } = useQuery({
    queryKey: ['editor', 'clip picture', clipId],
    queryFn: ({ signal }) => call(describeStoredClip, { params: { id: clipId ?? '' }, signal }),
    enabled: clipId !== null,
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  const shape = 'h-10 w-18 flex-none rounded-xs bg-s2';
  if (data?.thumbnail)
    return <img src={data.thumbnail} alt="" className={`${shape} object-cover`} />;
  return (
    <span aria-hidden className={`${shape} grid place-items-center text-fg3`}>
      <Clapperboard size={16} />
    </span>
  );
}
