import { isInCompany } from './cast-players.ts';
import type { Composition } from './compose-picture.ts';
import { foldCopies } from './fold-copies.ts';
import type {
  DesignKind,
  Format,
  IllustrationDescription,
  MannerName,
  Place,
  Relation,
  Weave,
  WishedThing,
} from './illustration-description.ts';
import { countedOf } from './legible.ts';
import type { PoseName } from './people/poses.ts';
import { roofed, type StillSetName } from './place-names.ts';
import { isSetPiece } from './scenery/set-pieces.ts';

/** One kind of thing in a picture. */
export type PlacedThing = WishedThing & {
  readonly pose?: PoseName;
  /** How many of it are drawn; none where it is part of the scenery. */
  readonly drawn: number;
};

/** What a picture shows, by what was placed in it and not by what was wished. */
export type Placed = {
  readonly format: Format;
  readonly manner: MannerName;
  readonly isPortrait: boolean;
  /** As what a designer laid it out; null for a scene. */
  readonly design: DesignKind | null;
  /** What a pattern is made of where nothing is repeated. */
  readonly weave: Weave | null;
  readonly things: readonly PlacedThing[];
  readonly relations: readonly Relation[];
  /** Null where nothing but a ground is behind them. */
  readonly place: Place | null;
  /** On what a still life is shown. */
  readonly set: StillSetName | null;
  /** What was told that things lie on, where nothing else is behind them. */
  readonly ground: IllustrationDescription['ground'] | null;
  readonly text: readonly string[];
  readonly time: IllustrationDescription['time'];
  readonly season: IllustrationDescription['season'];
  readonly weather: IllustrationDescription['weather'];
  readonly crop: IllustrationDescription['crop'];
  readonly mood: IllustrationDescription['mood'];
  readonly lights: NonNullable<IllustrationDescription['lights']>;
  /** How the houses of the street are built. */
  readonly town: IllustrationDescription['town'] | null;
  readonly taste: NonNullable<IllustrationDescription['finish']>['taste'] | null;
  /** What is seen from where it plays. */
  readonly view: Place | null;
  readonly isFromAbove: boolean;
  readonly isThroughWindow: boolean;
  readonly isDeserted: boolean;
};

/** `undrawn`: what the checks found missing; nobody is told of it. */
export function placedOf(
  wish: IllustrationDescription,
  composition: Composition,
  undrawn: readonly string[],
): Placed {
  const { cast, place, manner, isPortrait, leftOut, hour, stage } = composition;
  const counted = countedOf(composition);
  const gone = new Set(undrawn);
  const isOut = (thing: WishedThing, part: string) =>
    wish.things.some(({ said }, at) => said === thing.said && gone.has(`thing ${at} ${part}`));
  const isOfPattern = wish.format === 'pattern';
  // What a place shows by itself is there as well, and stands to nothing.
  const held = wish.things
    .filter(
      (thing) => isSetPiece(thing, place) && !cast.things.some(({ said }) => said === thing.said),
    )
    .map((thing): PlacedThing => ({ ...thing, drawn: thing.count }));
  const placed = cast.things.map((thing, at): PlacedThing => {
    const seen = counted.filter(({ item }) => item.thing === at).length;
    // Who hold each other are one drawing.
    const areOne = seen === 1 && isInCompany(thing);
    const drawn = isOfPattern || areOne ? thing.count : seen;
    return { ...withoutUnseen(thing, isOut), drawn };
  });
  const told = foldCopies({ things: placed, relations: cast.relations }, wish.things);
  const things = [...told.things, ...held];
  const isThere = (at: number) => {
    const thing = things[at];
    return thing ? !isOut(thing, 'itself') && !leftOut.includes(thing.said) : false;
  };
  const isTieOut = (tie: Relation) =>
    wish.relations.some(
      (one, at) =>
        gone.has(`relation ${at}`) &&
        wish.things[one.of]?.said === things[tie.of]?.said &&
        wish.things[one.to]?.said === things[tie.to]?.said,
    );
  const stays = things.map((_, at) => isThere(at));
  const after = (at: number) => stays.slice(0, at).filter(Boolean).length;
  const circumstance = <Value>(name: string, value: Value) => (gone.has(name) ? null : value);
  const isBare =
    wish.format === 'logo' ||
    isOfPattern ||
    (wish.manner === 'autocollant' && wish.place === null) ||
    (isPortrait && wish.place === null) ||
    wish.isPlain ||
    manner === 'carte' ||
    manner === 'plan' ||
    manner === 'isometrique' ||
    gone.has('place');
  // Stickers lie on their sheet.
  const isOnSheet = manner === 'autocollant' && wish.place === null;
  return {
    ...{ format: wish.format, manner, isPortrait },
    ...{ design: wish.design?.kind ?? null, weave: wish.design?.weave ?? null },
    things: things.flatMap((thing, at) => (thing && stays[at] ? [thing] : [])),
    relations: told.relations
      .filter((tie) => stays[tie.of] && stays[tie.to] && !isTieOut(tie))
      .map((tie) => ({ ...tie, of: after(tie.of), to: after(tie.to) })),
    place: isBare ? null : isOnSheet ? 'studio' : place,
    set: isBare ? null : (stage.set ?? null),
    text: wish.text.filter((line) => !leftOut.includes(line)),
    time: circumstance('time', isBare ? wish.time : hour),
    season: circumstance('season', wish.season),
    weather: circumstance('weather', wish.weather),
    crop: wish.crop ?? null,
    mood: circumstance('mood', wish.mood),
    lights: wish.lights ?? [],
    ...builtIn(wish, { place: isBare || isOnSheet ? null : place, gone }),
    isDeserted: (wish.isDeserted ?? false) && things.every((thing) => !thing?.person),
  };
}

/** How it is built and from where it is seen. */
function builtIn(
  wish: IllustrationDescription,
  { place, gone }: { readonly place: Place | null; readonly gone: ReadonlySet<string> },
): Pick<Placed, 'ground' | 'town' | 'taste' | 'view' | 'isFromAbove' | 'isThroughWindow'> {
  const ofPlace = <Value>(name: string, value: Value | undefined) =>
    place === null || gone.has(name) ? null : (value ?? null);
  const isSo = (name: 'isFromAbove' | 'isThroughWindow') =>
    (wish[name] ?? false) && !gone.has(name);
  return {
    ground: ofPlace('ground', wish.ground),
    town: ofPlace('town', wish.town),
    taste: place && roofed.has(place) ? ofPlace('finish.taste', wish.finish?.taste) : null,
    view: ofPlace('view', wish.view),
    ...{ isFromAbove: isSo('isFromAbove'), isThroughWindow: isSo('isThroughWindow') },
  };
}

function withoutUnseen<One extends WishedThing>(
  thing: One,
  isOut: (thing: WishedThing, part: string) => boolean,
): One {
  const { person } = thing;
  return {
    ...thing,
    colour: isOut(thing, 'colour') ? null : thing.colour,
    otherColour: isOut(thing, 'otherColour') ? undefined : thing.otherColour,
    posture: isOut(thing, 'posture') ? null : thing.posture,
    side: isOut(thing, 'side') ? undefined : thing.side,
    isFar: thing.isFar && !isOut(thing, 'isFar'),
    person: person && {
      ...person,
      doing: isOut(thing, 'person.doing') ? undefined : person.doing,
      glasses: isOut(thing, 'person.glasses') ? null : person.glasses,
      hasBeard: person.hasBeard && !isOut(thing, 'person.hasBeard'),
      mood: isOut(thing, 'person.mood') ? null : person.mood,
    },
  };
}
