import { useSignedInUser } from '../../../lib/session/identity.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { useStudioConfig } from '../../../lib/studio/studio-config.ts';
import { useRecentImages } from '../queries.ts';
import type { ChatSession } from '../session/chat-session.ts';
import { texts } from '../texts.ts';
import type { ChatImage } from './chat-pictures.ts';
import { MediaThumb } from './picture-thumb.tsx';

/** Images of the last conversations; one press makes one the reference of the next message. */
export function RecentImages({ session }: { session: ChatSession }) {
  const config = useStudioConfig();
  const mediaHost = config.status === 'ready' ? config.config.mediaHost : '/media';
  const images = useRecentImages(useSignedInUser().id, mediaHost);
  const reference = useStore(session.reference);
  if (images.length === 0) return null;
  return (
    <section aria-labelledby="recent-images" className="mt-6">
      <h3 id="recent-images" className="type-caption text-fg3">
        {texts.images.recent}
      </h3>
      <ul className="mt-3 grid grid-cols-3 gap-2">
        {images.map((image) => (
          <RecentImage
            key={image.fullPath}
            image={image}
            isReference={reference?.url === image.url}
            onUse={(isUsed) =>
              session.reference.set(isUsed ? { url: image.url, name: image.name } : null)
            }
          />
        ))}
      </ul>
    </section>
  );
}

type RecentImageProps = {
  image: ChatImage;
  isReference: boolean;
  onUse: (isUsed: boolean) => void;
};

function RecentImage({ image, isReference, onUse }: RecentImageProps) {
  return (
    <li>
      <button
        type="button"
        aria-pressed={isReference}
        aria-label={texts.images.useNamed(image.name)}
        title={image.name}
        onClick={() => onUse(!isReference)}
        className={`block w-full rounded-sm transition-[filter] hover:brightness-110 ${isReference ? 'selected-media' : ''}`}
      >
        <MediaThumb image={image} className="aspect-4/3 w-full rounded-sm" />
      </button>
    </li>
  );
}
