import { framesPerSecond } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { useEffect } from 'react';
import { withFrenchSpaces } from '../../../lib/format/french-spaces.ts';
import { useStore } from '../../../lib/store/use-store.ts';
import { frameClock } from '../session/film-time.ts';
import { type FramePictures, pictureKey } from '../session/frame-pictures.ts';
import type { TableActions } from '../session/table-actions.ts';
import type { TableSession } from '../session/table-session.ts';
import { texts } from '../texts.ts';
import { otherMoments } from './other-moments.ts';

type MomentsProps = {
  shot: Shot;
  timeline: Timeline;
  session: TableSession;
  actions: TableActions;
  pictures: FramePictures;
};

const labels = texts.shot;

/** Other good moments of the same clip: looked at, one plays on the stage; pressed, it takes the shot's place. */
export function Moments({ shot, timeline, session, actions, pictures }: MomentsProps) {
  const source = session.sourceOf(shot.mediaReference.sourceId);
  const known = useStore(pictures.pictures);
  const moments = otherMoments(source?.moments ?? [], shot.sourceRange);
  const url = source?.url ?? null;
  const rate = framesPerSecond(timeline);
  const wanted = moments.map(({ start_frame }) => start_frame / rate);
  const wantedKey = wanted.join();
  useEffect(() => {
    for (const seconds of wantedKey.split(',').filter(Boolean)) {
      if (url) pictures.want(url, Number(seconds));
    }
  }, [pictures, url, wantedKey]);
  useEffect(() => () => session.glimpse.set(null), [session]);
  if (source?.kind === 'image') return null;
  const look = (fromSeconds: number) => {
    const seconds = (shot.recordRange.duration.value * shot.speed) / rate;
    if (url) session.glimpse.set({ url, fromSeconds, seconds, shot });
  };
  const lookAway = () => session.glimpse.set(null);
  return (
    // On a phone they come first: little of the panel is in view.
    <section aria-label={labels.swap} className="max-lg:order-first">
      <h3 className="mb-2 flex items-baseline justify-between">
        <span className="type-label">{labels.swap}</span>
        <span className="type-data text-fg3">{labels.moments(moments.length)}</span>
      </h3>
      {moments.length === 0 && <p className="text-[13px] text-fg3">{labels.noMoments}</p>}
      <ul className="grid grid-cols-3 gap-2 max-sm:-mx-4 max-sm:flex max-sm:snap-x max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:[scrollbar-width:none]">
        {moments.map((moment, index) => {
          const seconds = wanted[index] ?? 0;
          const picture = url && known.get(pictureKey(url, seconds));
          return (
            <li key={moment.start_frame} className="max-sm:w-30 max-sm:flex-none max-sm:snap-start">
              <button
                type="button"
                onClick={() => {
                  lookAway();
                  actions.swap(shot, moment);
                }}
                onPointerEnter={({ pointerType }) => pointerType === 'mouse' && look(seconds)}
                onPointerLeave={lookAway}
                onFocus={({ currentTarget }) => {
                  if (currentTarget.matches(':focus-visible')) look(seconds);
                }}
                onBlur={lookAway}
                className="block w-full rounded-xs text-left hover:opacity-90"
              >
                <span className="relative block aspect-video overflow-hidden rounded-xs bg-s2">
                  {picture && <img src={picture} alt="" className="size-full object-cover" />}
                  <span className="type-data absolute top-1 left-1 rounded-xs bg-on-media px-1.5 text-white">
                    <span className="sr-only">{labels.moment} </span>
                    {index + 1}
                    <span className="sr-only">{labels.at}</span>
                  </span>
                </span>
                <span className="type-data mt-1 flex items-center gap-1.5 text-fg3">
                  <Bars score={moment.score} />
                  {frameClock(timeline, moment.start_frame)}
                </span>
                {moment.reason && (
                  <span className="type-caption block text-pretty text-fg2">
                    {withFrenchSpaces(moment.reason)}
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const barCount = 4;

function Bars({ score }: { score: number }) {
  const full = Math.max(1, Math.round(score * barCount));
  return (
    <span aria-hidden className="flex items-end gap-px">
      {[3, 5, 7, 9].map((height, index) => (
        <span
          key={height}
          className={index < full ? 'w-[3px] bg-fg2' : 'w-[3px] bg-line2'}
          style={{ height }}
        />
      ))}
    </span>
  );
}
