import { compareCuts, shotsToRender } from '@armoni/contract/timeline/compare-cuts';
import { Clapperboard, X } from 'lucide-react';
import { useStore } from '../../lib/store/use-store.ts';
import { Button } from '../../ui/controls/button.tsx';
import { IconButton } from '../../ui/controls/icon-button.tsx';
import type { RenderJob } from './session/render-job.ts';
import type { TableSession } from './session/table-session.ts';
import { texts } from './texts.ts';

export type RenderPartProps = {
  session: TableSession;
  render: RenderJob;
  /** The button alone, where there is little room beside it. */
  isShort?: boolean;
};

/** How much has changed and the button that makes the film of it; nothing where nothing has. */
export function RenderPart({ session, render, isShort = false }: RenderPartProps) {
  const base = useStore(session.base);
  const { present } = useStore(session.history);
  const state = useStore(render.state);
  const { count } = compareCuts(base.timeline, present);
  if (state.status === 'running') {
    const { percent } = state;
    const words = percent === null ? texts.render.waiting : texts.render.percent(percent);
    return (
      <>
        <Button variant="hot" aria-busy aria-disabled>
          <span className="tabular-nums">{words}</span>
        </Button>
        <IconButton
          label={texts.render.cancel}
          icon={<X size={18} />}
          disabled={state.jobId === null}
          onClick={() => void render.cancel()}
        />
      </>
    );
  }
  if (count === 0) return null;
  const toRender = shotsToRender(base.timeline, present).size;
  return (
    <>
      <p
        className={isShort ? 'sr-only' : 'type-data text-fg2 max-lg:sr-only'}
        title={texts.render.shots(toRender)}
      >
        {texts.changes(count)}
        <span className="sr-only">. {texts.render.shots(toRender)}</span>
      </p>
      <Button variant="hot" onClick={() => void render.start()}>
        <Clapperboard size={16} aria-hidden className="max-sm:hidden" />
        <span className="sm:hidden" aria-hidden>
          {texts.render.actionShort(toRender)}
        </span>
        <span className="max-sm:sr-only">{texts.render.action(toRender)}</span>
      </Button>
    </>
  );
}
