import { useSignedInUser } from '../../../lib/session/identity.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { useMediaHost } from '../../../lib/studio/studio-config.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';
import type { ChatPicture } from './chat-pictures.ts';
import { PictureThumb } from './picture-thumb.tsx';
import { useRecentPictures } from './use-recent-pictures.ts';

/** Images of the last conversations; one press makes one the reference of the next message. */
export function RecentPictures({ session }: { session: ChatSession }) {
  const pictures = useRecentPictures(useSignedInUser().id, useMediaHost());
  const reference = useStore(session.reference);
  if (pictures.length === 0) return null;
  return (
    <section aria-labelledby="recent-images" className="mt-6">
      <h3 id="recent-images" className="type-caption text-fg3">
        {texts.pictures.recent}
      </h3>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {pictures.map((picture) => (
          <RecentPicture
            key={picture.fullPath}
            picture={picture}
            isReference={reference?.url === picture.url}
            onUse={(isUsed) =>
              session.reference.set(isUsed ? { url: picture.url, name: picture.name } : null)
            }
          />
        ))}
      </ul>
    </section>
  );
}

type RecentPictureProps = {
  picture: ChatPicture;
  isReference: boolean;
  onUse: (isUsed: boolean) => void;
};

function RecentPicture({ picture, isReference, onUse }: RecentPictureProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isReference}
        aria-label={texts.pictures.useNamed(picture.name)}
        title={picture.name}
        onClick={() => onUse(!isReference)}
        className={`block w-full rounded-sm transition-[filter] hover:brightness-110 ${isReference ? 'selected-media' : ''}`}
      >
        <PictureThumb picture={picture} className="aspect-4/3 w-full rounded-sm" />
      </button>
    </li>
  );
}
