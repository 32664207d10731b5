import { shotsOf } from '@armoni/contract/timeline/ranges';
import type { Timeline } from '@armoni/contract/timeline/timeline';
import { type Intent, plainIntent } from '@armoni/video-engine/model/intent';
import { readWish } from '@armoni/video-engine/plan/intent/read-wish';
import { readWording } from '@armoni/video-engine/plan/intent/words/read-wording';
import type { Change, Refusal } from './change.ts';
import { filmRules } from './film-rules.ts';
import { markReferences, referencePattern } from './references.ts';
import { shotRules } from './shot-rules.ts';
import { wordsTexts } from './texts.ts';

export type ReadChange = { readonly change: Change; readonly words: string };

export type ChangesRead = {
  /** In the order of the wish. */
  readonly changes: readonly ReadChange[];
  readonly refused: readonly Refusal[];
};

/**
 * What a wish asks of a film that stands. What speaks of single shots and of more or less of
 * something is read here, the rest as a wish for a new film is; what neither reads is told.
 */
export function readChanges(wish: string, timeline: Timeline): ChangesRead {
  const wording = readWording(wish);
  const marked = markReferences(wording, timeline);
  const shotCount = shotsOf(timeline).length;
  const taken: { readonly at: number; readonly change: ReadChange }[] = [];
  const refused: Refusal[] = [];
  let text = marked.text;
  let rest = wish;
  const take = (start: number, end: number): string => {
    text = text.slice(0, start) + '\u0000'.repeat(end - start) + text.slice(end);
    const from = wording.originOf(start);
    const to = wording.originOf(end);
    rest = rest.slice(0, from) + ' '.repeat(to - from) + rest.slice(to);
    return wish.slice(from, to).trim();
  };
  for (const [pattern, make] of [...shotRules, ...filmRules]) {
    for (const match of [...text.matchAll(pattern)]) {
      const [whole] = match;
      if (whole === '' || text.slice(match.index, match.index + whole.length) !== whole) continue;
      const changes = make({ words: [...match], marked, shotCount });
      const { isMissing } = marked.referenceOf(whole);
      if (changes === null && !isMissing) continue;
      const words = take(match.index, match.index + whole.length);
      if (isMissing)
        refused.push({ words, message: wordsTexts.noSuchShot(shotCount), instead: null });
      for (const change of changes ?? [])
        taken.push({ at: match.index, change: { change, words } });
    }
  }
  for (const [start, end] of clausesOfShots(text)) {
    // What is said of a shot and not understood must not be done to the whole film.
    refused.push({ words: take(start, end), message: wordsTexts.notUnderstood, instead: null });
  }
  const general = readRest(rest, timeline);
  return {
    changes: [
      ...taken.toSorted((a, b) => a.at - b.at).map(({ change }) => change),
      ...general.changes,
    ],
    refused: [...refused, ...general.refused],
  };
}

/** Where clauses begin and end that name shots still, and speak of no text. */
function clausesOfShots(text: string): readonly (readonly [number, number])[] {
  const named = new RegExp(referencePattern);
  return [...text.matchAll(/(?:(?! (?:et )?(?:puis|mais) )[^,.;!?\n\0])+/g)].flatMap((match) => {
    const [clause] = match;
    const isOfShots = named.test(clause) && !/titre|textes?(?![a-z])|carton|legende/.test(clause);
    return isOfShots ? [[match.index, match.index + clause.length] as const] : [];
  });
}

