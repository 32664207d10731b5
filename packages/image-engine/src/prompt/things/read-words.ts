import type { Place } from '../../illustration/illustration-description.ts';
import type { Finish } from '../../illustration/room-finish.ts';
import { stopsIn, tokenise, typedWords } from '../tokenise.ts';
import { withBoth } from './collect/between-animals.ts';
import { collectThings } from './collect/collect-things.ts';
import { thingOf } from './collect/draft-things.ts';
import { readPieces } from './reading/reading.ts';
import { withoutEnglishPlurals } from './words/english-plurals.ts';
import { readFinish, readUse, finished as roomsFinished } from './words/finishes.ts';
import { ownedParts, partsTold, withoutParts } from './words/part-words.ts';
import { readMadeOf } from './words/piece-words.ts';
import { readShape } from './words/shape-words.ts';

/** What is said of walls and windows is said of a room, and of nothing that stands in it. */
export function readRoom(rest: string) {
  const told = readFinish(rest);
  const room = told && readWords(told.rest);
  const place = room?.collected.place;
  if (told && room && place && roomsFinished.has(place))
    return usedAs(rest, { ...room, finish: told.finish, finished: told.said });
  const plain = readForms(rest);
  const isRoom = plain.collected.place !== null && homes.has(plain.collected.place);
  const unfinished = { ...plain, finish: null, finished: '' };
  return isRoom ? usedAs(rest, unfinished) : unfinished;
}

const homes: ReadonlySet<Place> = new Set<Place>(['room', 'bedroom', 'office']);

/** « une chambre d'enfant », « une entrée »: it is furnished so. */
function usedAs<Read extends { readonly finish: Finish | null; readonly finished: string }>(
  prompt: string,
  read: Read,
): Read {
  const told = readUse(prompt);
  if (!told) return read;
  const { finish, finished } = read;
  return { ...read, finish: { ...finish, use: told.use }, finished: `${finished} ${told.said}` };
}

/** Whose form a thing has is no thing beside it. */
function readForms(rest: string): ReturnType<typeof readHouse> {
  return readPieced(rest) ?? readShaped(rest);
}

/** What something is made of is no second thing. */
function readPieced(rest: string): ReturnType<typeof readHouse> | null {
  const told = readMadeOf(rest);
  if (!told) return null;
  const at = readHouse(told.before).collected.things.length - 1;
  const read = readHouse(told.rest);
  const { collected } = read;
  const bearer = collected.things[at];
  if (!bearer || bearer.person) return null;
  const things = collected.things.with(at, { ...bearer, pieces: told.pieces });
  const heard = [...collected.heard, ...typedWords(told.said)];
  return { ...read, collected: { ...collected, things, heard } };
}

function readShaped(rest: string): ReturnType<typeof readHouse> {
  const told = readShape(rest);
  if (!told) return readHouse(rest);
  const of = readHouse(told.of).collected;
  const [form, ...others] = of.things;
  if (!form || form.person || others.length > 0) return readHouse(rest);
  const at = readHouse(told.before).collected.things.length - 1;
  const read = readHouse(told.rest);
  const { collected } = read;
  const cloud = at < 0 ? cloudOf.exec(told.before)?.[0] : undefined;
  const bearer = collected.things[at];
  if (!cloud && (!bearer || bearer.person || furniture.test(bearer.id))) return readHouse(rest);
  const things = cloud
    ? [
        {
          ...thingOf(form.id, cloud, 1),
          ...({ colour: 'white', posture: 'floating' } as const),
          form: form.id,
        },
      ]
    : collected.things.with(at, { ...bearer!, form: form.id });
  const unknown = [...collected.unknown, ...of.unknown];
  const isKnown = (word: string) => !of.unknown.some((one) => one.split(' ').includes(word));
  const heard = [...collected.heard, ...typedWords(told.said).filter(isKnown)];
  return { ...read, collected: { ...collected, things, heard, unknown } };
}

/** Nothing would tell what it is. */
const furniture = /bed$|sofa|table$|chair$|desk$|shelf$/;
/** Else it is the sky that it is in. */
const cloudOf = /(?:nuage|cloud)$/iu;

/** What is said of a roof, a strap or an ear is said of the thing that has it. */
function readHouse(rest: string) {
  const told = partsTold(rest);
  const whole = readWords(rest);
  const owned = ownedParts(rest, told, whole.collected.things);
  if (owned.length === 0) return whole;
  const read = readWords(withoutParts(rest, owned));
  const { collected } = read;
  const again = ownedParts(rest, owned, collected.things);
  const things = collected.things.map((thing, at) => {
    const parts = again.filter(({ owner }) => owner === at);
    if (parts.length === 0) return thing;
    return { ...thing, parts: Object.fromEntries(parts.map(({ part, colour }) => [part, colour])) };
  });
  return { ...read, collected: { ...collected, things } };
}

function readWords(rest: string) {
  const words = withoutEnglishPlurals(tokenise(rest), typedWords(rest));
  const pieces = readPieces(words, stopsIn(rest));
  return { rest, words, pieces, collected: withBoth(collectThings(pieces, typedWords(rest))) };
}
