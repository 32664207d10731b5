import { framesOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { ArrowLeft, ArrowRight, Copy, Lock, LockOpen, Trash2 } from 'lucide-react';
import { Button } from '../../../ui/controls/button.tsx';
import { secondsText } from '../session/film-time.ts';
import type { TableActions } from '../session/table-actions.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { PanelHead } from './panel-parts.tsx';

type SeveralPanelProps = {
  timeline: Timeline;
  ids: readonly string[];
  session: TableSession;
  actions: TableActions;
};

const labels = texts.shot;

/** Several shots: what is done here is done to all of them. */
export function SeveralPanel({ timeline, ids, session, actions }: SeveralPanelProps) {
  const shots = shotsOf(timeline).filter(({ id }) => ids.includes(id));
  const frames = shots.reduce((sum, { recordRange }) => sum + framesOf(recordRange).length, 0);
  const areLocked = shots.every(({ locked }) => locked);
  const isOneLocked = shots.some(({ locked }) => locked);
  const LockIcon = areLocked ? Lock : LockOpen;
  return (
    <>
      <PanelHead
        title={texts.several.heading(shots.length)}
        closeLabel={texts.several.close}
        onClose={() => session.selection.set({ kind: 'film' })}
      />
      <div className="min-h-0 flex-1 space-y-4 overflow-y-auto px-4 py-4 lg:px-5">
        <p className="text-[13px]/[18px] text-fg3">
          {texts.several.lead(secondsText(timeline, frames))}
        </p>
        <div className="grid grid-cols-2 gap-2">
          <Button disabled={isOneLocked} onClick={() => actions.moveSeveral(-1)}>
            <ArrowLeft size={16} aria-hidden />
            {labels.left}
          </Button>
          <Button disabled={isOneLocked} onClick={() => actions.moveSeveral(1)}>
            <ArrowRight size={16} aria-hidden />
            {labels.right}
          </Button>
          <Button onClick={actions.lockSeveral}>
            <LockIcon size={16} aria-hidden />
            {areLocked ? labels.unlock : labels.lock}
          </Button>
          <Button onClick={actions.duplicateSeveral}>
            <Copy size={16} aria-hidden />
            {labels.duplicate}
          </Button>
          <Button className="col-span-2" disabled={areLocked} onClick={actions.removeSeveral}>
            <Trash2 size={16} aria-hidden />
            {labels.remove}
          </Button>
        </div>
      </div>
    </>
  );
}
