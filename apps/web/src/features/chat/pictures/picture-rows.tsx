import { memo } from 'react';
import { formatSize } from '../../../lib/format/format.ts';
import { texts } from '../texts.ts';
import type { ChatImage } from './chat-pictures.ts';
import { formatMoment } from './format-moment.ts';
import { MediaThumb } from './picture-thumb.tsx';

type ImageRowsProps = {
  images: readonly ChatImage[];
  index: number;
  onShow: (index: number) => void;
};

/** Every image by name, time and size. */
export function ImageRows({ images, index, onShow }: ImageRowsProps) {
  return (
    <ul aria-label={texts.images.list} className="p-2">
      {images.map((image, place) => (
        <ImageRow
          key={image.fullPath}
          image={image}
          place={place}
          isCurrent={place === index}
          onShow={onShow}
        />
      ))}
    </ul>
  );
}

type ImageRowProps = {
  image: ChatImage;
  place: number;
  isCurrent: boolean;
  onShow: (index: number) => void;
};

const ImageRow = memo(function ImageRow({ image, place, isCurrent, onShow }: ImageRowProps) {
  return (
    <li className="[contain-intrinsic-size:auto_56px] [content-visibility:auto]">
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onShow(place)}
        className="flex h-14 w-full items-center gap-3 rounded-sm px-2 text-left -outline-offset-2 hover:bg-hover aria-[current]:bg-s2"
      >
        <MediaThumb image={image} className="h-10 w-12 flex-none rounded-xs" />
        <span className="min-w-0">
          <span className={`block truncate ${isCurrent ? 'font-[550]' : ''}`}>{image.name}</span>
          <span className="type-data block truncate text-fg3">
            <time dateTime={image.lastModified}>{formatMoment(image.lastModified)}</time>
            {` · ${formatSize(image.size)}`}
          </span>
        </span>
      </button>
    </li>
  );
});
