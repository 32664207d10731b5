import type { FilmVersion, VersionCut } from '@armoni/contract/cuts';
import { framesOf, framesPerSecond, shotsOf } from '@armoni/contract/timeline/ranges';
import type { KeyboardEvent, PointerEvent } from 'react';
import { secondsText } from '../session/film-time.ts';
import { texts } from '../texts.ts';
import { lengthOfAll, type Side, type Stretch, secondsOf, sides, timeAt } from './together.ts';

type RibbonProps = {
  cuts: Readonly<Record<Side, VersionCut>>;
  versions: Readonly<Record<Side, FilmVersion | undefined>>;
  /** Shot by shot, whichever way they are played. */
  joined: readonly Stretch[];
  stretches: readonly Stretch[];
  /** Where each version stands. */
  seconds: Readonly<Record<Side, number>>;
  label: string;
  valueText: string;
  at: number;
  onSeek: (at: number) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

const bandHeight = 64;
const wide = 1000;
const opacities = { same: 0.2, changed: 0.42 };

/** Both versions over each other, bands between the shots that both have, one playhead through all. */
export function Ribbon(props: RibbonProps) {
  const { cuts, versions, joined, stretches, seconds, at, onSeek } = props;
  const longest = Math.max(secondsOf(cuts.before.timeline), secondsOf(cuts.after.timeline));
  const xOf = (value: number) => (value / longest) * wide;
  const seek = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width));
    const side = event.clientY < box.top + box.height / 2 ? 'before' : 'after';
    onSeek(timeAt(stretches, side, share * longest));
  };
  const [top, bottom] = [xOf(seconds.before), xOf(seconds.after)];
  return (
    <div
      role="slider"
      tabIndex={0}
      aria-label={props.label}
      aria-valuemin={0}
      aria-valuemax={Math.round(lengthOfAll(stretches))}
      aria-valuenow={Math.round(at)}
      aria-valuetext={props.valueText}
      onKeyDown={props.onKeyDown}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        seek(event);
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) seek(event);
      }}
      className="keep-colour relative flex-none cursor-pointer touch-none py-1 select-none"
    >
      <Row cut={cuts.before} version={versions.before} longest={longest} side="before" />
      <div className="relative h-16 max-sm:h-10">
        <svg
          aria-hidden
          viewBox={`0 0 ${wide} ${bandHeight}`}
          preserveAspectRatio="none"
          className="absolute inset-0 size-full"
        >
          {joined.map((stretch, index) => (
            <path
              // biome-ignore lint/suspicious/noArrayIndexKey: stretches have no name but their place.
              key={index}
              d={bandOf(stretch, xOf)}
              fill={colourOf(stretch, { cuts, versions })}
              fillOpacity={stretch.joined?.kind === 'same' ? opacities.same : opacities.changed}
            />
          ))}
        </svg>
        {joined.map((stretch) => {
          const words = wordsOf(stretch, cuts);
          const middle =
            (stretch.before.start + stretch.before.end + stretch.after.start + stretch.after.end) /
            4;
          return words === null ? null : (
            <span
              key={stretch.start}
              className="type-data pointer-events-none absolute top-1/2 -translate-x-1/2 -translate-y-1/2 text-center whitespace-nowrap text-fg max-sm:hidden"
              style={{ left: `${(middle / longest) * 100}%` }}
            >
              {words}
            </span>
          );
        })}
      </div>
      <Row cut={cuts.after} version={versions.after} longest={longest} side="after" />
      <svg
        aria-hidden
        viewBox={`0 0 ${wide} 100`}
        preserveAspectRatio="none"
        className="pointer-events-none absolute inset-0 size-full overflow-visible"
      >
        <path
          d={`M${top} 0V36C${top} 52 ${bottom} 48 ${bottom} 64V100`}
          fill="none"
          stroke="var(--fg)"
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

type RowProps = {
  cut: VersionCut;
  version: FilmVersion | undefined;
  longest: number;
  side: Side;
};

/** Pictures and colours of a version's shots, in their lengths. */
function Row({ cut, version, longest, side }: RowProps) {
  const rate = framesPerSecond(cut.timeline);
  return (
    <div
      className="relative flex h-14 max-sm:h-11"
      style={{ width: `${(secondsOf(cut.timeline) / longest) * 100}%` }}
    >
      {shotsOf(cut.timeline).map((shot, index) => {
        const picture = cut.thumbnail_urls[index];
        const { length } = framesOf(shot.recordRange);
        const colours = version?.shots[index]?.accord ?? [];
        return (
          <span
            key={shot.id}
            className={`flex min-w-0 pr-[3px] ${side === 'before' ? 'flex-col' : 'flex-col-reverse'}`}
            style={{ flexGrow: length / rate, flexBasis: 0 }}
          >
            <span className="min-h-0 flex-1 overflow-hidden rounded-[2px] bg-s2">
              {picture && (
                <img src={picture} alt="" draggable={false} className="size-full object-cover" />
              )}
            </span>
            <span className="my-0.5 flex h-2 flex-none overflow-hidden rounded-[1px] bg-s3">
              {colours.map(({ colour, share }) => (
                <span
                  key={colour}
                  style={{ flexGrow: share * 100, flexBasis: 0, backgroundColor: colour }}
                />
              ))}
            </span>
          </span>
        );
      })}
    </div>
  );
}

/** From a shot above to itself below; stubs where there is nothing on the other side. */
function bandOf({ joined, before, after }: Stretch, xOf: (seconds: number) => number): string {
  const [a, b, c, d] = [before.start, before.end, after.start, after.end].map(xOf) as [
    ...[number, number, number, number],
  ];
  const half = bandHeight / 2;
  const low = bandHeight;
  const stub = (from: number, to: number, y: number, end: number) =>
    `M${from} ${y}C${from} ${end} ${(from + to) / 2} ${end} ${(from + to) / 2} ${end}S${to} ${end} ${to} ${y}Z`;
  const above = a < b ? stub(a, b, 0, half * 0.7) : '';
  const below = c < d ? stub(c, d, low, half * 1.3) : '';
  if (joined?.kind !== 'same' && joined?.kind !== 'changed') return above + below;
  return `M${a} 0H${b}C${b} ${half} ${d} ${half} ${d} ${low}H${c}C${c} ${half} ${a} ${half} ${a} 0Z`;
}

/** The widest stripe that was measured of the shot. */
function colourOf(
  { joined }: Stretch,
  { cuts, versions }: Pick<RibbonProps, 'cuts' | 'versions'>,
): string {
  for (const side of sides) {
    const shot = joined?.[side];
    if (!shot) continue;
    const index = shotsOf(cuts[side].timeline).indexOf(shot);
    const accord = versions[side]?.shots[index]?.accord ?? [];
    const [widest] = accord.toSorted((one, other) => other.share - one.share);
    if (widest) return widest.colour;
  }
  return 'var(--fg3)';
}

function wordsOf({ joined }: Stretch, cuts: RibbonProps['cuts']): string | null {
  if (!joined || joined.kind === 'same') return null;
  if (joined.kind !== 'changed') return texts.compare.joined[joined.kind];
  const { length: was } = framesOf(joined.before.recordRange);
  const { length: is } = framesOf(joined.after.recordRange);
  if (was === is) return texts.compare.joined.changed;
  return `${is > was ? '+' : '−'}${secondsText(cuts.after.timeline, Math.abs(is - was))}`;
}
