import type { Sight } from '@armoni/perception/see/open-sight';
import { applyEdits } from '../edit/apply-edit.ts';
import type { Retouch } from '../edit/retouch.ts';
import { namedThing, type RetouchTexts, retouchTextsIn } from '../prompt/retouch-texts.ts';
import type { Language } from '../prompt/texts.ts';
import { bytesOfLinear, linearOfByte } from '../raster/colour.ts';
import { fromPlanes, type LabPlanes, toPlanes } from '../raster/lab-planes.ts';
import { createImage, type LinearImage } from '../raster/linear-image.ts';
import { blurBehind, fillBehind, placeBefore, takeColourOff } from '../retouch/background.ts';
import { fillHole } from '../retouch/fill-hole.ts';
import { mixWithin } from '../retouch/mix-within.ts';
import { recolour } from '../retouch/recolour.ts';
import { type Restored, restore } from '../retouch/restore.ts';
import { findSubject } from '../select/find-subject.ts';
import { readSubject } from '../select/thing-words.ts';
import { type DrawnThings, findDrawn } from './find-drawn.ts';

export type RetouchTools = {
  /** Null where nothing can be recognised. */
  readonly sight: Sight | null;
  /** Of an illustration of ours: where its things are. */
  readonly things: DrawnThings | null;
  readonly seed: number;
  /** Of what is said. */
  readonly language: Language;
  /** A picture drawn from words, of this size; null when they name nothing that can be drawn. */
  readonly draw: (
    words: string,
    size: { readonly width: number; readonly height: number },
  ) => Promise<LinearImage | null>;
  /** Pixels of the longer side of the file; null when unknown. */
  readonly longestSide: number | null;
};

type Done =
  | { readonly ok: true; readonly image: LinearImage; readonly note: string }
  | { readonly ok: false; readonly reason: string };

/** Of the picture: what is larger leaves too little to fill it from. */
const mostRemoved = 0.12;
/** Pixels a side of what is enlarged at most: twice as many are kept. */
export const mostEnlarged = 1536;

/** Does one retouch to a picture; a new picture, or why not. */
export async function retouchPicture(
  image: LinearImage,
  retouch: Retouch,
  tools: RetouchTools,
): Promise<Done> {
  const texts = retouchTextsIn[tools.language];
  if (retouch.kind === 'restore') return restored(image, texts);
  const { sight, things, language } = tools;
  const wish = 'subject' in retouch ? retouch.subject : '';
  if (things && retouch.kind !== 'enlarge') {
    const ours = findDrawn(wish, things, texts);
    if (ours) return applied({ image, planes: toPlanes(image), retouch, ...ours }, tools);
  }
  if (!sight) return { ok: false, reason: texts.noSight };
  if (retouch.kind === 'enlarge') return enlarged(image, retouch, { ...tools, sight });
  const planes = toPlanes(image);
  const subject = readSubject(wish);
  if (!subject) return { ok: false, reason: texts.notNamed(wish) };
  // Of a new colour only what has the old one is touched, of a tone nothing is moved: an edge may be a guess.
  const isLoose = retouch.kind === 'recolour' || retouch.kind === 'tone';
  const found = await findSubject({ image, planes, subject, isLoose }, sight);
  const name = subject.things === null ? '' : subject.said;
  if (!found.ok) {
    const reason =
      found.reason === 'not-seen' ? texts.notSeen(name) : texts.unsure(name || texts.mainSubject);
    return { ok: false, reason };
  }
  const named = name || namedThing(found.things, language);
  if (things && retouch.kind === 'remove' && liesWithin(found.mask, things.mask)) {
    return { ok: false, reason: texts.partOfDrawing(named) };
  }
  const recognised = subject.isPlural ? { recognised: found.boxes.length } : {};
  return applied({ image, planes, retouch, ...found, ...recognised, name: named }, tools);
}

/** « la banane » of a bowl of fruit: what lies behind it was never drawn. */
function liesWithin(mask: Float32Array, things: Float32Array): boolean {
  const all = mask.reduce((sum, one) => sum + one, 0);
  const within = mask.reduce((sum, one, at) => sum + one * things[at]!, 0);
  return within > all / 2;
}

type Applying = {
  readonly image: LinearImage;
  readonly planes: LabPlanes;
  readonly retouch: Exclude<Retouch, { kind: 'restore' | 'enlarge' }>;
  /** 0–1 a pixel, and of the picture. */
  readonly mask: Float32Array;
  readonly share: number;
  readonly name: string;
  /** How many were seen of those that were named. */
  readonly recognised?: number;
};

