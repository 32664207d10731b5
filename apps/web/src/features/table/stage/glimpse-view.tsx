import { framesOf } from '@armoni/contract/timeline/ranges';
import { useRef, useState } from 'react';
import { fitOf } from '../session/film-time.ts';
import type { Glimpse } from '../session/glimpse.ts';

/** Plays over the stage, again and again, without sound, for as long as it is looked at. */
export function GlimpseView({ url, fromSeconds, seconds, shot }: Glimpse) {
  const player = useRef<HTMLVideoElement>(null);
  const [isThere, setThere] = useState(false);
  const begin = () => {
    if (player.current) player.current.currentTime = fromSeconds;
  };
  const middle = Math.floor(framesOf(shot.recordRange).length / 2);
  return (
    <video
      ref={player}
      src={url}
      data-glimpse={fromSeconds}
      muted
      autoPlay
      playsInline
      tabIndex={-1}
      onLoadedMetadata={begin}
      onSeeked={() => setThere(true)}
      onTimeUpdate={({ currentTarget }) => {
        if (currentTarget.currentTime >= fromSeconds + seconds) begin();
      }}
      className="absolute inset-0 z-4 size-full bg-stage"
      style={{ ...fitOf(shot.reframe, middle), visibility: isThere ? 'visible' : 'hidden' }}
    />
  );
}
