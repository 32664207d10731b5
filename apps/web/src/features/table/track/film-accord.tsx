import { framesOf, lookOf, shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { useStore } from '../../../lib/store/use-store.ts';
import { Accord } from '../../../ui/media/accord.tsx';
import { sourceSecondsOf } from '../session/film-time.ts';
import { type FramePictures, pictureKey } from '../session/frame-pictures.ts';
import type { TableSession } from '../session/table-session.ts';
import { trackLook } from './look-filters.tsx';
import { type Seekable, SeekBar } from './seek-bar.tsx';

type FilmAccordProps = {
  session: TableSession;
  timeline: Timeline;
  frame: number;
  player: Seekable;
  pictures: FramePictures;
};

/** The whole film in its colours, while the track shows a part of it: where it stands, and the way elsewhere. */
export function FilmAccord({ session, timeline, frame, player, pictures }: FilmAccordProps) {
  useStore(pictures.pictures);
  const shots = shotsOf(timeline).map((shot) => {
    const { length } = framesOf(shot.recordRange);
    const url = session.sourceOf(shot.mediaReference.sourceId)?.url;
    const seconds = sourceSecondsOf(timeline, shot, Math.floor(length / 2));
    const stripes = url && pictures.accords.get(pictureKey(url, seconds));
    return { id: shot.id, length, stripes, filter: trackLook(lookOf(shot, timeline)) };
  });
  return (
    <SeekBar {...{ timeline, frame, player }} className="relative flex h-11 items-center gap-[3px]">
      {shots.map(({ id, length, stripes, filter }) => (
        <span key={id} className="min-w-0" style={{ flex: `${length} 0 0`, filter }}>
          <Accord stripes={stripes || []} className="h-2.5 rounded-xs" />
        </span>
      ))}
      <span
        aria-hidden
        className="absolute top-2.5 bottom-2.5 w-0.5 -translate-x-1/2 rounded-[1px] bg-white shadow-[0_0_0_1px_var(--playhead-edge)]"
        style={{ left: `${(100 * (frame + 0.5)) / timeline.duration.value}%` }}
      />
    </SeekBar>
  );
}
