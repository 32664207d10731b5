import type { Edit } from '@armoni/image-engine/edit/edit';
import { isOfContent } from '@armoni/image-engine/edit/retouch';
import { understandEdit } from '@armoni/image-engine/edit/understand-edit';
import type { Act } from './act.ts';
import { findPicture } from './find-picture.ts';
import { fold } from './fold.ts';
import { isKnownSubject } from './known-subject.ts';
import { readSize } from './read-size.ts';
import { readStyle } from './read-style.ts';
import {
  changeLeads,
  comparison,
  fillers,
  indefinite,
  ownVersion,
  pronouns,
  verbs,
} from './tables/edit-table.ts';
import type { Talk } from './talk.ts';

type Edited = Extract<Act, { do: 'edit' | 'ask' }>;

/** A change of a picture at hand, or null where the words are about something else. */
export function readEdit(text: string, talk: Talk, isCorrection: boolean): Edited | null {
  const whole = readWholeEdit(text, talk, isCorrection);
  const head = text.replace(explained, '');
  const tail = text.slice(head.length);
  const isScene = /^,? ?(?:comme|like)/i.test(tail) && isKnownSubject(tail);
  if (whole?.do !== 'edit' || !whole.changes.includes('scene') || head === text || isScene) {
    return whole;
  }
  const plain = readWholeEdit(head, talk, isCorrection);
  const isPlain = plain?.do === 'edit' && !plain.changes.includes('scene');
  return isPlain ? plain : whole;
}

