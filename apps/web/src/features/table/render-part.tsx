import { compareCuts, shotsToRender } from '@armoni/contract/timeline/compare-cuts';
import { Clapperboard, X } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
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
export function RenderPart(props: RenderPartProps) {
  const base = useStore(props.session.base);
  const { present } = useStore(props.session.history);
  const state = useStore(props.render.state);
  const { count } = compareCuts(base.timeline, present);
  if (count === 0 && state.status === 'idle') return null;
  return (
    <RenderAction {...props} count={count} toRender={shotsToRender(base.timeline, present).size} />
  );
}

type RenderActionProps = RenderPartProps & { count: number; toRender: number };

function RenderAction({ render, isShort = false, count, toRender }: RenderActionProps) {
  const state = useStore(render.state);
  const isRunning = state.status === 'running';
  const button = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (element === null || element !== document.activeElement) return;
      // There is nothing left to render, and the button goes from under the focus.
      element.closest('main, [role=dialog]')?.querySelector<HTMLElement>('[data-shot]')?.focus();
    };
  }, []);
  return (
    <>
      {!isRunning && (
        <p
          className={isShort ? 'sr-only' : 'type-data text-fg2 max-lg:sr-only'}
          title={texts.render.shots(toRender)}
        >
          {texts.changes(count)}
          <span className="sr-only">. {texts.render.shots(toRender)}</span>
        </p>
      )}
      {/* One button throughout: whoever pressed it stays on it. */}
      <Button
        ref={button}
        variant="hot"
        {...(isRunning && { 'aria-busy': true, 'aria-disabled': true })}
        onClick={() => void render.start()}
      >
        {isRunning ? <Running percent={state.percent} /> : <Action shots={toRender} />}
      </Button>
      {isRunning && (
        <IconButton
          label={texts.render.cancel}
          icon={<X size={18} />}
          disabled={state.jobId === null}
          onClick={() => {
            button.current?.focus();
            void render.cancel();
          }}
        />
      )}
    </>
  );
}

function Running({ percent }: { percent: number | null }) {
  const words = percent === null ? texts.render.waiting : texts.render.percent(percent);
  return <span className="tabular-nums">{words}</span>;
}

function Action({ shots }: { shots: number }) {
  return (
    <>
      <Clapperboard size={16} aria-hidden className="max-sm:hidden" />
      <span className="sm:hidden" aria-hidden>
        {texts.render.actionShort(shots)}
      </span>
      <span className="max-sm:sr-only">{texts.render.action(shots)}</span>
    </>
  );
}
