import type { CutSource } from '@armoni/contract/cuts';
import { inShape } from '@armoni/contract/timeline/frame-window';
import { framesOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { otherShapes } from '../../../lib/http/reshape-film.ts';
import { cropTexts as texts } from '../crop-texts.ts';
import type { FramePictures } from '../session/frame-pictures.ts';
import { laidOf } from '../session/lay-window.ts';
import type { Framing } from '../session/table-session.ts';
import { EdgeFrame } from './edge-frame.tsx';

type OtherShapesProps = {
  shot: Shot;
  at: Framing['at'];
  source: CutSource;
  timeline: Timeline;
  pictures: FramePictures;
};

const widths = { '16:9': 'w-36', '9:16': 'w-18', '1:1': 'w-26' } as const;
/** Enough for a picture of the shape: only the ratio counts. */
const unit = 120;

/** The frame as it is taken along into the film's versions of other shapes. */
export function OtherShapes({ shot, at, source, timeline, pictures }: OtherShapesProps) {
  const shapes = otherShapes(timeline);
  const { length } = framesOf(shot.recordRange);
  return (
    <section aria-label={texts.shapes} className="space-y-2 border-t border-line pt-4">
      <h4 className="type-label">{texts.shapes}</h4>
      <p className="text-[13px] text-fg3">{texts.shapesLead(shapes)}</p>
      <div className="flex items-end gap-3">
        {shapes.map((shape) => {
          const [wide = 1, high = 1] = shape.split(':').map(Number);
          const film = { ...timeline, width: wide * unit, height: high * unit };
          const laid = { ...shot, reframe: inShape(laidOf(shot, source, timeline), source, film) };
          return (
            <figure key={shape} aria-label={texts.inShape(shape)}>
              <EdgeFrame
                {...{ source, pictures }}
                shot={laid}
                timeline={film}
                frame={at === 'start' ? 0 : length - 1}
                className={`${widths[shape]} rounded-xs`}
              />
              <figcaption className="type-data mt-1 text-fg3">{shape}</figcaption>
            </figure>
          );
        })}
      </div>
    </section>
  );
}
