import { framesOf, lookOf, shotsOf } from './ranges.ts';
import type { Shot, Timeline, TitleCard } from './timeline.ts';

/** What differs between two cuts of one film. */
export type CutDifference = {
  /** French, short, for a list of versions; empty when nothing differs. */
  readonly words: readonly string[];
  /** How many things differ, each shot and text counted. */
  readonly count: number;
};

/** One cut beside the one it was made from. */
export function compareCuts(before: Timeline, after: Timeline): CutDifference {
  const old = new Map(shotsOf(before).map((shot) => [shot.id, shot]));
  const now = new Set(shotsOf(after).map(({ id }) => id));
  const kept = shotsOf(after).filter(({ id }) => old.has(id));
  const added = shotsOf(after).length - kept.length;
  const removed = old.size - kept.length;
  const changed = kept.filter((shot) => essence(shot) !== essence(old.get(shot.id))).length;
  const oldOrder = [...old.keys()].filter((id) => now.has(id));
  const isMoved = kept.some(({ id }, index) => id !== oldOrder[index]);
  const texts = changedTexts(before, after);
  const parts: readonly (readonly [number, string])[] = [
    [changed, counted(changed, 'plan changé', 'plans changés')],
    [removed, counted(removed, 'plan retiré', 'plans retirés')],
    [added, counted(added, 'plan ajouté', 'plans ajoutés')],
    [Number(isMoved), 'ordre changé'],
    [texts.count, texts.words],
    [Number(isOtherMusic(before, after)), 'autre musique'],
    [Number(isOtherwiseMixed(before, after)), 'son changé'],
    [Number(before.look !== after.look), 'look changé'],
    [Number(areSoft(before, after) || areFaded(before, after)), 'fondus changés'],
  ];
  const told = parts.filter(([count]) => count > 0);
  return {
    words: told.map(([, words]) => words),
    count: told.reduce((sum, [count]) => sum + count, 0),
  };
}

/** « 2 plans changés, titre corrigé »; a sentence of its own when nothing differs. */
export function changesInWords({ words }: CutDifference): string {
  return words.length === 0 ? 'Aucun changement' : capital(words.join(', '));
}

/**
 * The shots of a cut whose pictures are not in another one: what has to be rendered. A shot that
 * only moved is there already.
 */
export function shotsToRender(rendered: Timeline, wanted: Timeline): ReadonlySet<string> {
  const there = new Set(picturesOf(rendered).map(({ picture }) => picture));
  const missing = picturesOf(wanted).filter(({ picture }) => !there.has(picture));
  return new Set(missing.map(({ id }) => id));
}

/** Of each shot everything that its pixels come from. */
export function picturesOf(timeline: Timeline) {
  const { clips, titles, transitions } = timeline.tracks.video;
  return clips.map((shot, index) => {
    const { start, end } = framesOf(shot.recordRange);
    const above = titles.flatMap(({ range, locked: _, ...drawn }) => {
      const at = framesOf(range);
      return at.start < end && at.end > start ? [[at.start - start, at.length, drawn]] : [];
    });
    const beside = transitions.flatMap(({ afterClipIndex, kind, duration }) => {
      if (afterClipIndex !== index && afterClipIndex !== index - 1) return [];
      const other = clips[afterClipIndex === index ? index + 1 : index - 1];
      const beyond = other && [pictureOf(other), lookOf(other, timeline)];
      return [[afterClipIndex - index, kind, duration.value, beyond]];
    });
    const picture = JSON.stringify([pictureOf(shot), lookOf(shot, timeline), above, beside]);
    return { id: shot.id, picture };
  });
}

function pictureOf(shot: Shot) {
  const { mediaReference, sourceRange, recordRange, speed, reframe, zoom, steady, balance } = shot;
  const { reversed = false } = shot;
  const source = framesOf(sourceRange);
  const { length } = framesOf(recordRange);
  const made = [speed, reframe, zoom, steady ?? false, balance ?? null, reversed];
  return [mediaReference.sourceId, source.start, source.length, length, ...made];
}

/** Of a shot what a person sees and hears of it; where it stands is told apart. */
function essence(shot: Shot | undefined): string {
  if (!shot) return '';
  const { look = null, sound = null, gainDecibels = 0 } = shot;
  return JSON.stringify([pictureOf(shot), look, sound, gainDecibels]);
}

function isOtherMusic(before: Timeline, after: Timeline): boolean {
  const [was, now] = [before.tracks.audio.music, after.tracks.audio.music];
  return Boolean(was && now && was.musicId !== now.musicId);
}

