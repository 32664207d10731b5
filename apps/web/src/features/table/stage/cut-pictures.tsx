import type { CutSource } from '@armoni/contract/cuts';
import { framesOf, lookOf } from '@armoni/contract/timeline/ranges';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import { useId, useMemo } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { seenAt } from '../session/film-time.ts';
import { isSameShape, layOf } from '../session/lay-of.ts';
import type { TableSession } from '../session/table-session.ts';
import { Backdrop } from './backdrop.tsx';
import type { CutPlayer } from './cut-player.ts';
import { BackdropFilter, BalanceFilter, LookFilter } from './look-filter.tsx';
import { besidePicture, dissolvingAt, zoomAt } from './shown-at.ts';

const places = [0, 1] as const;

/** What is seen of a shot: the first one, and over it the next while they dissolve. */
type Layer = {
  readonly shot: Shot;
  readonly source: CutSource | undefined;
  /** Which of the two players holds its clip. */
  readonly place: 0 | 1;
  readonly frame: number;
  readonly over: { readonly opacity: number; readonly zIndex?: number };
};

/** Pictures of the cut at the playhead, framed, coloured and mixed as the film will have them. */
export function CutPictures({ session, player }: { session: TableSession; player: CutPlayer }) {
  const timeline = useStore(session.history).present;
  const frame = useStore(session.frame);
  const { front, mix } = useStore(player.state);
  const ids = { look: useId(), backdrop: useId(), balance: useId() };
  const refs = useMemo(
    () => places.map((place) => (element: HTMLVideoElement) => player.setPlayer(place, element)),
    [player],
  );
  const mixed = dissolvingAt(timeline, frame);
  const layerOf = (shot: Shot, place: 0 | 1, over: Layer['over']): Layer => ({
    ...{ shot, place, over },
    source: session.sourceOf(shot.mediaReference.sourceId),
    frame: frame - framesOf(shot.recordRange).start,
  });
  const back = front === 0 ? 1 : 0;
  const layers = [
    layerOf(mixed?.from ?? seenAt(timeline, frame).shot, front, { opacity: 1 }),
    ...(mixed ? [layerOf(mixed.to, back, { opacity: mix, zIndex: 1 })] : []),
  ];
  // While two shots dissolve, each is as dark in its corners as it is seen.
  const dark = layers.reduce((sum, { shot }, index) => {
    const seen = index === 1 ? mix : mixed ? 1 - mix : 1;
    return lookOf(shot, timeline) === 'vintage' ? sum + seen : sum;
  }, 0);
  const filterOf = ({ shot, place }: Layer) => [
    ...(shot.balance ? [`url(#${ids.balance}${place})`] : []),
    ...(lookOf(shot, timeline) === 'normal' ? [] : [`url(#${ids.look}${place})`]),
  ];
  const styleOf = (layer: Layer) => ({
    ...(layer.source && layOf(layer.shot, layer.frame, layer.source, timeline)),
    ...layer.over,
    filter: filterOf(layer).join(' ') || undefined,
  });
  return (
    <>
      {layers.map(({ shot, place }) => (
        <LookFilter key={place} look={lookOf(shot, timeline)} id={`${ids.look}${place}`} />
      ))}
      <BackdropFilter id={ids.backdrop} />
      {layers.map(({ shot: { balance }, place }) => {
        return balance && <BalanceFilter key={place} id={`${ids.balance}${place}`} {...balance} />;
      })}
      {layers
        .filter((layer) => isShownWhole(layer, timeline))
        .map((layer) => (
          <Backdrop
            key={`${layer.place} ${layer.source?.url}`}
            of={layer.source?.kind === 'image' ? layer.source.url : player.playerAt(layer.place)}
            film={timeline}
            style={{
              ...layer.over,
              clipPath: layer.source && besidePicture(layer.source, timeline),
              filter: [`url(#${ids.backdrop})`, ...filterOf(layer)].join(' '),
            }}
          />
        ))}
      {places.map((place) => {
        const layer = layers.find((one) => one.place === place);
        return (
          // biome-ignore lint/a11y/useMediaCaption: the cut has no spoken track of its own.
          <video
            key={place}
            ref={refs[place]}
            playsInline
            preload="auto"
            tabIndex={-1}
            onError={() => player.fail(place)}
            onLoadedMetadata={({ currentTarget }) => {
              if (currentTarget.videoWidth === 0) player.fail(place);
            }}
            className={clsx(
              'absolute inset-0 size-full',
              !(layer?.source?.kind === 'video' && layer.source.url) && 'invisible',
            )}
            style={layer && styleOf(layer)}
          />
        );
      })}
      {layers.map((layer) => {
        const { shot, source } = layer;
        return source?.kind === 'image' && source.url ? (
          <img
            key={shot.id}
            src={source.url}
            alt=""
            className="absolute inset-0 size-full"
            style={{ ...styleOf(layer), scale: zoomAt(shot, layer.frame) }}
          />
        ) : null;
      })}
      {dark > 0 && <span aria-hidden className={vignette} style={{ opacity: dark }} />}
    </>
  );
}

function isShownWhole({ shot, source }: Layer, timeline: Timeline): boolean {
  return shot.reframe.kind === 'fit' && source !== undefined && !isSameShape(source, timeline);
}

/** Corners as dark as the renderer's. */
const vignette =
  'pointer-events-none absolute inset-0 z-1 bg-[radial-gradient(circle_farthest-corner,transparent,rgb(0_0_0/.02)_25%,rgb(0_0_0/.075)_50%,rgb(0_0_0/.16)_75%,rgb(0_0_0/.27))]';
