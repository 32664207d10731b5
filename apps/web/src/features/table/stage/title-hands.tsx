import { changeTitle } from '@armoni/contract/timeline/edit-film';
import { framesOf } from '@armoni/contract/timeline/ranges';
import {
  type Timeline,
  type TitleCard,
  titlePlaces,
  titleSides,
} from '@armoni/contract/timeline/timeline';
import { clsx } from 'clsx';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useStore } from '../../../lib/store/use-store.ts';
import type { TableSession } from '../session/table-session.ts';
import { drawingKey, heldAt, type TitleDrawings } from '../session/title-drawings.ts';
import { usualSide } from '../session/usual-side.ts';
import { texts } from '../texts.ts';
import { middleAt, nearestPlace, type Stand, stands } from './nearest-place.ts';
import { type TextBox, useTextBox, withoutBars } from './text-box.ts';
import { TitleField } from './title-field.tsx';

type TitleHandsProps = { timeline: Timeline; session: TableSession; titles: TitleDrawings };

/** Texts on the stage, to be taken: one that is chosen is drawn to another place, a press chooses it. */
export function TitleHands({ timeline, session, titles }: TitleHandsProps) {
  const frame = useStore(session.frame);
  return timeline.tracks.video.titles.map((card, index) => {
    const { start, end } = framesOf(card.range);
    if (frame < start || frame >= end) return null;
    // biome-ignore lint/suspicious/noArrayIndexKey: texts have no name but their place.
    return <TitleHand key={index} {...{ card, index, timeline, session, titles }} />;
  });
}

type TitleHandProps = TitleHandsProps & { card: TitleCard; index: number };

function TitleHand({ card, index, timeline, session, titles }: TitleHandProps) {
  const selection = useStore(session.selection);
  const typing = useStore(session.typing);
  const isBack = useRef(false);
  const drawn = useStore(titles.drawings).get(drawingKey(timeline, card));
  const { length } = framesOf(card.range);
  const svg = (drawn && heldAt(drawn.frames, Math.floor(length / 2))?.svg) ?? null;
  const box = useTextBox(svg, timeline);
  const isChosen = selection.kind === 'title' && selection.index === index;
  const letters = useTextBox(isChosen && svg ? withoutBars(svg) : null, timeline);
  if (!box) return null;
  // Words one by one keep the middle.
  const isFixed = card.manner === 'word-by-word';
  if (isChosen && typing === index && !card.locked) {
    const ratio = timeline.width / timeline.height;
    const onKeyEnd = () => {
      isBack.current = true;
    };
    return <TitleField {...{ card, index, session, ratio, onKeyEnd }} box={letters ?? box} />;
  }
  const takeBack = (element: HTMLElement | null) => {
    if (element && isBack.current) element.focus();
    if (element) isBack.current = false;
  };
  if (isChosen && !isFixed && !card.locked) {
    return <Movable {...{ card, index, box, session, takeBack }} />;
  }
  if (isChosen && !card.locked) {
    return (
      <button
        type="button"
        ref={takeBack}
        aria-label={texts.title.type}
        onClick={() => session.typing.set(index)}
        className="absolute z-3 cursor-text rounded-xs border-2 border-hot"
        style={around(box)}
      />
    );
  }
  return (
    <span
      aria-hidden
      data-title-box={index}
      onPointerDown={() => session.selection.set({ kind: 'title', index })}
      className={clsx(
        'absolute z-3 rounded-xs',
        isChosen ? 'border-2 border-edge' : 'cursor-pointer hover:border-2 hover:border-white/60',
      )}
      style={around(box)}
    />
  );
}

type MovableProps = Pick<TitleHandProps, 'card' | 'index' | 'session'> & {
  box: TextBox;
  takeBack: (element: HTMLElement | null) => void;
};

/** Less is no drawing. */
const stillPx = 4;

type Point = { readonly x: number; readonly y: number };

