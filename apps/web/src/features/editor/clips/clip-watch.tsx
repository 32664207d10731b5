import { useEffect, useState } from 'react';
import { findPlayableCopy } from '../../../lib/http/playable-copy.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { texts } from '../texts.ts';
import { isStill, type StoredClip } from './queued-clip.ts';

type ClipWatchProps = { clip: StoredClip; onClose: () => void };

const labels = texts.clips;

/** A clip, played before a film is made of it; from a copy where this browser does not play it. */
export function ClipWatch({ clip, onClose }: ClipWatchProps) {
  const [address, setAddress] = useState<string | null>(clip.state.url);
  const [isCopying, setCopying] = useState(false);
  const { fileId } = clip.state;
  useEffect(() => {
    if (!isCopying) return;
    const leaving = new AbortController();
    void findPlayableCopy(fileId, leaving.signal).then((copy) => {
      if (leaving.signal.aborted) return;
      setAddress(copy);
      setCopying(false);
    });
    return () => leaving.abort();
  }, [isCopying, fileId]);
  const fail = () => {
    if (address === clip.state.url) setCopying(true);
    else setAddress(null);
  };
  return (
    <Dialog open onOpenChange={onClose} title={clip.name}>
      {isStill(clip) ? (
        <img src={clip.state.url} alt={clip.name} className="max-h-[60dvh] w-full object-contain" />
      ) : isCopying || address === null ? (
        <p lang="fr" role="status" className="py-6 text-fg2">
          {isCopying ? labels.copying : labels.unplayable}
        </p>
      ) : (
        // biome-ignore lint/a11y/useMediaCaption: a clip as somebody brought it.
        <video
          key={address}
          src={address}
          controls
          autoPlay
          playsInline
          aria-label={clip.name}
          onError={fail}
          onLoadedMetadata={({ currentTarget }) => {
            if (currentTarget.videoWidth === 0) fail();
          }}
          className="max-h-[60dvh] w-full rounded-sm bg-stage"
        />
      )}
    </Dialog>
  );
}
