import { followFilmJob } from '../../../lib/http/follow-film-job.ts';
import { onePerPerson } from '../../../lib/session/one-per-person.ts';
import { madeFilms } from '../../../lib/studio/made-films.ts';
import { goTo } from '../../../lib/studio/navigation.tsx';
import { toldJobs } from '../../../lib/studio/told-jobs.ts';
import { toast } from '../../../ui/feedback/toast.ts';
import { keptWorkOf } from './kept-work.ts';
import { RenderJob } from './render-job.ts';
import { askForVersion, cancelRender, listFilmJobs, readFilmCut } from './table-service.ts';

/** The renders of a person, film by film: they go on while other pages are open. */
export const rendersOf = onePerPerson((userId: string) => {
  const disposal = new AbortController();
  const jobs = new Map<string, RenderJob>();
  const make = () =>
    new RenderJob({
      service: {
        ask: askForVersion,
        cancel: cancelRender,
        list: listFilmJobs,
        readCut: readFilmCut,
        follow: followFilmJob,
      },
      ...{ signal: disposal.signal, say: toast, isNews: toldJobs.isNews, kept: keptWorkOf(userId) },
      onMade: () => madeFilms.set((count) => count + 1),
      show: (filmId) => goTo(`/gallery/${filmId}`),
    });
  return {
    of(filmId: string): RenderJob {
      const job = jobs.get(filmId) ?? make();
      jobs.set(filmId, job);
      return job;
    },
    signal: disposal.signal,
    dispose: () => disposal.abort(),
  };
});
