import type { FilmVersion } from '@armoni/contract/cuts';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { useCallback } from 'react';
import { Select } from '../../../ui/controls/select.tsx';
import { OriginPin } from '../../../ui/media/origin-pin.tsx';
import { frameClock } from '../session/film-time.ts';
import { texts } from '../texts.ts';
import type { PairPlayer } from './pair-player.ts';
import type { Side } from './together.ts';

type VersionPictureProps = {
  side: Side;
  pair: Readonly<Record<Side, number>>;
  versions: readonly FilmVersion[];
  timeline: Timeline;
  clock: string;
  player: PairPlayer;
  onPair: (pair: Readonly<Record<Side, number>>) => void;
};

const labels = texts.compare;

/** One of the two versions: which one, where it stands, and its picture. */
export function VersionPicture(props: VersionPictureProps) {
  const { side, pair, versions, timeline, clock, player, onPair } = props;
  const other = side === 'before' ? 'after' : 'before';
  const version = versions.find(({ number }) => number === pair[side]);
  const ref = useCallback(
    (element: HTMLVideoElement | null) => player.setPlayer(side, element),
    [player, side],
  );
  return (
    <section
      aria-label={labels.picture(pair[side])}
      className="flex min-h-0 min-w-0 flex-col gap-2"
    >
      <div className="flex flex-none flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <Select
          label={labels.version[side]}
          value={String(pair[side])}
          options={versions.map(({ number, changes }) => ({
            value: String(number),
            label: labels.versionName(number, changes),
            disabled: number === pair[other],
          }))}
          onValueChange={(number) => onPair({ ...pair, [side]: Number(number) })}
          className="min-w-0 flex-1 sm:max-w-80"
        />
        <p className="type-data whitespace-nowrap text-fg3">
          <span className="text-fg">{clock}</span> / {frameClock(timeline, timeline.duration.value)}
        </p>
      </div>
      <div className="relative flex min-h-0 lg:flex-1">
        {/* biome-ignore lint/a11y/useMediaCaption: the film as it was rendered, with its texts. */}
        <video
          ref={ref}
          src={version?.video_url}
          poster={version?.poster_url ?? undefined}
          playsInline
          preload="auto"
          tabIndex={-1}
          onSeeked={() => player.settle()}
          onLoadedData={({ currentTarget }) => {
            // It shows another moment than the one that is compared.
            currentTarget.removeAttribute('poster');
            player.settle();
          }}
          className="min-h-0 w-full rounded-sm bg-stage object-contain max-lg:max-h-[25dvh]"
          style={{ aspectRatio: timeline.width / timeline.height }}
        />
        {version && (
          <OriginPin
            key={version.number}
            url={version.video_url}
            about={labels.picture(version.number)}
            className="absolute top-2 right-2"
          />
        )}
      </div>
    </section>
  );
}