/** Drawn by a pointer, it stands in the nearest of the nine places; the arrow keys lead from one to the next. */
function Movable({ card, index, box, session, takeBack }: MovableProps) {
  const held = useRef<{ from: Point; middle: Point; isBegun: boolean; isMoved: boolean } | null>(
    null,
  );
  const [drawnTo, setDrawnTo] = useState<Point | null>(null);
  const stand: Stand = { place: card.place, side: card.side ?? usualSide(card) };
  const put = (to: Stand, isGoingOn: boolean) => {
    if (to.place === stand.place && to.side === stand.side) return false;
    const edit = (now: Timeline) => changeTitle(now, index, to);
    if (isGoingOn) session.drag(edit);
    else session.change(edit, texts.title.places[to.place][to.side]);
    return true;
  };
  const type = () => session.typing.set(index);
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault();
      type();
      return;
    }
    const by = keySteps[event.key];
    if (!by || event.altKey) return;
    event.preventDefault();
    put(
      {
        side: beside(titleSides, stand.side, by.across ?? 0),
        place: beside(titlePlaces, stand.place, by.down ?? 0),
      },
      false,
    );
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const now = held.current;
    const stage = event.currentTarget.parentElement?.getBoundingClientRect();
    if (!now || !stage) return;
    const isStill = Math.hypot(event.clientX - now.from.x, event.clientY - now.from.y) < stillPx;
    if (!now.isMoved && isStill) return;
    const middle = {
      x: now.middle.x + (event.clientX - now.from.x) / stage.width,
      y: now.middle.y + (event.clientY - now.from.y) / stage.height,
    };
    setDrawnTo(middle);
    const isBegun = put(nearestPlace(middle, box), now.isBegun) || now.isBegun;
    held.current = { ...now, isBegun, isMoved: true };
  };
  const letGo = () => {
    held.current = null;
    setDrawnTo(null);
  };
  const release = () => {
    // A press that drew it nowhere means its words.
    if (held.current && !held.current.isMoved) type();
    letGo();
  };
  const order = stands.findIndex(({ place, side }) => place === stand.place && side === stand.side);
  const drawn = nearestPlace(middleOf(box), box);
  const isThere = drawn.place === stand.place && drawn.side === stand.side;
  // The place is known before the studio has drawn the text there.
  const middle = drawnTo ?? (isThere ? middleOf(box) : middleAt(stand, box));
  const shown = { ...box, x: middle.x - box.width / 2, y: middle.y - box.height / 2 };
  return (
    <>
      {drawnTo && <Places box={box} stand={stand} />}
      <span
        ref={takeBack}
        role="slider"
        tabIndex={0}
        aria-label={texts.title.onStage}
        aria-description={texts.title.typeHint}
        aria-valuemin={1}
        aria-valuemax={stands.length}
        aria-valuenow={order + 1}
        aria-valuetext={texts.title.places[stand.place][stand.side]}
        onKeyDown={press}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          const from = { x: event.clientX, y: event.clientY };
          held.current = { from, middle, isBegun: false, isMoved: false };
        }}
        onPointerMove={move}
        onPointerUp={release}
        onPointerCancel={letGo}
        className="absolute z-3 cursor-move touch-none rounded-xs border-2 border-hot pointer-coarse:after:absolute pointer-coarse:after:-inset-3"
        style={around(shown)}
      />
    </>
  );
}

/** All nine, the one that takes the text marked, with the lines that lead to it. */
function Places({ box, stand }: { box: TextBox; stand: Stand }) {
  const at = middleAt(stand, box);
  return (
    <>
      <span
        aria-hidden
        className={line}
        style={{ left: percent(at.x), top: 0, bottom: 0, width: 1 }}
      />
      <span
        aria-hidden
        className={line}
        style={{ top: percent(at.y), left: 0, right: 0, height: 1 }}
      />
      {stands.map((one) => {
        const { x, y } = middleAt(one, box);
        const isHere = one.place === stand.place && one.side === stand.side;
        return (
          <span
            key={`${one.place} ${one.side}`}
            aria-hidden
            data-place-dot={isHere || undefined}
            className={clsx(
              'pointer-events-none absolute z-3 size-2 -translate-1/2 rounded-full',
              isHere ? 'bg-hot' : 'bg-white/70',
            )}
            style={{ left: percent(x), top: percent(y) }}
          />
        );
      })}
    </>
  );
}

const line = 'pointer-events-none absolute z-3 bg-hot/70';

const keySteps: Readonly<Record<string, { across?: number; down?: number }>> = {
  ArrowLeft: { across: -1 },
  ArrowRight: { across: 1 },
  ArrowUp: { down: -1 },
  ArrowDown: { down: 1 },
};

function beside<Value>(all: readonly Value[], now: Value, by: number): Value {
  return all[Math.max(0, Math.min(all.length - 1, all.indexOf(now) + by))] ?? now;
}

const middleOf = ({ x, y, width, height }: TextBox) => ({ x: x + width / 2, y: y + height / 2 });

const percent = (share: number) => `${(100 * share).toFixed(2)}%`;

/** A little more than the letters. */
const air = 0.012;

function around({ x, y, width, height }: TextBox) {
  return {
    left: percent(x - air),
    top: percent(y - air),
    width: percent(width + 2 * air),
    height: percent(height + 2 * air),
  };
}
