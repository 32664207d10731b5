import { useState } from 'react';
import { useAccord } from '../../../lib/use-accord.ts';
import { useStore } from '../../../lib/use-store.ts';
import { Accord } from '../../../ui/accord.tsx';
import { MediaFallback } from '../../../ui/media-fallback.tsx';
import { mediaKindOf } from '../chat-images.ts';
import type { ChatSession } from '../chat-session.ts';
import { foreignHostOf } from '../markdown/foreign-host.ts';
import { texts } from '../texts.ts';
import { ImageActions } from './image-actions.tsx';

type AnswerPictureProps = {
  url: string;
  alt: string;
  session: ChatSession;
  mediaHost: string;
};

/** A picture of an answer. Another site's is a link: the page asks nothing of foreign hosts. */
export function AnswerPicture({ url, alt, session, mediaHost }: AnswerPictureProps) {
  if (url === '') return alt;
  const host = foreignHostOf(url, { pageUrl: window.location.href, mediaHost });
  if (host !== null) {
    return (
      <a href={url} target="_blank" rel="noopener noreferrer">
        {texts.talk.foreignPicture(alt, host)}
      </a>
    );
  }
  return <OwnPicture url={url} alt={alt} session={session} />;
}

function OwnPicture({ url, alt, session }: Omit<AnswerPictureProps, 'mediaHost'>) {
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading');
  const stripes = useAccord(state === 'shown' ? url : null);
  const reference = useStore(session.reference);
  const kind = mediaKindOf(url);
  if (state === 'failed') return <MediaFallback kind={kind} aspectRatio={16 / 9} />;
  const name = nameOf(url);
  return (
    // Only phrasing elements: Markdown puts a picture into a paragraph.
    <span className="mt-4 block first:mt-0 not-last:mb-4">
      <img
        src={url}
        alt={alt || texts.images.title}
        decoding="async"
        loading="lazy"
        onLoad={() => setState('shown')}
        onError={() => setState('failed')}
        style={{ aspectRatio: state === 'loading' ? '16 / 9' : undefined }}
        className="mx-auto block max-h-[min(640px,70vh)] w-full rounded-t-sm bg-stage object-contain"
      />
      <Accord as="span" stripes={stripes} className="mt-0.5" />
      <span className="mt-2 flex h-8 items-center justify-end max-md:h-11">
        <ImageActions
          image={{ url, name }}
          canBeReference={kind === 'image'}
          isReference={reference?.url === url}
          onUse={(isUsed) => session.reference.set(isUsed ? { url, name } : null)}
        />
      </span>
    </span>
  );
}

/** « lac.png » out of `/media/u1/c1/{random}-lac.png`. */
function nameOf(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  const last = decodeURIComponent(path.slice(path.lastIndexOf('/') + 1));
  return last.replace(/^[0-9a-f]{32}-/, '') || 'image';
}
