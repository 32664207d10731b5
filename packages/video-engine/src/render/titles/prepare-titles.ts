import type { Timeline, TitleCard } from '../../model/timeline.ts';
import { drawSvg } from './draw/draw-svg.ts';
import { lettersLayer, veilLayer } from './draw/title-layers.ts';
import { layOut } from './layout/lay-out.ts';
import type { TitleLayout } from './layout/layout.ts';
import { hash, lookOnce, titlesVersion } from './legibility/look-once.ts';
import { measureText } from './legibility/text-groups.ts';
import { type Edges, titleFrames, veilFramesOf } from './motion/title-frames.ts';
import type { PreparedTitle } from './prepared-title.ts';
import { titleTexts } from './texts.ts';
import type { TitleContext } from './title-context.ts';
import { TitleFiles } from './title-files.ts';
import { openTypeface, type Typeface } from './type/typeface.ts';

export type PreparedTitles = {
  readonly titles: readonly PreparedTitle[];
  /** French sentences on what could not be shown, or not well. */
  readonly notes: readonly string[];
};

/** Sets, places and measures each text. Nothing is drawn before a segment wants it. */
export async function prepareTitles(context: TitleContext): Promise<PreparedTitles> {
  const typeface = await openTypeface();
  const titles: PreparedTitle[] = [];
  const notes: string[] = [];
  for (const card of context.timeline.tracks.video.titles) {
    const { layout, notes: told } = layOut(card, context.timeline, typeface);
    notes.push(...told);
    if (layout === null) continue;
    const title = await prepareTitle(card, layout, context, typeface);
    if (!title.look.reachesGoal) notes.push(titleTexts.faint(card.text));
    titles.push(title);
  }
  return { titles, notes };
}

async function prepareTitle(
  card: TitleCard,
  layout: TitleLayout,
  context: TitleContext,
  typeface: Typeface,
): Promise<PreparedTitle> {
  const { timeline, folder } = context;
  const frame = { width: timeline.width, height: timeline.height };
  const text = await measureText(card.manner, layout, frame, typeface);
  const look = await lookOnce(card, text, context);
  const edges = edgesOf(card, timeline);
  const { range, locked: _, ...drawn } = card;
  const length = range.duration.value;
  const key = hash([titlesVersion, drawn, length, frame, edges, look]);
  const frames = titleFrames(card, layout, edges);
  const letters = lettersLayer(frames, { layout, look, frame, typeface });
  const veil = veilLayer(veilFramesOf(length, edges), { text, look, frame });
  const layers = veil === null ? [letters] : [veil, letters];
  const { box } = letters;
  const middle = Math.floor(length / 2);
  const state = frames.findLast(({ at }) => at <= middle)?.state;
  const svg = state ? drawSvg({ layout, state, palette: look.palette }, box, typeface) : '';
  const files = new TitleFiles(folder, key, layers);
  return { card, key, layers, files, look, middle: { frame: middle, svg, box } };
}

/** What comes or goes with a cut, and with the film. */
function edgesOf({ range }: TitleCard, timeline: Timeline): Edges {
  const first = range.startTime.value;
  const end = first + range.duration.value;
  const { clips, transitions } = timeline.tracks.video;
  const cuts = clips.flatMap(({ recordRange: { startTime } }, index) =>
    transitions.some(({ afterClipIndex }) => afterClipIndex === index - 1) ? [] : [startTime.value],
  );
  return { opensFilm: first === 0, leavesAtCut: [...cuts, timeline.duration.value].includes(end) };
}