async function applied(
  { image, planes, retouch, mask, share, name, recognised }: Applying,
  tools: RetouchTools,
): Promise<Done> {
  const texts = retouchTextsIn[tools.language];
  switch (retouch.kind) {
    case 'cut-out':
      takeColourOff(planes, mask);
      return done({ ...fromPlanes(planes), alpha: mask }, texts.cutOut(name, share));
    case 'background-blur':
      blurBehind(planes, mask, retouch.amount);
      return done(fromPlanes(planes), texts.blurred(name));
    case 'background-colour':
      fillBehind(planes, mask, retouch.colour);
      return done(fromPlanes(planes), texts.filled(name, retouch.colour.said));
    case 'background-scene': {
      const behind = await tools.draw(retouch.words, image);
      if (!behind) return { ok: false, reason: texts.notDrawable(retouch.words) };
      placeBefore(planes, mask, toPlanes(behind));
      return done(fromPlanes(planes), texts.placed(name, retouch.words));
    }
    case 'remove': {
      const hole = holeOf(mask, image);
      const size = hole.reduce((sum, one) => sum + one, 0) / hole.length;
      if (size > mostRemoved) {
        return { ok: false, reason: texts.tooLargeToRemove(name, size, mostRemoved) };
      }
      const filled = fillHole(planes, hole, tools.seed);
      if (!filled) return { ok: false, reason: texts.unsure(name) };
      const note = recognised
        ? texts.removedSome(name, recognised, share)
        : texts.removed(name, share);
      return done(fromPlanes(filled), note);
    }
    case 'tone': {
      const { isBehind, edits } = retouch;
      const toned = applyEdits(image, edits);
      return done(mixWithin(image, toned, { mask, isBehind }), texts.toned(name, isBehind));
    }
    case 'recolour': {
      const changed = recolour(planes, mask, retouch.colour);
      if (changed < leastRecoloured) return { ok: false, reason: texts.noColourToChange(name) };
      return done(fromPlanes(planes), texts.recoloured(name, retouch.colour.said, changed));
    }
  }
}

/** Of the subject's area; less is no new colour. */
const leastRecoloured = 0.08;

function done(image: LinearImage, note: string): Done {
  return { ok: true, image, note };
}

/** What is taken out, with a rim: its edge holds its colour, and its shadow lies beside it. */
function holeOf(mask: Float32Array, { width, height }: LinearImage): Uint8Array {
  const rim = Math.max(3, Math.round(0.009 * Math.min(width, height)));
  const wide = new Uint8Array(mask.length);
  for (let y = 0; y < height; y += 1) {
    let near = -rim - 1;
    for (let x = 0; x < width + rim; x += 1) {
      if (x < width && mask[y * width + x]! > 0.12) near = x;
      if (x - rim >= 0 && x - rim < width && near >= x - 2 * rim) wide[y * width + x - rim] = 1;
    }
  }
  const hole = new Uint8Array(mask.length);
  for (let x = 0; x < width; x += 1) {
    let near = -rim - 1;
    for (let y = 0; y < height + rim; y += 1) {
      if (y < height && wide[y * width + x]) near = y;
      if (y - rim >= 0 && y - rim < height && near >= y - 2 * rim) hole[(y - rim) * width + x] = 1;
    }
  }
  return hole;
}

function restored(image: LinearImage, texts: RetouchTexts): Done {
  const planes = toPlanes(image);
  const words = wordsOf(restore(planes), texts);
  if (words.length === 0) return { ok: false, reason: texts.nothingToRestore };
  return done(fromPlanes(planes), texts.restored(words));
}

function wordsOf(
  { specks, isDenoised, isUncast, isStretched }: Restored,
  texts: RetouchTexts,
): string[] {
  return [
    ...(specks > 0 ? [texts.specks(specks)] : []),
    ...(isDenoised ? [texts.grain] : []),
    ...(isUncast ? [texts.cast] : []),
    ...(isStretched ? [texts.tones] : []),
  ];
}

/** What the network for edges makes of a side. */
const enlargedBy = 2;

async function enlarged(
  image: LinearImage,
  { times, side: wanted }: Extract<Retouch, { kind: 'enlarge' }>,
  { sight, longestSide, language }: RetouchTools & { readonly sight: Sight },
): Promise<Done> {
  const texts = retouchTextsIn[language];
  const side = longestSide ?? Math.max(image.width, image.height);
  if (side > mostEnlarged) return { ok: false, reason: texts.alreadyLarge(mostEnlarged) };
  const { width, height } = image;
  const made = await sight.enlarge({ rgb: bytesOfLinear(image.data), width, height });
  const larger = createImage(made.width, made.height);
  for (let i = 0; i < larger.data.length; i += 1) larger.data[i] = linearOfByte[made.rgb[i]!]!;
  const isLess = (times ?? (wanted ?? 0) / side) > enlargedBy;
  const note = texts.enlarged(made);
  return done(larger, isLess ? `${note} ${texts.onlyTwice}` : note);
}
