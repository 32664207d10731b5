import type { FilmVersion, VersionCut } from '@armoni/contract/cuts';
import { Dialog } from '@base-ui/react/dialog';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { ArrowLeft, Pause, Play, RotateCcw, SkipBack, SkipForward } from 'lucide-react';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import { Button } from '../../../ui/controls/button.tsx';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Segments } from '../../../ui/controls/segments.tsx';
import { seekTarget } from '../../../ui/film/seek-target.ts';
import { segmentsOf } from '../panel/shot-panel.tsx';
import { frameClock } from '../session/film-time.ts';
import { readVersionCut } from '../session/table-service.ts';
import { texts } from '../texts.ts';
import { PairPlayer } from './pair-player.ts';
import { Ribbon } from './ribbon.tsx';
import {
  lengthOfAll,
  placeOf,
  type Side,
  type Stretch,
  sides,
  stretchesOf,
  type Together,
} from './together.ts';
import { VersionPicture } from './version-picture.tsx';

const labels = texts.compare;

export type CompareViewProps = {
  filmId: string;
  title: string;
  versions: readonly FilmVersion[];
  /** Numbers of the versions to begin with. */
  pair: Readonly<Record<Side, number>>;
  onBack: (number: number) => void;
  onClose: () => void;
};

/** Two versions of a film beside each other, played together. */
export function CompareView(props: CompareViewProps) {
  const popup = useRef<HTMLDivElement>(null);
  return (
    <Dialog.Root open onOpenChange={(open) => open || props.onClose()}>
      <Dialog.Portal>
        {/* No button has the focus at first: the space bar plays. */}
        <Dialog.Popup
          ref={popup}
          initialFocus={popup}
          data-comparison
          className="fixed inset-0 z-40 overflow-y-auto bg-bg outline-none"
        >
          <Inside {...props} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

function Inside({ filmId, title, versions, pair: begin, onBack, onClose }: CompareViewProps) {
  const [pair, setPair] = useState(begin);
  const [together, setTogether] = useState<Together>('shot');
  const before = useVersion(filmId, pair.before);
  const after = useVersion(filmId, pair.after);
  const hasFailed = before.isError || after.isError;
  return (
    <div className="flex min-h-full flex-col gap-3 px-4 py-3 lg:h-full lg:px-6">
      <header className="flex flex-none flex-wrap items-center gap-x-3 gap-y-2">
        <Dialog.Close
          render={
            <Button variant="ghost" aria-label={labels.close}>
              <ArrowLeft size={16} aria-hidden />
              {labels.closeShort}
            </Button>
          }
        />
        <Dialog.Title className="type-h2 min-w-0 flex-1 truncate max-sm:sr-only">
          {title} <span className="type-ui text-fg3 max-sm:hidden">{labels.title}</span>
        </Dialog.Title>
        <div className="w-64 max-sm:order-last max-sm:w-full">
          <Segments
            label={labels.together}
            segments={segmentsOf(labels.ways)}
            value={together}
            onValueChange={setTogether}
          />
        </div>
        {sides
          .filter((side) => !versions.find(({ number }) => number === pair[side])?.is_current)
          .map((side) => (
            <Button
              key={side}
              className="max-sm:ml-auto"
              onClick={() => {
                onBack(pair[side]);
                onClose();
              }}
            >
              <RotateCcw size={14} aria-hidden />
              {texts.film.back(pair[side])}
            </Button>
          ))}
      </header>
      {before.data && after.data ? (
        <Pair
          cuts={{ before: before.data, after: after.data }}
          {...{ pair, versions, together }}
          onPair={setPair}
        />
      ) : (
        <p role="status" className="m-auto text-fg3">
          {hasFailed ? labels.failed : labels.loading}
        </p>
      )}
    </div>
  );
}

function useVersion(filmId: string, number: number) {
  return useQuery({
    queryKey: ['version', filmId, number],
    queryFn: ({ signal }) => readVersionCut(filmId, number, signal),
    // A version never changes.
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
}

type PairProps = Pick<CompareViewProps, 'versions' | 'pair'> & {
  cuts: Readonly<Record<Side, VersionCut>>;
  together: Together;
  onPair: (pair: Readonly<Record<Side, number>>) => void;
};

function Pair({ cuts, pair, versions, together, onPair }: PairProps) {
  const [player] = useState(() => new PairPlayer());
  const { isPlaying, at, heard } = useStore(player.state);
  const joined = useMemo(
    () => stretchesOf(cuts.before.timeline, cuts.after.timeline, 'shot'),
    [cuts],
  );
  const stretches = useMemo(
    () => stretchesOf(cuts.before.timeline, cuts.after.timeline, together),
    [cuts, together],
  );
  useEffect(() => player.setStretches(stretches), [player, stretches]);
  useEffect(() => () => player.dispose(), [player]);
  useEffect(() => {
    const press = (event: globalThis.KeyboardEvent) => {
      const isButton = (event.target as Element | null)?.closest?.('button, [role=option]');
      if (event.key !== ' ' || event.defaultPrevented || isButton) return;
      event.preventDefault();
      player.toggle();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [player]);
  const of = (side: Side) => versions.find(({ number }) => number === pair[side]);
  const seconds = {
    before: placeOf(stretches, 'before', at).seconds,
    after: placeOf(stretches, 'after', at).seconds,
  };
  const clockOf = (side: Side, value = seconds[side]) => {
    const { timeline } = cuts[side];
    return frameClock(
      timeline,
      Math.floor((value * timeline.rate.numerator) / timeline.rate.denominator + 1e-6),
    );
  };
  const differences = differencesIn(joined, stretches);
  const inDifference = differences.findLastIndex((time) => time <= at + 0.01);
  const isPortrait = sides.every((side) => cuts[side].timeline.width < cuts[side].timeline.height);
  const keys = (event: KeyboardEvent) => {
    const target = seekTarget({
      key: event.key,
      currentSeconds: at,
      durationSeconds: lengthOfAll(stretches),
    });
    if (target === null) return;
    event.preventDefault();
    player.seek(target);
  };
  const step = (by: -1 | 1) => {
    const earlier = differences.findLast((time) => time < at - 0.01);
    const next = by === 1 ? differences.find((time) => time > at + 0.01) : earlier;
    if (next !== undefined) player.seek(next);
  };
  const Icon = isPlaying ? Pause : Play;
  return (
    <>
      <div
        className={clsx(
          'grid min-h-0 flex-1 gap-x-6 gap-y-3 lg:grid-cols-2',
          isPortrait && 'max-lg:grid-cols-2 max-lg:gap-x-3',
        )}
      >
        {sides.map((side) => (
          <VersionPicture
            key={side}
            {...{ side, pair, versions, player, onPair }}
            timeline={cuts[side].timeline}
            clock={clockOf(side)}
          />
        ))}
      </div>
      <div className="flex flex-none flex-wrap items-center gap-x-1">
        <IconButton
          label={isPlaying ? texts.pause : texts.play}
          icon={<Icon size={20} strokeWidth={1.5} fill="currentColor" />}
          onClick={() => player.toggle()}
        />
        <IconButton
          label={labels.previous}
          icon={<SkipBack size={18} />}
          disabled={differences.length === 0}
          onClick={() => step(-1)}
        />
        <IconButton
          label={labels.next}
          icon={<SkipForward size={18} />}
          disabled={differences.length === 0}
          onClick={() => step(1)}
        />
        <p role="status" className="type-ui mx-2 min-w-0 flex-1 text-fg3">
          {inDifference === -1
            ? labels.differences(differences.length)
            : labels.difference(inDifference + 1, differences.length)}
        </p>
        <span className="type-ui mr-2 text-fg3 max-sm:sr-only">{labels.sound}</span>
        <div className="w-28">
          <Segments
            label={labels.sound}
            segments={sides.map((side) => ({ value: side, label: texts.version(pair[side]) }))}
            value={heard}
            onValueChange={(side) => player.hear(side)}
          />
        </div>
      </div>
      <Ribbon
        cuts={cuts}
        versions={{ before: of('before'), after: of('after') }}
        joined={joined}
        stretches={stretches}
        seconds={seconds}
        label={labels.seek}
        valueText={labels.clock(clockOf('before'), clockOf('after'))}
        at={at}
        onSeek={(to) => player.seek(to)}
        onKeyDown={keys}
      />
    </>
  );
}

/** Times of both at which something that differs begins. */
function differencesIn(joined: readonly Stretch[], stretches: readonly Stretch[]): number[] {
  const isByShots = stretches.every(({ joined: shots }) => shots !== null);
  return joined
    .filter(({ joined: shots }) => shots?.kind !== 'same')
    .map(({ start, before, after }) => (isByShots ? start : Math.min(before.start, after.start)));
}
