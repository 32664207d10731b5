import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Tools } from '../../../ffmpeg/tools.ts';
import type { Intent } from '../../../model/intent.ts';
import type { MediaReference } from '../../../model/media.ts';
import { sharesFrames } from '../../../model/time.ts';
import type { Timeline, TitleCard } from '../../../model/timeline.ts';
import { canToneMapThese } from '../../tone-mapping.ts';
import { picturesBeneath, titlesVersion } from '../legibility/look-once.ts';
import { titleTexts } from '../texts.ts';
import type { TitleContext } from '../title-context.ts';
import { type ChosenPlace, choosePlace, type PlaceChoice, type Sight } from './choose-place.ts';

export type PlaceOptions = {
  readonly tools: Tools;
  readonly signal: AbortSignal;
  readonly workFolder: string;
  /** Null where there are no eyes. */
  readonly sight: Sight | null;
  /** Makes what has this key once, and reads it back later. */
  readonly once: <Value>(key: unknown, make: () => Promise<Value>) => Promise<Value>;
};

type Place = TitleCard['place'];

/** Raise it when places are chosen by another method. */
const placeVersion = 3;
const places = ['bottom', 'top', 'middle'] as const;
/** Of a body under a card that ends a film, while it may stand elsewhere. */
const mostBodyUnderCard = 0.12;

/**
 * Gives each title for which no place was wished the one where it is read best and hides nobody.
 * Where a place was wished, or belongs to the manner (names, end cards), a text leaves it for another side or
 * place only where it would lie on somebody, and the film says so. Words shown one by one stay in
 * the middle, captions at the foot.
 */
export async function placeTitles(
  timeline: Timeline,
  references: readonly MediaReference[],
  intent: Intent,
  options: PlaceOptions,
): Promise<Timeline> {
  const { video } = timeline.tracks;
  const { sight, once } = options;
  const tasks = video.titles.map((card) => taskOf(card, intent, sight !== null));
  if (tasks.every((task) => task === null)) return timeline;
  const context = await contextOf(timeline, references, options);
  const titles: TitleCard[] = [...video.titles];
  const notes: string[] = [];
  for (const [index, card] of video.titles.entries()) {
    const task = tasks[index];
    if (!task) continue;
    const free = places.filter((place) => place === task.home || !isTaken(place, index, titles));
    const choice = { ...task, places: free };
    const { place: _place, range: _range, ...set } = card;
    const beneath = picturesBeneath(card, context);
    const key = [
      ...[placeVersion, titlesVersion, set, choice],
      ...[timeline.aspectRatio, beneath, sight !== null],
    ];
    const found = await once(key, () => choosePlace(card, choice, context, sight));
    titles[index] = { ...card, place: found.place, ...(found.side && { side: found.side }) };
    notes.push(...noteOn(card, found, task.isWished));
  }
  return {
    ...timeline,
    tracks: { ...timeline.tracks, video: { ...video, titles } },
    notes: [...timeline.notes, ...notes],
  };
}

type Task = Omit<PlaceChoice, 'places'> & { readonly isWished: boolean };

/** Null for a text whose place nothing moves. */
function taskOf(card: TitleCard, intent: Intent, canSee: boolean): Task | null {
  if (card.manner === 'caption' || card.manner === 'word-by-word') return null;
  const isWished = !intent.texts.some(({ text, place }) => text === card.text && place === 'auto');
  if (card.manner === 'title' && !isWished) return { home: null, mostBody: 1, isWished };
  if (!canSee) return null;
  const mostBody = card.manner === 'end-card' && !isWished ? mostBodyUnderCard : 1;
  return { home: card.place, mostBody, isWished };
}

function noteOn(card: TitleCard, found: ChosenPlace, isWished: boolean): readonly string[] {
  if (isWished && found.place !== card.place) {
    return [titleTexts.elsewhere(card.text, found.place, card.place)];
  }
  return found.hidesFace ? [titleTexts.hidesFace(card.text)] : [];
}

/** Two texts at a time stand apart. */
function isTaken(place: Place, index: number, titles: readonly TitleCard[]): boolean {
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
