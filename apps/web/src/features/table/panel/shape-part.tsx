import type { AspectRatio } from '@armoni/contract/limits';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { RectangleHorizontal, RectangleVertical, Square } from 'lucide-react';
import { otherShapes } from '../../../lib/http/reshape-film.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import type { ReshapeJob } from '../session/reshape-job.ts';
import { texts } from '../texts.ts';

const icons: Record<AspectRatio, typeof Square> = {
  '16:9': RectangleHorizontal,
  '9:16': RectangleVertical,
  '1:1': Square,
};

/** The same shots in another shape, at one click. */
export function ShapePart({ timeline, reshape }: { timeline: Timeline; reshape: ReshapeJob }) {
  const state = useStore(reshape.state);
  return (
    <section aria-label={texts.shape.heading}>
      <h3 className="type-label">{texts.shape.heading}</h3>
      <p className="mt-1 mb-2 text-[13px]/[18px] text-fg3">{texts.shape.lead}</p>
      <div className="flex gap-2">
        {otherShapes(timeline).map((shape) => {
          const Icon = icons[shape];
          const isRunning = state?.shape === shape;
          return (
            <Button
              key={shape}
              className="flex-1"
              aria-label={isRunning ? undefined : texts.shape.make(shape)}
              aria-busy={isRunning}
              aria-disabled={state !== null}
              onClick={() => void reshape.start(shape)}
            >
              <Icon size={16} aria-hidden />
              <span className="tabular-nums">
                {isRunning ? texts.shape.running(state.percent) : shape}
              </span>
            </Button>
          );
        })}
      </div>
    </section>
  );
}
