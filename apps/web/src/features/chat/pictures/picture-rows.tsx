import { Download } from 'lucide-react';
import { memo, useCallback, useState } from 'react';
import { formatSize } from '../../../lib/format/format.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { Checkbox } from '../../../ui/controls/checkbox.tsx';
import { OriginPin } from '../../../ui/media/origin-pin.tsx';
import { texts } from '../texts.ts';
import type { ChatPicture } from './chat-pictures.ts';
import { downloadAll } from './download-all.ts';
import { formatMoment } from './format-moment.ts';
import { PictureThumb } from './picture-thumb.tsx';

type PictureRowsProps = {
  pictures: readonly ChatPicture[];
  index: number;
  onShow: (index: number) => void;
};

/** Every picture by name, time and size; several can be chosen and downloaded. */
export function PictureRows({ pictures, index, onShow }: PictureRowsProps) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = useCallback((path: string, isChosen: boolean) => {
    setChosen((before) => {
      const after = new Set(before);
      if (isChosen) after.add(path);
      else after.delete(path);
      return after;
    });
  }, []);
  const there = pictures.filter(({ fullPath }) => chosen.has(fullPath));
  return (
    <>
      {there.length > 0 && (
        <div className="sticky top-0 z-10 bg-bg px-4 pb-2">
          <Button size="small" wide onClick={() => void downloadAll(there)}>
            <Download size={16} aria-hidden />
            {texts.pictures.downloadChosen(there.length)}
          </Button>
        </div>
      )}
      <ul aria-label={texts.pictures.list} className="p-2">
        {pictures.map((picture, place) => (
          <PictureRow
            key={picture.fullPath}
            picture={picture}
            place={place}
            isCurrent={place === index}
            isChosen={chosen.has(picture.fullPath)}
            onChoose={choose}
            onShow={onShow}
          />
        ))}
      </ul>
    </>
  );
}

type PictureRowProps = {
  picture: ChatPicture;
  place: number;
  isCurrent: boolean;
  isChosen: boolean;
  onChoose: (fullPath: string, isChosen: boolean) => void;
  onShow: (index: number) => void;
};

const PictureRow = memo(function PictureRow({
  picture,
  place,
  isCurrent,
  isChosen,
  onChoose,
  onShow,
}: PictureRowProps) {
  return (
    <li className="flex items-center gap-1 [contain-intrinsic-size:auto_56px] [content-visibility:auto]">
      <span className="pl-2">
        <Checkbox
          label={texts.pictures.choose(picture.name)}
          checked={isChosen}
          onCheckedChange={(next) => onChoose(picture.fullPath, next)}
        />
      </span>
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
