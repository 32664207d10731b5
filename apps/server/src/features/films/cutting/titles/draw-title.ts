import { createHash } from 'node:crypto';
import type { DrawnTitle, DrawTitleBody } from '@armoni/contract/titles';
import type {
  TitlePreview,
  TitlePreviewTask,
} from '@armoni/video-engine/render/titles/draw-title-preview';
import type { FairLanes } from '../../../../platform/concurrency/fair-lanes.ts';

export type DrawTitle = (
  ownerId: string,
  body: DrawTitleBody,
  signal: AbortSignal,
) => Promise<
  | { readonly ok: true; readonly title: DrawnTitle }
  | { readonly ok: false; readonly reason: 'nothing-to-show' | 'bad-sample' | 'too-many-waiting' }
>;

/** Draws a text away from the event loop. */
export type RunTitle = (
  task: TitlePreviewTask,
  following: { readonly signal: AbortSignal },
) => Promise<TitlePreview | null>;

/** Drawings that stay in memory; one takes some 200 kB. */
const mostRemembered = 60;

/** How a text will look in the film: few are drawn at once, and the same one only once. */
export function makeDrawTitle({
  runTitle,
  lanes,
}: {
  runTitle: RunTitle;
  lanes: FairLanes;
}): DrawTitle {
  const known = new Map<string, DrawnTitle | null>();
  const draw = async (key: string, task: TitlePreviewTask, signal: AbortSignal) => {
    const remembered = known.get(key);
    if (remembered !== undefined) return { title: remembered };
    const drawn = await runTitle(task, { signal });
    const title = drawn && onTheWire(drawn);
    known.set(key, title);
    const [oldest] = known.keys();
    if (known.size > mostRemembered && oldest !== undefined) known.delete(oldest);
    return { title };
  };
  return async (ownerId, body, signal) => {
    const task = taskOf(body);
    if (!task) return { ok: false, reason: 'bad-sample' };
    const key = createHash('sha256').update(JSON.stringify(body)).digest('hex');
    const done = known.has(key)
      ? { title: known.get(key) ?? null }
      : await lanes.run(ownerId, () => draw(key, task, signal), signal);
    if (!done) return { ok: false, reason: 'too-many-waiting' };
    return done.title ? { ok: true, title: done.title } : { ok: false, reason: 'nothing-to-show' };
  };
}

function taskOf({ card, width, height, ...body }: DrawTitleBody): TitlePreviewTask | null {
  const edges = { opensFilm: body.opens_film, leavesAtCut: body.leaves_at_cut };
  const frame = { width, height };
  if (!body.beneath) return { card, frame, edges, beneath: null };
  const beneath = body.beneath.map((sample) => ({
    ...sample,
    rgb: Buffer.from(sample.rgb, 'base64'),
  }));
  const isWhole = beneath.every((sample) => sample.rgb.length === sample.width * sample.height * 3);
  return isWhole ? { card, frame, edges, beneath } : null;
}

function onTheWire({ frames, veil, contrast }: TitlePreview): DrawnTitle {
  return {
    frames: frames.map((frame) => ({ ...frame })),
    veil: veil && {
      png: Buffer.from(veil.png).toString('base64'),
      levels: veil.levels.map(({ at, state }) => ({ at, level: state ?? 0 })),
    },
    contrast: { ratio: contrast.ratio, is_enough: contrast.isEnough },
  };
}
