import { clsx } from 'clsx';
import { type PointerEvent, useRef, useState } from 'react';
import { MediaFallback } from '../../../ui/media/media-fallback.tsx';
import { OriginPin } from '../../../ui/media/origin-pin.tsx';
import { texts } from '../texts.ts';
import { swipeStep } from './carousel.ts';
import type { ChatPicture } from './chat-pictures.ts';
import { SeeLarge } from './see-large.tsx';

type PictureStageProps = {
  picture: ChatPicture;
  onStep: (step: -1 | 1) => void;
  onSee: () => void;
};

/** The chosen picture, contained; its own blurred copy fills what it leaves empty. */
export function PictureStage({ picture, onStep, onSee }: PictureStageProps) {
  const [failedUrl, setFailedUrl] = useState<string | null>(null);
  const [loadedUrl, setLoadedUrl] = useState<string | null>(null);
  const pressed = useRef<{ x: number; y: number } | null>(null);
  const press = (event: PointerEvent) => {
    pressed.current = event.pointerType === 'mouse' ? null : { x: event.clientX, y: event.clientY };
  };
  const lift = (event: PointerEvent) => {
    const from = pressed.current;
    pressed.current = null;
    const step = from && swipeStep(event.clientX - from.x, event.clientY - from.y);
    if (step) onStep(step);
  };
  const fail = () => setFailedUrl(picture.url);
  return (
    <div
      onPointerDown={press}
      onPointerUp={lift}
      onPointerCancel={() => {
        pressed.current = null;
      }}
      className="relative aspect-[4/3] flex-none touch-pan-y overflow-hidden rounded-sm bg-stage"
    >
      {failedUrl === picture.url ? (
        <MediaFallback kind={picture.kind} className="size-full" />
      ) : picture.kind === 'video' ? (
        // biome-ignore lint/a11y/useMediaCaption: people's own clips come without captions
        <video
          key={picture.url}
          src={picture.url}
          controls
          playsInline
          preload="metadata"
          aria-label={picture.name}
          onError={fail}
          className="size-full object-contain"
        />
      ) : (
        <>
          <img
            src={picture.thumbnailUrl ?? picture.url}
            alt=""
            draggable={false}
            className="absolute inset-0 size-full scale-125 object-cover opacity-50 blur-[40px]"
          />
          <img
            src={picture.url}
            alt={texts.pictures.alt(picture.name)}
            draggable={false}
            onLoad={() => setLoadedUrl(picture.url)}
            onError={fail}
            className={clsx(
              'absolute inset-0 m-auto max-h-full max-w-full',
              loadedUrl === picture.url && 'see-through',
            )}
          />
          <SeeLarge name={picture.name} onSee={onSee} />
        </>
      )}
      {picture.is_made && failedUrl !== picture.url && (
        <OriginPin key={picture.url} url={picture.url} className="absolute top-2 right-2" />
      )}
    </div>
  );
}