/** Other music begins elsewhere: only what is more than that is a change of its own. */
function isOtherwiseMixed(before: Timeline, after: Timeline): boolean {
  if (!isOtherMusic(before, after)) return isUnlike(before.tracks.audio, after.tracks.audio);
  const mixOf = ({ tracks: { audio } }: Timeline) => {
    const { musicId: _, startSeconds: __, loops: ___, ...mix } = audio.music ?? {};
    return [audio.originalSound, mix];
  };
  return isUnlike(mixOf(before), mixOf(after));
}

/** Whether a cut that both have dissolves in one of them alone. */
function areSoft(before: Timeline, after: Timeline): boolean {
  const [old, now] = [cutsOf(before), cutsOf(after)];
  return [...old].some(([cut, frames]) => now.has(cut) && now.get(cut) !== frames);
}

/** By the shots around each cut: how long it dissolves. */
function cutsOf(timeline: Timeline): ReadonlyMap<string, number> {
  const { clips, transitions } = timeline.tracks.video;
  const lengths = new Map(
    transitions
      .filter(({ kind }) => kind === 'dissolve')
      .map(({ afterClipIndex, duration }) => [afterClipIndex, duration.value]),
  );
  return new Map(
    clips.slice(1).map(({ id }, index) => [`${clips[index]?.id} ${id}`, lengths.get(index) ?? 0]),
  );
}

function areFaded(before: Timeline, after: Timeline): boolean {
  const fades = ({ tracks }: Timeline) =>
    tracks.video.transitions.filter(({ kind }) => kind !== 'dissolve').map(({ kind }) => kind);
  return isUnlike(fades(before).toSorted(), fades(after).toSorted());
}

function changedTexts(before: Timeline, after: Timeline) {
  const old = before.tracks.video.titles;
  const now = after.tracks.video.titles;
  const pairs = pairedTexts(old, now);
  const wordings = ({ tracks }: Timeline) => tracks.video.titles.map(({ text }) => text);
  const added = Math.max(0, now.length - old.length);
  const removed = Math.max(0, old.length - now.length);
  const changed = now.filter((card) => {
    const was = pairs.get(card);
    if (!was) return false;
    return isUnlike(drawnOf(card), drawnOf(was)) || isRetimed([before, was], [after, card]);
  });
  const [only] = changed;
  const isWording = isUnlike(wordings(before), wordings(after));
  const isOneTitle = changed.length === 1 && only?.kind === 'title' && isWording;
  const words = [
    ...(isOneTitle ? ['titre corrigé'] : []),
    ...(changed.length > 0 && !isOneTitle
      ? [counted(changed.length, 'texte changé', 'textes changés')]
      : []),
    ...(removed > 0 ? [counted(removed, 'texte retiré', 'textes retirés')] : []),
    ...(added > 0 ? [counted(added, 'texte ajouté', 'textes ajoutés')] : []),
  ];
  return { count: changed.length + added + removed, words: words.join(', ') };
}

/** Of a text what is seen of it, whenever that is. */
function drawnOf({ range: _, locked: __, ...drawn }: TitleCard) {
  return drawn;
}

/** Each text with the one that it was: of the same words, else the next that is left. */
function pairedTexts(old: readonly TitleCard[], now: readonly TitleCard[]) {
  const left = [...old];
  const pairs = new Map<TitleCard, TitleCard>();
  const pair = (card: TitleCard, index: number) => {
    const [was] = index === -1 ? [] : left.splice(index, 1);
    if (was) pairs.set(card, was);
  };
  for (const card of now) {
    pair(
      card,
      left.findIndex(({ text }) => text === card.text),
    );
  }
  for (const card of now) if (!pairs.has(card)) pair(card, left.length > 0 ? 0 : -1);
  return pairs;
}

/** A text that only went along with its shot is none that somebody changed. */
function isRetimed(
  [before, was]: readonly [Timeline, TitleCard],
  [after, card]: readonly [Timeline, TitleCard],
): boolean {
  const placeOf = (timeline: Timeline, { range }: TitleCard) => {
    const { start, end } = framesOf(range);
    const host = shotsOf(timeline).find(({ recordRange }) => start < framesOf(recordRange).end);
    const isLast = end === timeline.duration.value;
    return [host?.id, host && start - framesOf(host.recordRange).start, isLast || end - start];
  };
  const isSameFilm = before.duration.value === after.duration.value;
  return isSameFilm && isUnlike(placeOf(before, was), placeOf(after, card));
}

function isUnlike(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) !== JSON.stringify(other);
}

function counted(count: number, one: string, several: string): string {
  return `${count} ${count > 1 ? several : one}`;
}

function capital(text: string): string {
  return text.charAt(0).toLocaleUpperCase('fr') + text.slice(1);
}