/** « en noir et blanc, comme les photos d’autrefois »: why, or like what; all that is done stands before. */
const explained =
  /,? (?:comme|pour|c['’]est pour|histoire de|afin|que je|ce serait|ça serait|so that|so i|like|for|à l['’]ancienne|façon) ?.{2,60}$|(?:,? (?:pour|for) (?:l['’]|la |le |les |une? |mon |ma |the |my )[^,]{2,25}(?=,))/iu;

function readWholeEdit(text: string, talk: Talk, isCorrection: boolean): Edited | null {
  const folded = fold(text);
  if (leadsToNew(text, talk)) return null;
  const found = findPicture(withoutPurpose(text), talk, isCorrection);
  const words = found.ok ? found.rest : withoutPurpose(text);
  const style = readStyle(words, talk.styles);
  const sized = readSize(style?.rest ?? words);
  // A format is read with the shapes, which know more names for it.
  const { edits, retouches, rest, styleStrength } = understandEdit(words, { hasFormats: false });
  const hasEdits = edits.length > 0 || retouches.length > 0;
  const crops = edits.some(({ kind }) => kind === 'crop');
  const isNew = indefinite.test(folded) && !ownVersion.test(folded);
  const isSaid = found.ok ? found.isSaid : found.missing === 'which';
  const shape = crops ? null : (sized?.size ?? null);
  const isOfThis = shape !== null && ofThis.test(folded);
  const isOnlyShape = isOfThis || (shape !== null && !isNew && isBare(sized?.rest ?? ''));
  const isOnlyStyle = style !== null && isBare(style.rest);
  const isChange =
    verbs.test(folded) ||
    pronouns.test(folded) ||
    changeLeads.test(folded) ||
    (styleStrength !== null && isBare(words)) ||
    (!isNew && ((hasEdits && !describes(rest)) || comparison.test(folded))) ||
    (ownVersion.test(folded) && (hasEdits || !isBare(rest))) ||
    (isSaid && (hasEdits || shape !== null || style !== null || !isBare(words)));
  if (!isChange && !isOnlyShape && !isOnlyStyle) return null;
  // « en hiver, un lac gelé » tells a picture where there is none to change.
  const isOnlyLed = !verbs.test(folded) && !pronouns.test(folded) && !hasEdits;
  const isTold = tellsThing.test(folded) || (ownVersion.test(folded) && isKnownSubject(text));
  if (!found.ok && found.missing === 'picture' && isOnlyLed && isTold) return null;
  if (!found.ok) return { do: 'ask', missing: found.missing };
  if (style?.style.is === 'picked' && talk.pickedStyle === null)
    return { do: 'ask', missing: 'style' };
  const ofPixels = retouches.filter((one) => !isOfContent(one));
  const changes = [...edits.map(nameOf), ...ofPixels.map(({ kind }) => kind)];
  const content =
    whatIs.test(folded) ||
    (!isOfThis && contentOf({ rest, found: words, style: style?.rest ?? null }));
  if (content) changes.push('scene');
  const { url: picture, isSaid: isNamed } = found;
  if (changes.length === 0 && shape === null && style === null) {
    return styleStrength === null
      ? { do: 'ask', missing: 'change' }
      : ofStrength(picture, words, talk);
  }
  const wished = { size: shape, style: style?.style ?? null };
  const said = isOfThis ? '' : shape ? (sized?.rest ?? '') : (style?.rest ?? words);
  return { do: 'edit', picture, isNamed, changes, words: said, ...wished };
}

/** « le style à 30 % »: the picture once more, in the style that it has; a photograph from what it was before. */
function ofStrength(shown: string, words: string, { pictures }: Talk): Edited {
  const act = pictures.find(({ url }) => url === shown)?.act;
  const before = act?.do === 'edit' && act.style !== null ? act : null;
  const { picture = shown, style = null } = before ?? {};
  return { do: 'edit', picture, isNamed: true, changes: ['style'], words, size: null, style };
}

/** « un fond d’écran pour mon téléphone avec ça » is the picture at hand in that shape. */
const ofThis =
  /(?<![a-z])(?:avec|a partir de|de|from|with|out of|of) (?:ca|cela|celle[- ](?:ci|la)|cette (?:image|photo)|it|this|that|this (?:picture|one))$/;

const tellsThing = /, ?(?:un|une|des|le|la|les|l'|a|an|the|some|two|deux|trois) ?[a-z]/;

/** « enlève ce qu'il y a à droite » */
const whatIs =
  /(?<![a-z])(?:ce qu|celui qui|celle qui|ceux qui|what's|whatever|the (?:thing|stuff))/;

/** « en 9:16 un gratte-ciel », « façon Encre bleue : une cigogne »: how it is to be drawn, then what. */
function leadsToNew(text: string, { styles }: Talk): boolean {
  if (!/^(?:en|au|in|format|façon|facon|style|dans|avec) /iu.test(text)) return false;
  const [shape, style] = [readSize(text), readStyle(text, styles)];
  return [shape?.rest, style?.rest].some(
    (rest) =>
      rest !== undefined && /^[:,\s]*(?:une?|des|an?|two|deux|trois) [a-z]/.test(fold(rest)),
  );
}

/** « en carré, pour une carte »: what it is for changes nothing in it. */
function withoutPurpose(words: string): string {
  const rest = words.replace(purpose, '');
  const said = purpose.exec(words)?.[0] ?? '';
  return readSize(rest) === null || readSize(said) !== null ? words : rest;
}

const purpose = /,? (?:pour|for) (?:une?|mon|ma|mes|le|la|les|a|my|the) .{2,30}$/iu;

/** « rue de Paris sous la pluie, sépia » tells a picture of its own, in a tone. */
function describes(rest: string): boolean {
  return contentWords(rest).length >= 3;
}

/** Whether something is said beside the picture meant, its style, its shape and its edits. */
function contentOf({
  rest,
  found,
  style,
}: {
  rest: string;
  found: string;
  style: string | null;
}): boolean {
  const left = [rest, found, ...(style === null ? [] : [style])].map((text) =>
    contentWords(readSize(text)?.rest ?? text),
  );
  const [first = [], ...others] = left;
  return first.some((word) => others.every((words) => words.includes(word)));
}

/** Whether the words say nothing that a picture could show. */
export function isBare(text: string): boolean {
  return contentWords(text).length === 0;
}

function contentWords(text: string): string[] {
  return fold(text)
    .split(/[^a-z0-9œ]+/)
    .filter((word) => word.length > 1 && !fillers.has(word) && !/^\d+$/.test(word));
}

/** The names that edits go by in tables and tests. */
export function nameOf(edit: Edit): string {
  switch (edit.kind) {
    case 'rotate':
      return `rotate-${{ 1: 'right', 2: 'half', 3: 'left' }[edit.quarterTurns]}`;
    case 'flip':
      return edit.axis === 'vertical' ? 'flip-vertical' : 'flip';
    case 'crop':
      return `crop(${shapeNames.find(([aspect]) => Math.abs(aspect - edit.aspect) < 0.01)?.[1] ?? edit.aspect})`;
    case 'light':
    case 'contrast':
    case 'saturation':
    case 'warmth':
      return `${edit.kind}${edit.amount < 0 ? '-' : '+'}`;
    default:
      return edit.kind;
  }
}

const shapeNames: readonly (readonly [number, string])[] = [
  [1, '1:1'],
  [16 / 9, '16:9'],
  [9 / 16, '9:16'],
  [4 / 3, '4:3'],
  [3 / 4, '3:4'],
];
