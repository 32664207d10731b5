import { Hourglass } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { PictureThumb } from '../pictures/picture-thumb.tsx';
import type { ViewedPicture } from './seen-pictures.ts';
import { viewerTexts as texts } from './texts.ts';

type ViewerStripProps = {
  pictures: readonly ViewedPicture[];
  index: number;
  /** One more is being made. */
  isWaiting: boolean;
  onShow: (index: number) => void;
};

/** All pictures of the conversation, 48 px high; the one that is seen stays in view. */
export function ViewerStrip({ pictures, index, isWaiting, onShow }: ViewerStripProps) {
  const list = useRef<HTMLUListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: for each picture that is shown
  useEffect(() => {
    list.current?.querySelector('[aria-current]')?.scrollIntoView({
      block: 'nearest',
      inline: 'center',
    });
  }, [index]);
  if (pictures.length < 2 && !isWaiting) return null;
  return (
    <ul
      ref={list}
      aria-label={texts.strip}
      className="flex h-22 flex-none items-center gap-2 overflow-x-auto px-4 [scrollbar-width:none] before:ml-auto after:mr-auto max-md:h-18"
    >
      {isWaiting && (
        <li
          aria-label={texts.waiting}
          className="grid h-12 w-18 flex-none place-items-center rounded-xs bg-s1 text-fg3"
        >
          <Hourglass size={16} aria-hidden className="animate-hourglass" />
        </li>
      )}
      {pictures.map((picture, place) => (
        <li key={picture.url} className="flex-none">
          <button
            type="button"
            aria-label={picture.name}
            aria-current={place === index ? 'true' : undefined}
            onClick={() => onShow(place)}
            className="block overflow-hidden rounded-xs brightness-[.72] transition-[filter] hover:brightness-100 aria-[current]:brightness-100 aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-ring aria-[current]:outline-solid"
          >
            <PictureThumb picture={picture} className="h-12 w-auto min-w-7 max-w-24" />
          </button>
        </li>
      ))}
    </ul>
  );
}
