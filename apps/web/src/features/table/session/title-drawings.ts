import { framesOf } from '@armoni/contract/timeline/ranges';
import { sampledFrames } from '@armoni/contract/timeline/sampled-frames';
import type { Timeline, TitleCard } from '@armoni/contract/timeline/timeline';
import type { DrawnTitle, DrawTitleBody, TitleSample } from '@armoni/contract/titles';
import { wait } from '../../../lib/browser/wait.ts';
import { makeStore, type ReadableStore } from '../../../lib/store/make-store.ts';
import { seenAt } from './film-time.ts';
import { drawTitle } from './table-service.ts';

/** Texts as the studio draws them, each asked for once. */
export type TitleDrawings = {
  readonly drawings: ReadableStore<ReadonlyMap<string, DrawnTitle>>;
  /** Asks for a text as it lies in the film; samples are taken when it is its turn. */
  readonly want: (
    timeline: Timeline,
    card: TitleCard,
    sample: (patienceMs: number) => Promise<readonly (TitleSample | null)[]>,
  ) => void;
  readonly dispose: () => void;
};

/** Typing asks for a drawing a letter: only what stands for as long is drawn. */
const settleMs = 250;
/** So long a text waits for what lies beneath it before it is drawn without; and so long it is wanted still. */
const soonMs = 9000;
const lateMs = 60_000;

export function makeTitleDrawings(draw = drawTitle): TitleDrawings {
  const drawings = makeStore<ReadonlyMap<string, DrawnTitle>>(new Map());
  const asked = new Set<string>();
  const disposal = new AbortController();
  const { signal } = disposal;
  // Of each text only the last wording is worth a drawing; of manners that are tried, one each.
  const last = new Map<number | string, string>();
  return {
    drawings,
    want(timeline, card, sample) {
      const key = drawingKey(timeline, card);
      const place = placeOf(timeline, card);
      last.set(place, key);
      if (asked.has(key)) return;
      asked.add(key);
      void wait(settleMs, signal)
        .then(async () => {
          if (last.get(place) !== key) return asked.delete(key);
          const drawOver = async (pictures: readonly TitleSample[]) => {
            const beneath = pictures.length > 0 ? [...pictures] : null;
            const drawn = await draw({ ...bodyOf(timeline, card), beneath }, signal);
            drawings.set((known) => new Map(known).set(key, drawn));
          };
          const soon = await sample(soonMs);
          const there = soon.filter((picture) => picture !== null);
          await drawOver(there);
          // A clip that comes slowly changes the text's colours and veil when it is there.
          const late = there.length < soon.length ? await sample(lateMs) : [];
          const more = late.filter((picture) => picture !== null);
          if (more.length > there.length) await drawOver(more);
          return true;
        })
        // What cannot be drawn now is shown nearly as it will be.
        .catch(() => asked.delete(key));
    },
    dispose: () => disposal.abort(),
  };
}

/** Everything that a text's pixels depend on. */
export function drawingKey(timeline: Timeline, card: TitleCard): string {
  const beneath = sampledFrames(card, timeline).map((frame) => {
    const { shot, sourceSeconds } = seenAt(timeline, frame);
    const { mediaReference, reframe, balance, look } = shot;
    // A window that glides lies elsewhere at each frame of its shot.
    const inShot =
      reframe.kind === 'window' && reframe.end
        ? [frame - framesOf(shot.recordRange).start, framesOf(shot.recordRange).length]
        : null;
    return [mediaReference.sourceId, sourceSeconds, reframe, balance, look, inShot];
  });
  return JSON.stringify([bodyOf(timeline, card), beneath, timeline.look]);
}

function placeOf(timeline: Timeline, card: TitleCard): number | string {
  const index = timeline.tracks.video.titles.indexOf(card);
  return index === -1 ? card.manner : index;
}

function bodyOf(timeline: Timeline, { locked: _, ...card }: TitleCard): DrawTitleBody {
  const { start, length, end } = framesOf(card.range);
  const cuts = timeline.tracks.video.clips.flatMap(({ recordRange }, index) => {
    const isDissolve = timeline.tracks.video.transitions.some(
      ({ afterClipIndex }) => afterClipIndex === index - 1,
    );
    return isDissolve ? [] : [recordRange.startTime.value];
  });
  return {
    // Where it stands in the film is no part of how it looks.
    card: { ...card, range: { ...card.range, startTime: { ...card.range.startTime, value: 0 } } },
    width: timeline.width,
    height: timeline.height,
    opens_film: start === 0,
    leaves_at_cut: [...cuts, timeline.duration.value].includes(end) && length > 0,
  };
}

/** What is held at a frame from the text's beginning. */
export function heldAt<Held extends { readonly at: number }>(
  held: readonly Held[],
  frame: number,
): Held | undefined {
  return held.findLast(({ at }) => at <= frame);
}
