import { framesOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { type SyntheticEvent, useId, useState } from 'react';
import { fitOf } from '../session/film-time.ts';
import type { Glimpse } from '../session/glimpse.ts';
import { Backdrop } from './backdrop.tsx';
import { BackdropFilter } from './look-filter.tsx';

type GlimpseViewProps = Glimpse & { film: Timeline };

/** Plays over the stage, again and again, without sound, for as long as it is looked at. */
export function GlimpseView({ url, fromSeconds, seconds, shot, film }: GlimpseViewProps) {
  const [player, setPlayer] = useState<HTMLVideoElement | null>(null);
  const [isThere, setThere] = useState(false);
  const filter = useId();
  const begin = ({ currentTarget }: SyntheticEvent<HTMLVideoElement>) => {
    currentTarget.currentTime = fromSeconds;
  };
  const middle = Math.floor(framesOf(shot.recordRange).length / 2);
  const visibility = isThere ? 'visible' : 'hidden';
  return (
    <span className="absolute inset-0 z-4 bg-stage" style={{ visibility }}>
      {shot.reframe.kind === 'fit' && (
        <>
          <BackdropFilter id={filter} />
          <Backdrop of={player} film={film} style={{ filter: `url(#${filter})` }} />
        </>
      )}
      <video
        ref={setPlayer}
        src={url}
        data-glimpse={fromSeconds}
        muted
        autoPlay
        playsInline
        tabIndex={-1}
        onLoadedMetadata={begin}
        onSeeked={() => setThere(true)}
        onTimeUpdate={(event) => {
          if (event.currentTarget.currentTime >= fromSeconds + seconds) begin(event);
        }}
        className="absolute inset-0 size-full"
        style={fitOf(shot.reframe, middle)}
      />
    </span>
  );
}
