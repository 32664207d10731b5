import { listVideos } from '@armoni/contract/gallery';
import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { formatDateTime } from '../../../lib/format/format.ts';
import { call } from '../../../lib/http/api.ts';
import { useSignedInUser } from '../../../lib/session/identity.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { texts } from '../texts.ts';

const shown = 3;

/** For whoever comes back: the newest films, each a step from its cutting table and its versions. */
export function LastFilms({ className }: { className?: string }) {
  const user = useSignedInUser();
  const { data } = useQuery({
    queryKey: ['editor', 'last films', user.id],
    queryFn: ({ signal }) => call(listVideos, { query: { limit: shown }, signal }),
    staleTime: 0,
  });
  const films = (data?.videos ?? []).filter(({ version }) => version != null).slice(0, shown);
  if (films.length === 0) return null;
  return (
    <section lang="fr" aria-label={texts.viewer.lastFilms} className={className}>
      <h3 className="type-label mb-2 text-fg2">{texts.viewer.lastFilms}</h3>
      <ul className="grid grid-cols-[repeat(auto-fit,minmax(240px,1fr))] gap-x-5">
        {films.map((film) => (
          <li key={film.id} className="border-t border-line">
            <AppLink
              href={`/editor/${film.id}`}
              className="flex min-h-16 items-center gap-3 py-2 hover:bg-hover"
            >
              {film.poster_url && (
                <img src={film.poster_url} alt="" className="h-10 w-18 rounded-xs object-cover" />
              )}
              <span className="min-w-0 flex-1">
                <span className="type-label block truncate">{film.title}</span>
                <span className="type-data block text-fg3">
                  {texts.viewer.filmVersion(film.version ?? 1)} · {formatDateTime(film.created_at)}
                </span>
              </span>
              <ChevronRight size={16} aria-hidden className="text-fg3" />
            </AppLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
