import { useStore } from '../../lib/store/use-store.ts';
import { AppLink } from '../../lib/studio/navigation.tsx';
import { buttonClass } from '../../ui/controls/button-class.ts';
import { RenderPart, type RenderPartProps } from './render-part.tsx';
import { texts } from './texts.ts';

/** The film's name and version, how much has changed, and the button that makes the film of it. */
export function TableHead({ session, render, film }: RenderPartProps) {
  const { title, version } = useStore(session.base);
  return (
    <header className="flex min-h-15 flex-none flex-wrap items-center gap-x-3 gap-y-2 py-2">
      <h1 className="type-h2 min-w-0 truncate">{title}</h1>
      <span className="type-data text-fg3">{texts.version(version)}</span>
      <span className="flex-1" />
      <AppLink href="/gallery" className={buttonClass({ variant: 'ghost' }, 'max-sm:hidden')}>
        {texts.toGallery}
      </AppLink>
      <RenderPart session={session} render={render} film={film} />
    </header>
  );
}
