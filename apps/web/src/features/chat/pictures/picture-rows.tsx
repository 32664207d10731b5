import { memo } from 'react';
import { formatSize } from '../../../lib/format/format.ts';
import { OriginPin } from '../../../ui/media/origin-pin.tsx';
import { texts } from '../texts.ts';
import type { ChatPicture } from './chat-pictures.ts';
import { formatMoment } from './format-moment.ts';
import { PictureThumb } from './picture-thumb.tsx';

type PictureRowsProps = {
  pictures: readonly ChatPicture[];
  index: number;
  onShow: (index: number) => void;
};

/** Every picture by name, time and size. */
export function PictureRows({ pictures, index, onShow }: PictureRowsProps) {
  return (
    <ul aria-label={texts.pictures.list} className="p-2">
      {pictures.map((picture, place) => (
        <PictureRow
          key={picture.fullPath}
          picture={picture}
          place={place}
          isCurrent={place === index}
          onShow={onShow}
        />
      ))}
    </ul>
  );
}

type PictureRowProps = {
  picture: ChatPicture;
  place: number;
  isCurrent: boolean;
  onShow: (index: number) => void;
};

const PictureRow = memo(function PictureRow({
  picture,
  place,
  isCurrent,
  onShow,
}: PictureRowProps) {
  return (
    <li className="flex items-center gap-1 [contain-intrinsic-size:auto_56px] [content-visibility:auto]">
      <button
        type="button"
        aria-current={isCurrent ? 'true' : undefined}
        onClick={() => onShow(place)}
        className="flex h-14 min-w-0 flex-1 items-center gap-3 rounded-sm px-2 text-left -outline-offset-2 hover:bg-hover aria-[current]:bg-s2"
      >
        <PictureThumb picture={picture} className="h-10 w-12 flex-none rounded-xs" />
        <span className="min-w-0">
          <span className={`block truncate ${isCurrent ? 'font-[550]' : ''}`}>{picture.name}</span>
          <span className="type-data block truncate text-fg3">
            <time dateTime={picture.lastModified}>{formatMoment(picture.lastModified)}</time>
            {` · ${formatSize(picture.size)}`}
          </span>
        </span>
      </button>
      {picture.is_made && (
        <OriginPin on="row" url={picture.url} about={picture.name} className="pr-2" />
      )}
    </li>
  );
});
