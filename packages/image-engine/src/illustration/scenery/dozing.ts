import type {
  IllustrationDescription,
  Person,
  Place,
  WishedThing,
} from '../illustration-description.ts';
import { isLongSeat, isSeat } from '../layout/seats.ts';
import { plain } from './plain-thing.ts';

const inBed: ReadonlySet<Place> = new Set<Place>(['bedroom', 'room']);

/** Who sleeps in a train, on books or under a tree sits there with closed eyes, on a sofa or in a hammock lies; neither brings a bed. */
export function dozing(wish: IllustrationDescription): IllustrationDescription {
  const { things, relations, place } = wish;
  const at = things.findIndex(({ person }) => person?.doing === 'sleep');
  const sleeper = things[at];
  if (!sleeper?.person) return wish;
  const under = relations.find(({ of, kind }) => of === at && /^(on|in|under)$/.test(kind));
  const bearer = under && things[under.to];
  const isInBed = bearer ? /bed|tent|cradle/.test(bearer.id) : place === null || inBed.has(place);
  if (isInBed || things.some(({ id }) => /bed$/.test(id))) return wish;
  const { doing: _, ...person } = sleeper.person;
  const isLying = bearer !== undefined && isLongSeat(bearer.id) && sleeper.count === 1;
  const isOnSeat =
    place === 'carriage' || place === 'platform' || (bearer !== undefined && isSeat(bearer.id));
  const dozer: WishedThing = {
    ...sleeper,
    person: { ...person, hasClosedEyes: true, ...lain(isLying, isOnSeat) },
  };
  const sat = things.with(at, dozer);
  return isOnSeat && !bearer
    ? {
        ...wish,
        things: [...sat, plain('bench')],
        relations: [...relations, { of: at, kind: 'on', to: things.length }],
      }
    : { ...wish, things: sat };
}

const lain = (isLying: boolean, isOnSeat: boolean): Pick<Person, 'doing'> =>
  isLying ? { doing: 'lie' } : isOnSeat ? {} : { doing: 'cross' };