/** Whatever else is said holds for the film as a whole. */
function readRest(rest: string, timeline: Timeline): ChangesRead {
  if (!/[\p{L}\p{N}]/u.test(rest)) return { changes: [], refused: [] };
  const hasMusic = timeline.tracks.audio.music !== null;
  const { intent, understood, offered, refused, notUnderstood } = readWish(rest, {
    hasMusic,
    clips: [],
    aspectRatio: timeline.aspectRatio,
    canSee: true,
  });
  const changes: ReadChange[] = [];
  const undone: Refusal[] = [];
  const fields = new Map<string, string>();
  for (const { field, words } of understood) {
    fields.set(field, [fields.get(field), words].filter(Boolean).join(' '));
  }
  for (const [field, words] of fields) {
    const made =
      field === 'direction'
        ? allTurned(intent, timeline)
        : changesOf(field, intent, plainIntent(hasMusic));
    if (made === null) undone.push({ words, message: whyNot(field), instead: null });
    else changes.push(...made.map((change) => ({ change, words })));
  }
  return {
    changes,
    refused: [
      ...undone,
      ...refused.map(({ words, message }) => ({ words, message, instead: null })),
      ...[...offered, ...notUnderstood]
        .filter(({ words }) => !isFiller(words))
        .map(({ words }) => ({ words, message: wordsTexts.notUnderstood, instead: null })),
    ],
  };
}

/** Stills have no direction. */
function allTurned({ direction }: Intent, timeline: Timeline): readonly Change[] {
  const ids = shotsOf(timeline).flatMap(({ id, zoom }) => (zoom === 'none' ? [id] : []));
  return [{ kind: direction, ids }];
}

function whyNot(field: string): string {
  if (field === 'seen') return wordsTexts.notSeen;
  return field === 'aspectRatio' ? wordsTexts.otherShape : wordsTexts.ofNewFilms;
}

/** Says nothing of its own beside what was read. */
function isFiller(words: string): boolean {
  return /^(?:(?:et|puis|mais|avec|le|la|les|un|une|du|de|des|au|film|montage|tout|aussi|stp|svp|merci|peux-tu|peut|on|fais|je|veux|voudrais|il|faut|s'il|te|vous|plait|juste|simplement|maintenant|ensuite|reste|plan|plans|ajoute|rajoute|mets|met)[\s,.;:!?]*)+$/i.test(
    words.normalize('NFD').replace(/\p{M}/gu, ''),
  );
}

/** What a field of the intent changes about a film; null for what only a new film can hold. */
function changesOf(field: string, intent: Intent, plain: Intent): readonly Change[] | null {
  switch (field) {
    case 'look':
      return [{ kind: 'look', look: intent.look }];
    case 'music.use':
      return intent.music.use === 'none' ? [{ kind: 'music-off' }] : [];
    case 'music.level':
      return intent.music.level === 'auto'
        ? []
        : [{ kind: 'music-level', decibels: intent.music.level === 'low' ? -4 : 4 }];
    case 'music.startSeconds':
      return [{ kind: 'music-start', seconds: intent.music.startSeconds }];
    case 'music.end': {
      const { end } = intent.music;
      return typeof end === 'object' && end !== null ? null : [{ kind: 'music-end', at: end }];
    }
    case 'originalSound':
      return [{ kind: 'sound', sound: intent.originalSound }];
    case 'transitions':
      return intent.transitions === 'auto'
        ? []
        : [{ kind: 'dissolves', isOn: intent.transitions === 'dissolves' }];
    case 'fadeIn':
      return [{ kind: 'fade', edge: 'fade-in', isOn: intent.fadeIn === true }];
    case 'fadeOut':
      return [{ kind: 'fade', edge: 'fade-out', isOn: intent.fadeOut === true }];
    case 'duration': {
      const { minSeconds, maxSeconds } = intent.duration;
      if (maxSeconds === plain.duration.maxSeconds) return null;
      const isMost = minSeconds < maxSeconds * 0.8;
      return [{ kind: 'duration', as: isMost ? 'at-most' : 'seconds', value: maxSeconds }];
    }
    case 'pace':
      return intent.pace === 'medium'
        ? []
        : [{ kind: 'pace', times: intent.pace === 'fast' ? 0.7 : 1.35 }];
    case 'order':
      return intent.order === 'chronological' ? [{ kind: 'chronological' }] : null;
    case 'texts':
      return intent.texts.map((text): Change => {
        if (text.kind === 'title') return { kind: 'title-text', which: 'first', to: text.text };
        if (text.kind === 'call-to-action') {
          return { kind: 'title-text', which: 'last', to: text.text };
        }
        return { kind: 'title-add', text: text.text, at: 'start' };
      });
    default:
      return null;
  }
}
