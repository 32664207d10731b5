import { FilmAccord } from '../../../ui/film/film-accord.tsx';
import { landingFilm } from '../landing-film.ts';

/** The landing film as a contact sheet: each shot as wide as it is long, over its own colours. */
export function FilmSheet({ caption }: { caption: string }) {
  const { shots, durationSeconds } = landingFilm;
  return (
    <figure className="pb-16 md:pb-20">
      <div className="flex h-14 gap-[3px] overflow-hidden rounded-t-sm sm:h-24 lg:h-32">
        {shots.map((shot, index) => (
          <img
            key={shot.startSeconds}
            src={`/landing/plan-${index + 1}.webp`}
            alt=""
            width={320}
            height={180}
            style={{ flexGrow: shot.durationSeconds }}
            className="h-full w-0 min-w-0 basis-0 bg-s2 object-cover"
          />
        ))}
      </div>
      <FilmAccord shots={shots} durationSeconds={durationSeconds} className="mt-0.5 h-3" />
      <figcaption className="mt-3 type-data text-fg3">{caption}</figcaption>
    </figure>
  );
}
