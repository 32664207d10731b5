import { shotsOf } from '@armoni/contract/timeline/ranges';
import { lazy, type ReactNode, Suspense } from 'react';
import { useStore } from '../../lib/store/use-store.ts';
import type { OpenTable } from './open-table.ts';
import { AddPanel } from './panel/add-panel.tsx';
import { SeveralPanel } from './panel/several-panel.tsx';
import { ShotPanel } from './panel/shot-panel.tsx';
import { TitlePanel } from './panel/title-panel.tsx';
import { framedShot } from './session/table-session.ts';

const MusicPanel = lazy(() =>
  import('./panel/music/music-panel.tsx').then(({ MusicPanel: panel }) => ({ default: panel })),
);

const CropPanel = lazy(() =>
  import('./panel/crop-panel.tsx').then(({ CropPanel: panel }) => ({ default: panel })),
);

type TablePanelProps = Pick<
  OpenTable,
  'session' | 'actions' | 'pictures' | 'titles' | 'wave' | 'music' | 'player'
> & {
  /** While nothing on the track is chosen. */
  children: ReactNode;
};

/** What is chosen on the track, opened; else what holds for the whole film. */
export function TablePanel({ children, ...table }: TablePanelProps) {
  const { session, actions, pictures, titles } = table;
  const history = useStore(session.history);
  const { present: timeline } = history;
  const framing = useStore(session.framing);
  const selection = useStore(session.selection);
  useStore(session.base);
  if (selection.kind === 'shot') {
    const index = shotsOf(timeline).findIndex(({ id }) => id === selection.id);
    const shot = shotsOf(timeline)[index];
    const source = shot && session.sourceOf(shot.mediaReference.sourceId);
    if (framing && source && framedShot(history, selection, framing)) {
      const props = { shot, index, source, timeline, session, pictures, at: framing.at };
      return (
        <Suspense>
          <CropPanel key={shot.id} {...props} />
        </Suspense>
      );
    }
    if (shot) return <ShotPanel {...{ shot, index, timeline, session, actions, pictures }} />;
  }
  if (selection.kind === 'shots') {
    return <SeveralPanel {...{ timeline, session, actions }} ids={selection.ids} />;
  }
  if (selection.kind === 'title') {
    const { index } = selection;
    const card = timeline.tracks.video.titles[index];
    const props = { index, timeline, session, actions, pictures, titles };
    if (card) return <TitlePanel key={index} card={card} {...props} />;
  }
  if (selection.kind === 'add') return <AddPanel {...{ timeline, session, actions, pictures }} />;
  if (selection.kind === 'music') {
    return (
      <Suspense>
        <MusicPanel {...table} timeline={timeline} />
      </Suspense>
    );
  }
  return children;
}
