import type { Format } from '../../illustration/illustration-description.ts';
import { isOwner } from './collect/collect-rules.ts';
import { collectThings } from './collect/collect-things.ts';
import type { Collected } from './collect/collected.ts';
import type { Draft } from './collect/draft-things.ts';
import { markSubject } from './designed/mark-subject.ts';
import { readRoom } from './read-words.ts';

/** « J & B » */
const longestMonogram = 5;

type Asked = {
  readonly format: Format;
  readonly text: readonly string[];
  readonly prompt: string;
};

/** `relatives`: of what stands for them here. */
type Subject = Pick<Collected, 'things' | 'heard' | 'relatives' | 'relations'> & {
  readonly format: Format;
};

/** « un portrait » shows somebody, a trade's mark what stands for it, a monogram its letters. */
export function withSubject(collected: Collected, asked: Asked): Subject {
  const { things, place, relations } = collected;
  const { format, text, prompt } = asked;
  const asIs = { things, heard: [], relatives: [], relations, format };
  const letters = text.length === 1 && text[0]!.length <= longestMonogram;
  if (format === 'logo' && letters && things.every(isOwner) && !/[a-z]{2}/u.test(text[0]!))
    return { ...asIs, things: [], heard: things.map(({ said }) => said) };
  const named = things.length === 0 && format === 'logo' && place === null ? namedIn(text) : null;
  const mark = markSubject(collected, asked);
  if (mark && !(named && mark.relatives.length === 0 && mark.things[0]!.said === ''))
    return { ...mark, relations: [] };
  if (named) return { ...asIs, things: [named] };
  if (things.length > 0) return asIs;
  const titled = place === null && told.test(prompt) ? namedIn(text) : null;
  if (titled) return { ...asIs, things: [titled] };
  if (format !== 'portrait') return asIs;
  const somebody = { says: 'person', sex: 'any', age: 'adult', count: 1, from: 0, to: 0 } as const;
  return { ...asIs, things: collectThings([somebody], []).things };
}

/** Their title tells what is to be seen. */
const told =
  /(?<!\p{L})(?:movies?|films?|books?|novels?|cover|couverture|roman|livre|album|pi[èe]ce de th[ée][âa]tre|spectacle|school play)(?!\p{L})/iu;

/** “Attack of the Tomatoes” */
function namedIn(text: readonly string[]): Draft | null {
  const things = text.flatMap((line) => readRoom(line).collected.things);
  return things.find(({ person }) => person === null) ?? null;
}
