import { framesOf } from '@armoni/contract/timeline/ranges';
import type { Timeline, TitleCard } from '@armoni/contract/timeline/timeline';
import { Radio } from '@base-ui/react/radio';
import { RadioGroup } from '@base-ui/react/radio-group';
import { clsx } from 'clsx';
import { useEffect } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { seenAt } from '../session/film-time.ts';
import { type FramePictures, pictureKey } from '../session/frame-pictures.ts';
import { sampleBeneath } from '../session/sample-beneath.ts';
import type { TableSession } from '../session/table-session.ts';
import { drawingKey, heldAt, type TitleDrawings } from '../session/title-drawings.ts';
import { FramedPicture } from '../stage/framed-picture.tsx';
import { texts } from '../texts.ts';

type MannerChoiceProps = {
  card: TitleCard;
  timeline: Timeline;
  session: TableSession;
  pictures: FramePictures;
  titles: TitleDrawings;
  onChoose: (manner: TitleCard['manner']) => void;
};

type Manner = TitleCard['manner'];
const manners = Object.entries(texts.title.manners) as [Manner, string][];

/** Each manner as it would stand in the film, over the film's own picture. */
export function MannerChoice({ onChoose, ...props }: MannerChoiceProps) {
  const { card, timeline } = props;
  const isUpright = timeline.width < timeline.height;
  return (
    <RadioGroup
      aria-label={texts.title.manner}
      value={card.manner}
      onValueChange={(manner) => onChoose(manner as Manner)}
      className={clsx('grid gap-2', isUpright ? 'grid-cols-5' : 'grid-cols-3')}
    >
      {manners.map(([manner, name]) => (
        <Radio.Root
          key={manner}
          value={manner}
          aria-label={name}
          nativeButton
          render={<button type="button" />}
          className="group min-w-0 rounded-xs text-left"
        >
          <Sample {...props} manner={manner} />
          <span className="type-data mt-1 block truncate text-fg2 group-data-checked:font-semibold group-data-checked:text-fg">
            {name}
          </span>
        </Radio.Root>
      ))}
    </RadioGroup>
  );
}

type SampleProps = Omit<MannerChoiceProps, 'onChoose'> & { manner: Manner };

function Sample({ card, manner, timeline, session, pictures, titles }: SampleProps) {
  const known = useStore(pictures.pictures);
  const drawings = useStore(titles.drawings);
  const { start, length } = framesOf(card.range);
  const middle = Math.floor(length / 2);
  const { shot, sourceSeconds } = seenAt(timeline, start + middle);
  const source = session.sourceOf(shot.mediaReference.sourceId);
  const url = source?.url ?? null;
  const isStill = source?.kind === 'image';
  const dressed = JSON.stringify({ ...card, manner });
  useEffect(() => {
    if (url && !isStill) pictures.want(url, sourceSeconds);
    const tried = JSON.parse(dressed) as TitleCard;
    const { sourceOf } = session;
    titles.want(timeline, tried, (patienceMs) =>
      sampleBeneath(timeline, tried, { pictures, sourceOf, patienceMs }),
    );
  }, [pictures, titles, session, timeline, dressed, url, isStill, sourceSeconds]);
  const picture = isStill ? url : url && known.get(pictureKey(url, sourceSeconds));
  const drawn = drawings.get(drawingKey(timeline, { ...card, manner }));
  const svg = drawn && heldAt(drawn.frames, middle)?.svg;
  return (
    <span
      className="relative block overflow-hidden rounded-xs bg-s2 group-data-checked:selected-media"
      style={{ aspectRatio: timeline.width / timeline.height }}
    >
      {picture && (
        <FramedPicture
          picture={picture}
          {...{ shot, source }}
          film={timeline}
          inShot={start + middle - framesOf(shot.recordRange).start}
          className={layer}
        />
      )}
      {drawn?.veil && (
        <img src={`data:image/png;base64,${drawn.veil.png}`} alt="" className={layer} />
      )}
      {svg && (
        <img
          src={`data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`}
          alt=""
          className={layer}
        />
      )}
    </span>
  );
}

const layer = 'absolute inset-0 size-full';
