import type {
  IllustrationDescription,
  Person,
  Relation,
  WishedThing,
} from '../illustration-description.ts';
import { isStrewn } from '../layout/strew-around.ts';
import { actOf } from '../people/acts.ts';
import { isAnimal } from '../vocabulary/is-animal.ts';
import { naturalSize } from '../vocabulary/natural-size.ts';
import { plain } from './plain-thing.ts';

/** Of a person's height: what is too small to be worked on upon the ground. */
const smallest = 0.7;

/** Who does something has it to do to: what belongs to it where nothing was told, and a table for what is small. */
export function atWork(wish: IllustrationDescription): IllustrationDescription {
  if (wish.format === 'logo' || wish.format === 'pattern') return wish;
  return onTables(
    onTrees(withCandlesOnCake(withBrought(inBoats(inRoles(lookingOn(strewn(wish))))))),
  );
}

/** “a perfume bottle on marble with rose petals”: they lie about it, and in no row beside it. */
function strewn(wish: IllustrationDescription): IllustrationDescription {
  const { things, relations, ground, format } = wish;
  if (!ground || things.length !== 2 || format === 'poster') return wish;
  const isMain = (one: WishedThing) =>
    one.person === null && one.count === 1 && !isStrewn(one.id) && !isAnimal(one.id);
  return {
    ...wish,
    relations: relations.map((tie) =>
      tie.kind === 'beside' &&
      !tie.isJoint &&
      isMain(things[tie.of]!) &&
      things[tie.to]!.isSome &&
      isStrewn(things[tie.to]!.id)
        ? { of: tie.to, kind: 'around', to: tie.of }
        : tie,
    ),
  };
}

/** “blowing out her candles, everyone clapping around her”: they stand behind who is at it. */
function lookingOn(wish: IllustrationDescription): IllustrationDescription {
  const { things, relations } = wish;
  const isAtIt = (at: number) => {
    const act = actOf(things[at]?.person?.doing);
    return act?.object === 'stand' || act?.object === 'bench';
  };
  return {
    ...wish,
    relations: relations.map((tie) =>
      tie.kind === 'around' && things[tie.of]?.person && isAtIt(tie.to)
        ? { ...tie, kind: 'behind' }
        : tie,
    ),
  };
}

/** A player serves a ball and a waiter drinks; a skater jumps on his board. */
function inRoles(wish: IllustrationDescription): IllustrationDescription {
  const things = wish.things.map((thing) => {
    if (thing.id === 'scrum' || thing.person?.doing === 'scrum') return scrumOf(thing);
    const doing = thing.person?.doing && doingsInRoles[`${thing.id} ${thing.person.doing}`];
    return doing ? { ...thing, person: { ...thing.person!, doing } } : thing;
  });
  return { ...wish, things };
}
/** Who is on a boat sits or stands in it, and on no mast. */
function inBoats(wish: IllustrationDescription): IllustrationDescription {
  const { things, relations } = wish;
  const isManned = (at: number) =>
    relations.some(
      ({ of, kind, to }) =>
        to === at && /^(on|in)$/.test(kind) && things[of]?.person && things[of].count <= 2,
    );
  return {
    ...wish,
    things: things.map((thing, at) =>
      open.test(thing.said) && /boat|ship/.test(thing.id) && isManned(at)
        ? { ...thing, id: 'rowing-boat' }
        : thing,
    ),
  };
}
const open =
  /^(?:(?:petit|vieux|fishing|small|old|little)\s+)?(?:bateau|barque|boat|rowing boat|rowboat)/iu;

/** Three push against three. */
const scrumOf = (thing: WishedThing): WishedThing => ({
  ...thing,
  ...{ id: 'scrum', count: 6, stance: 'facing' as const },
  person: { ...thing.person!, sex: 'man', costume: 'rugby' },
});
const doingsInRoles: Readonly<Record<string, NonNullable<Person['doing']>>> = {
  'tennis-player serve': 'tennisServe',
  'skateboarder jump': 'skateJump',
};

function withBrought(wish: IllustrationDescription): IllustrationDescription {
  const { things, relations } = wish;
  const brought: WishedThing[] = [];
  const ties: Relation[] = [];
  for (const [of, { person }] of things.entries()) {
    const brings = actOf(person?.doing)?.brings;
    const hasObject = relations.some((tie) => tie.of === of && !/^(behind|under)$/.test(tie.kind));
    // Whatever else stands there may be meant.
    if (!brings || hasObject || things.some((one, at) => at > of && !one.person)) continue;
    ties.push({ of, kind: 'beside', to: things.length + brought.length });
    brought.push(plain(brings));
  }
  if (brought.length === 0) return wish;
  return { ...wish, things: [...things, ...brought], relations: [...relations, ...ties] };
}

/** « cueille des pommes »: from their tree. */
function onTrees(wish: IllustrationDescription): IllustrationDescription {
  const { things, relations } = wish;
  const picked = relations.find(
    ({ of, to }) => things[of]?.person?.doing === 'pick' && fruit.test(things[to]?.id ?? ''),
  );
  if (!picked || things.some(({ id }) => /tree/.test(id))) return wish;
  return {
    ...wish,
    things: [...things, plain('deciduous-tree')],
    relations: [...relations, { of: picked.to, kind: 'in', to: things.length }],
  };
}
const fruit = /apple|pear|peach|cherries|cherry$|lemon|tangerine|orange|olive|plum|apricot|fig/;

/** « les bougies de son gâteau »; who blows candles out has a cake below them. */
function withCandlesOnCake(wish: IllustrationDescription): IllustrationDescription {
  const { relations } = wish;
  const isBlowing = wish.things.some(({ person }) => person?.doing === 'blowOut');
  const isBare = isBlowing && !wish.things.some(({ id }) => /cake/.test(id));
  const things = isBare ? [...wish.things, plain('plain-cake')] : wish.things;
  const candle = things.findIndex(({ id }) => id === 'candle');
  const cake = things.findIndex(({ id }) => /cake/.test(id));
  const isTied = relations.some(({ of, to }) =>
    [of, to].every((at) => at === candle || at === cake),
  );
  if (candle < 0 || cake < 0 || isTied) return wish;
  return { ...wish, things, relations: [...relations, { of: candle, kind: 'on', to: cake }] };
}

/** « allume une bougie »: it stands on a little table at his side. */
function onTables(wish: IllustrationDescription): IllustrationDescription {
  const { things, relations } = wish;
  const bearerOf = (at: number): number => {
    const tie = relations.find(({ of, kind }) => of === at && kind === 'on');
    return tie && things[tie.to] && !things[tie.to]!.person ? bearerOf(tie.to) : at;
  };
  const done = relations.find(
    ({ of, to }) =>
      actOf(things[of]?.person?.doing)?.object === 'stand' && things[to]?.person === null,
  );
  if (!done) return wish;
  const at = bearerOf(done.to);
  const { id, count } = things[at]!;
  const isSmall = /cake/.test(id) || (naturalSize(id) < smallest && count <= 4 && !isAnimal(id));
  if (!isSmall || things.some((one) => /table|desk/.test(one.id))) return wish;
  return {
    ...wish,
    things: [...things, { ...plain('round-table'), size: 'small' }],
    relations: [...relations, { of: at, kind: 'on', to: things.length }],
  };
}
