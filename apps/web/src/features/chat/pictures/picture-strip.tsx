import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { stepIndex } from '../../../lib/browser/step-index.ts';
import { useAccord } from '../../../lib/media/use-accord.ts';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Accord } from '../../../ui/media/accord.tsx';
import { texts } from '../texts.ts';
import type { ChatPicture } from './chat-pictures.ts';
import { PictureThumb } from './picture-thumb.tsx';

type PictureStripProps = {
  pictures: readonly ChatPicture[];
  index: number;
  onShow: (index: number) => void;
  onStep: (step: -1 | 1) => void;
};

/**
 * Three thumbnails of 56 px in 200, between arrows; the chosen one is kept in view, as its accord:
 * the picture itself stands above.
 */
export function PictureStrip({ pictures, index, onShow, onStep }: PictureStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const isFirst = useRef(true);
  const current = pictures[index]?.fullPath;
  // A new picture stands before the others, and the place of the chosen one stays the same number.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the picture as well as its place
  useEffect(() => {
    const list = strip.current;
    const thumb = list?.children[index];
    if (!list || !(thumb instanceof HTMLElement)) return;
    const left = thumb.offsetLeft - (list.clientWidth - thumb.offsetWidth) / 2;
    list.scrollTo({ left, behavior: isFirst.current ? 'instant' : 'smooth' });
    isFirst.current = false;
  }, [index, current]);
  const followArrows = (event: KeyboardEvent) => {
    const step = event.key === 'ArrowLeft' ? -1 : event.key === 'ArrowRight' ? 1 : undefined;
    if (!step) return;
    event.preventDefault();
    const next = stepIndex(index, pictures.length, step);
    onStep(step);
    const thumb = strip.current?.children[next]?.querySelector('button');
    if (strip.current?.contains(document.activeElement)) thumb?.focus({ preventScroll: true });
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys of the buttons inside
    <div
      onKeyDown={followArrows}
      className="flex flex-none items-center justify-center gap-2.5 pt-2 pb-3"
    >
      <IconButton
        label={texts.pictures.previous}
        icon={<ChevronLeft size={16} />}
        disabled={index === 0}
        onClick={() => onStep(-1)}
      />
      <ul
        ref={strip}
        aria-label={texts.pictures.strip}
        className="relative -my-1 flex w-[200px] snap-x gap-3 overflow-x-auto p-1 [scrollbar-width:none]"
      >
        {pictures.map((picture, place) => (
          <StripPicture
            key={picture.fullPath}
            picture={picture}
            isCurrent={place === index}
            onShow={() => onShow(place)}
          />
        ))}
      </ul>
      <IconButton
        label={texts.pictures.next}
        icon={<ChevronRight size={16} />}
        disabled={index >= pictures.length - 1}
        onClick={() => onStep(1)}
      />
    </div>
  );
}

type StripPictureProps = { picture: ChatPicture; isCurrent: boolean; onShow: () => void };

function StripPicture({ picture, isCurrent, onShow }: StripPictureProps) {
  const stripes = useAccord(isCurrent ? picture.url : null);
  return (
    <li className="flex-none snap-center">
      <button
        type="button"
        aria-label={picture.name}
        aria-current={isCurrent ? 'true' : undefined}
        tabIndex={isCurrent ? 0 : -1}
        onClick={onShow}
        className="block rounded-xs aria-[current]:outline-2 aria-[current]:outline-offset-2 aria-[current]:outline-ring aria-[current]:outline-solid forced-colors:outline-offset-2!"
      >
        {isCurrent && stripes.length > 0 ? (
          <Accord stripes={stripes} className="h-14 w-14 rounded-xs" />
        ) : (
          <PictureThumb picture={picture} className="size-14 rounded-xs" />
        )}
      </button>
    </li>
  );
}
