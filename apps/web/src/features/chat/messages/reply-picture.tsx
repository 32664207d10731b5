import { lazy, Suspense, useState } from 'react';
import { nameInUrl } from '../../../lib/media/media-url.ts';
import { useAccord } from '../../../lib/media/use-accord.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { useMediaHost } from '../../../lib/studio/studio-config.ts';
import { Accord } from '../../../ui/media/accord.tsx';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import { OriginPin } from '../../../ui/media/origin-pin.tsx';
import { foreignHostOf } from '../markdown/foreign-host.ts';
import { mediaKindOf } from '../pictures/chat-pictures.ts';
import { PictureActions } from '../pictures/picture-actions.tsx';
import { SeeLarge } from '../pictures/see-large.tsx';
import type { Remake } from '../recipe/recipe.ts';
import { RecipeDetails } from '../recipe/recipe-details.tsx';
import { RecipeToggle } from '../recipe/recipe-toggle.tsx';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';

const AgainButtons = lazy(async () => ({
  default: (await import('../recipe/again-buttons.tsx')).AgainButtons,
}));

type ReplyPictureProps = {
  url: string;
  alt: string;
  session: ChatSession;
  onRemake: (remake: Remake) => void;
};

/** A picture of an answer. Another site's is a link: the page asks nothing of foreign hosts. */
export function ReplyPicture(props: ReplyPictureProps) {
  const { url, alt } = props;
  const mediaHost = useMediaHost();
  if (url === '') return alt;
  const host = foreignHostOf(url, { pageUrl: window.location.href, mediaHost });
  if (host !== null) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {texts.messages.foreignPicture(alt, host)}
      </a>
    );
  }
  return <OwnPicture {...props} />;
}

function OwnPicture({ url, alt, session, onRemake }: ReplyPictureProps) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const [isOpen, setOpen] = useState(false);
  const stripes = useAccord(state === 'shown' ? url : null);
  const reference = useStore(session.reference);
  const kind = mediaKindOf(url);
  if (state === 'failed') return <MediaFallback kind={kind} aspectRatio={16 / 9} />;
  const name = nameInUrl(url) || 'image';
  return (
    <div className="not-first:mt-4 not-last:mb-4">
      {/* The line of actions ends where the picture ends, also under a narrow one. */}
      <div className={state === 'loading' ? '' : 'w-fit max-w-full'}>
        <div className={state === 'loading' ? '' : 'relative w-fit max-w-full'}>
          <img
            src={url}
            alt={alt || texts.pictures.title}
            decoding="async"
            loading="lazy"
            onLoad={() => setState('shown')}
            onError={() => setState('failed')}
            className={`block max-w-full rounded-t-sm ${
              state === 'loading'
                ? 'aspect-video w-full bg-s1'
                : 'see-through max-h-[max(320px,min(640px,100dvh-var(--beside,396px)))]'
            }`}
          />
          {state === 'shown' && kind === 'image' && (
            <SeeLarge name={alt || name} onSee={() => session.viewed.set({ url, name })} />
          )}
          <Accord stripes={stripes} className="mt-0.5" />
          {state === 'shown' && <OriginPin url={url} className="absolute top-2 right-2" />}
        </div>
        <div className="mt-2 flex h-8 items-center justify-between gap-x-2 max-md:h-11">
          <RecipeToggle isOpen={isOpen} onToggle={() => setOpen(!isOpen)} />
          <span className="line-actions flex items-center gap-1 max-md:gap-0">
            {kind === 'image' && (
              <Suspense>
                <AgainButtons picture={{ url, name }} session={session} onRemake={onRemake} />
              </Suspense>
            )}
            <PictureActions
              picture={{ url, name }}
              canBeReference={kind === 'image'}
              isReference={reference?.url === url}
              onUse={(isUsed) => session.reference.set(isUsed ? { url, name } : null)}
            />
          </span>
        </div>
      </div>
      {isOpen && (
        <div className="told mt-1">
          <RecipeDetails url={url} session={session} />
        </div>
      )}
    </div>
  );
}
