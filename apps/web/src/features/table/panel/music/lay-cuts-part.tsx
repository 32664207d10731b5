import type { CutMusic } from '@armoni/contract/cuts';
import { cutsOn, layCuts } from '@armoni/contract/timeline/lay-cuts';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { useStore } from '../../../../lib/store/use-store.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Segments } from '../../../../ui/controls/segments.tsx';
import { musicTexts } from '../../music-texts.ts';
import type { Grid } from '../../session/grid.ts';
import type { TableSession } from '../../session/table-session.ts';
import { beatsOf, onGrid } from '../../track/snap-trim.ts';
import { PanelRow } from '../panel-parts.tsx';
import { segmentsOf } from '../shot-panel.tsx';

type LayCutsPartProps = { timeline: Timeline; session: TableSession; heard: CutMusic };

const labels = musicTexts.cuts;

/** What cuts are laid on, at once and by later trims; and how many of them lie there. */
export function LayCutsPart({ timeline, session, heard }: LayCutsPartProps) {
  const isSnapping = useStore(session.isSnapping);
  const grid = useStore(session.grid);
  const beats = beatsOf(timeline, heard);
  const framesOn = (wanted: Grid) => onGrid(beats, wanted).map(({ frame }) => frame);
  const laidOn = (wanted: Grid) => layCuts(timeline, framesOn(wanted), session.shotSource);
  const lay = (wanted: Grid) => {
    const laid = laidOn(wanted);
    const { on, of } = cutsOn(laid, framesOn(wanted));
    session.change(() => laid, labels.laid(on, of));
  };
  const choose = (wanted: Grid | 'free') => {
    session.isSnapping.set(wanted !== 'free');
    if (wanted === 'free') return;
    session.grid.set(wanted);
    lay(wanted);
  };
  const { on, of } = cutsOn(timeline, framesOn(grid));
  const isAll = on === of;
  const canLay = isSnapping && !isAll && laidOn(grid) !== timeline;
  const told =
    of === 0
      ? labels.noCut
      : beats.length === 0
        ? labels.none
        : isSnapping
          ? labels.on(on, of)
          : labels.free;
  return (
    <PanelRow label={labels.label}>
      <Segments
        label={labels.label}
        value={isSnapping ? grid : 'free'}
        segments={segmentsOf(labels.grids)}
        disabled={beats.length === 0 || of === 0}
        onValueChange={choose}
      />
      <p className="flex min-h-8 items-center justify-between gap-2 text-[13px]/[18px] text-fg3">
        <span>
          {told}
          {isSnapping && beats.length > 0 && !isAll && !canLay && ` ${labels.stuck}`}
        </span>
        {canLay && (
          <Button size="small" variant="ghost" className="touch-44" onClick={() => lay(grid)}>
            {labels.layOthers}
          </Button>
        )}
      </p>
    </PanelRow>
  );
}
