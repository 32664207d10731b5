import { useQuery } from '@tanstack/react-query';
import { formatSize } from '../../../lib/format/format.ts';
import type { ChatPicture } from './chat-pictures.ts';
import { formatMoment } from './format-moment.ts';
import { PictureLine } from './picture-line.tsx';
import { pictureSize } from './picture-size.ts';
import { titleOf } from './title-of.ts';

/** Below the strip: what the picture is, and the line it belongs to. */
export function PictureData({ picture }: { picture: ChatPicture }) {
  const { url, name, lastModified, size } = picture;
  const { data: pixels } = useQuery(pictureSize(url));
  const facts = [pixels && `${pixels.width} × ${pixels.height}`, formatSize(size)];
  return (
    <div className="mt-3 space-y-4 border-t border-line px-4 pt-4">
      <div>
        <p className="font-[550] wrap-anywhere">{titleOf(name)}</p>
        <p className="type-data text-fg3">
          <time dateTime={lastModified}>{formatMoment(lastModified)}</time>
          {facts.map((fact) => fact && ` · ${fact}`)}
        </p>
      </div>
      <PictureLine url={url} mark="accord" />
    </div>
  );
}
