import { Pause, Play } from 'lucide-react';
import { useIdentity } from '../../../lib/session/identity.ts';
import { forMembers, forVisitors } from '../../../lib/session/known-member.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { checkPageFor } from '../../../lib/studio/origin-dialog.ts';
import { usePageTitle } from '../../../lib/studio/use-page-title.ts';
import { buttonClass } from '../../../ui/controls/button-class.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { FilmAccord } from '../../../ui/film/film-accord.tsx';
import { CrMark } from '../../../ui/media/cr-mark.tsx';
import { landingFilm } from '../landing-film.ts';
import { texts } from '../texts.ts';
import { type Film, useFilm, useFilmSeconds } from './use-film.ts';

/** The film fills the screen under an overlay of the theme’s own ground. */
export function LandingPage() {
  usePageTitle(texts.landing.pageTitle);
  const film = useFilm();
  return (
    <main className="relative flex min-h-dvh flex-1 flex-col justify-end overflow-hidden bg-stage text-fg">
      <Backdrop film={film} />
      <div aria-hidden className="landing-overlay absolute inset-0" />
      <div className="relative px-5 pt-24 md:px-12">
        <h1 className="type-display max-w-[920px]">
          {texts.landing.titleLines.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          ))}
        </h1>
        <p className="mt-4 max-w-[460px] text-base leading-6 text-fg2 md:mt-7 md:text-[18px] md:leading-7">
          {texts.landing.lead}
        </p>
        <Doors />
      </div>
      <div className="relative mt-7 flex items-center gap-5 px-5 pb-5 md:mt-12 md:gap-7 md:px-12 md:pb-8">
        <FilmBar film={film} />
        <AppLink
          href="/information"
          className="touch-44 inline-flex flex-none text-fg2 transition-colors hover:text-fg"
        >
          {texts.footer.information}
        </AppLink>
        <AppLink
          href={checkPageFor(landingFilm.smallestUrl)}
          aria-label={texts.landing.origin}
          title={texts.landing.origin}
          className="touch-44 inline-flex flex-none text-fg2 transition-colors hover:text-fg"
        >
          <CrMark size={18} />
        </AppLink>
        <PlayButton film={film} />
      </div>
    </main>
  );
}

/** The film over its poster, which stays until the film has started. */
function Backdrop({ film }: { film: Film }) {
  return (
    <>
      <picture>
        <source media="(aspect-ratio <= 3/4)" srcSet={landingFilm.portraitPosterUrl} />
        <img
          src={landingFilm.posterUrl}
          alt=""
          fetchPriority="high"
          className="absolute inset-0 size-full object-cover"
        />
      </picture>
      <video
        ref={film.ref}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden
        tabIndex={-1}
        className={`absolute inset-0 size-full object-cover ${film.hasStarted ? '' : 'invisible'}`}
      >
        {landingFilm.sources.map(({ url, type }) => (
          <source key={url} src={url} type={type} />
        ))}
      </video>
    </>
  );
}

function PlayButton({ film: { isPlaying, toggle } }: { film: Film }) {
  const Icon = isPlaying ? Pause : Play;
  return (
    <IconButton
      className="-mr-2.5"
      label={isPlaying ? texts.landing.pause : texts.landing.play}
      icon={<Icon size={20} fill="currentColor" strokeWidth={1.5} />}
      onClick={toggle}
    />
  );
}

/** The film's accord and seek bar; the only part that is drawn anew as the film goes on. */
function FilmBar({ film }: { film: Film }) {
  const { currentSeconds, seek } = useFilmSeconds(film);
  return (
    <FilmAccord
      className="h-2 min-w-0 flex-1"
      label={texts.landing.position}
      shots={landingFilm.shots}
      durationSeconds={landingFilm.durationSeconds}
      currentSeconds={currentSeconds}
      onSeek={seek}
    />
  );
}

/**
 * One way in for those who are signed in, two for those who are not. Until that is known, what is likely:
 * the visitor's two, which lead members to their studio as well, or the way of who was here before.
 */
function Doors() {
  const { status } = useIdentity();
  const { enterStudio, begin, signIn } = texts.landing;
  const isLoading = status === 'loading';
  const whileLoading = (who: string) => (isLoading ? who : '');
  return (
    <div
      className={`mt-7 flex flex-col gap-3 sm:flex-row md:mt-8 ${isLoading ? 'animate-late' : ''}`}
    >
      {status !== 'signed-out' && (
        <AppLink
          href="/armoni"
          className={buttonClass({ variant: 'paper', size: 'large' }, whileLoading(forMembers))}
        >
          {enterStudio}
        </AppLink>
      )}
      {status !== 'signed-in' && (
        <>
          <AppLink
            href="/sign-in"
            className={buttonClass({ variant: 'paper', size: 'large' }, whileLoading(forVisitors))}
          >
            {begin}
          </AppLink>
          <AppLink
            href="/sign-in"
            className={buttonClass(
              { size: 'large' },
              `border-fg/30 bg-bg/25 ${whileLoading(forVisitors)}`,
            )}
          >
            {signIn}
          </AppLink>
        </>
      )}
    </div>
  );
}
