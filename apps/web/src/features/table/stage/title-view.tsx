import type { CutSource } from '@armoni/contract/cuts';
import { framesOf } from '@armoni/contract/timeline/ranges';
import type { Timeline, TitleCard } from '@armoni/contract/timeline/timeline';
import type { DrawnTitle } from '@armoni/contract/titles';
import { useEffect, useMemo } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import type { FramePictures } from '../session/frame-pictures.ts';
import { sampleBeneath } from '../session/sample-beneath.ts';
import { drawingKey, heldAt, type TitleDrawings } from '../session/title-drawings.ts';
import { NearlyTitle } from './nearly-title.tsx';

type TitleViewProps = {
  timeline: Timeline;
  card: TitleCard;
  /** Of the film. */
  frame: number;
  titles: TitleDrawings;
  pictures: FramePictures;
  sourceOf: (id: string) => CutSource | undefined;
  /** Its letters are in a field over it. */
  isTyped: boolean;
};

/** A text over the stage, drawn by the studio as in the film; nearly so until it is there. */
export function TitleView(props: TitleViewProps) {
  const { timeline, card, frame, titles, pictures, sourceOf, isTyped } = props;
  const known = useStore(titles.drawings);
  useEffect(() => {
    titles.want(timeline, card, (patienceMs) =>
      sampleBeneath(timeline, card, { pictures, sourceOf, patienceMs }),
    );
  }, [titles, timeline, card, pictures, sourceOf]);
  const drawn = known.get(drawingKey(timeline, card));
  const { start, end } = framesOf(card.range);
  if (frame < start || frame >= end) return null;
  return drawn ? (
    <Drawn drawn={drawn} at={frame - start} text={card.text} isTyped={isTyped} />
  ) : (
    <NearlyTitle card={card} ratio={timeline.width / timeline.height} at={frame - start} />
  );
}

type DrawnProps = { drawn: DrawnTitle; at: number; text: string; isTyped: boolean };

function Drawn({ drawn, at, text, isTyped }: DrawnProps) {
  const { veil } = drawn;
  const veilUrl = useMemo(() => veil && `data:image/png;base64,${veil.png}`, [veil]);
  const svg = heldAt(drawn.frames, at)?.svg ?? null;
  const letters = useMemo(
    () => svg && `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`,
    [svg],
  );
  const level = veil ? (heldAt(veil.levels, at)?.level ?? 0) : 0;
  return (
    <>
      {veilUrl && <img src={veilUrl} alt="" className={layer} style={{ opacity: level }} />}
      {letters && !isTyped && <img src={letters} alt={text} data-title="drawn" className={layer} />}
    </>
  );
}

const layer = 'pointer-events-none absolute inset-0 z-2 size-full select-none';
