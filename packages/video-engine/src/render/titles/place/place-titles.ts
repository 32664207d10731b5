import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tools } from '../../../ffmpeg/tools.ts';
import type { Intent } from '../../../model/intent.ts';
import type { MediaReference } from '../../../model/media.ts';
import { sharesFrames } from '../../../model/time.ts';
import type { Timeline, TitleCard } from '../../../model/timeline.ts';
import { canToneMapThese } from '../../tone-mapping.ts';
import { picturesBeneath, titlesVersion } from '../legibility/look-once.ts';
import type { TitleContext } from '../title-context.ts';
import { choosePlace, type See } from './choose-place.ts';

export type PlaceOptions = {
  readonly tools: Tools;
  readonly signal: AbortSignal;
  readonly workFolder: string;
  /** Null where there are no eyes. */
  readonly see: See | null;
  /** Makes what has this key once, and reads it back later. */
  readonly once: <Value>(key: unknown, make: () => Promise<Value>) => Promise<Value>;
};

const places = ['bottom', 'top', 'middle'] as const;

/**
 * Gives each title for which no place was wished the one where it is read best and hides nobody.
 * What belongs to a place (names, captions, cards) stays there.
 */
export async function placeTitles(
  timeline: Timeline,
  references: readonly MediaReference[],
  intent: Intent,
  options: PlaceOptions,
): Promise<Timeline> {
  const { video } = timeline.tracks;
  const isFree = (card: TitleCard) =>
    card.manner === 'title' &&
    intent.texts.some(({ text, place }) => text === card.text && place === 'auto');
  if (!video.titles.some(isFree)) return timeline;
  const context = await contextOf(timeline, references, options);
  const { see, once } = options;
  const titles: TitleCard[] = [...video.titles];
  for (const [index, card] of titles.entries()) {
    if (!isFree(card)) continue;
    const allowed = places.filter((place) => !isTaken(place, index, titles));
    const { place: _place, range: _range, ...set } = card;
    const beneath = picturesBeneath(card, context);
    const key = [titlesVersion, set, allowed, timeline.aspectRatio, beneath, see !== null];
    const place = await once(key, () => choosePlace(card, allowed, context, see));
    titles[index] = { ...card, place };
  }
  return { ...timeline, tracks: { ...timeline.tracks, video: { ...video, titles } } };
}

/** Two texts at a time stand apart. */
function isTaken(place: TitleCard['place'], index: number, titles: readonly TitleCard[]): boolean {
  const own = titles[index]?.range;
  return titles.some(({ range, place: taken }, other) => {
    if (own === undefined || other === index || taken !== place) return false;
    const start = own.startTime.value;
    return sharesFrames(range, start, start + own.duration.value);
  });
}

async function contextOf(
  timeline: Timeline,
  references: readonly MediaReference[],
  { tools, signal, workFolder }: PlaceOptions,
): Promise<TitleContext> {
  const folder = join(workFolder, 'render');
  await mkdir(folder, { recursive: true });
  const canToneMap = await canToneMapThese(references, tools, signal);
  const byId = new Map(references.map((reference) => [reference.id, reference]));
  return { timeline, references: byId, canToneMap, tools, folder, signal };
}
