import type { Relation, WishedThing } from '../../../illustration/illustration-description.ts';
import { worksOn } from '../../../illustration/people/doings.ts';
import type { PoseName } from '../../../illustration/people/poses.ts';
import { isAnimal } from '../../../illustration/vocabulary/is-animal.ts';

type Told = { readonly things: readonly WishedThing[]; readonly relations: readonly Relation[] };

const grown =
  /^(?:bush|hedge|rose|tulip|sunflower|flower-bed|potted-plant|tall-plant|bonsai|topiary.*|.*-tree|.*-plants?|vine|grapes|lavender.*)$/;
const trees = /^(?:.*-tree|willow|bamboo)$/;
/** Painted on themselves, and no subject of a painting. */
const coated =
  /^(?:fence|door|.*-door|garden-gate|wall|window|bench|chair|straw-chair|stool|table|.*-table|desk|wardrobe|bookshelf|shelf.*|wall-shelf|ladder|rowing-boat|barge|bicycle|birdhouse|beehive|egg|easter-eggs|crate|barrel|bed|cradle|side-table|flower-pails|mailbox|house-bed|rocking-horse|toy-train|surfboard|skateboard|automobile|doghouse|shutters.*|beach-hut)$/;
const hot = /^(?:coffee-cup|hot-beverage|teacup-without-handle|hot-chocolate)$/;
const drinks = /glass|cup|mug|beverage|drink|cocktail|wine|beer|tea|coffee|juice|bottle|bubbles/;

/** By what it is done to, what somebody does: null where it is what was said. */
function actOn(doing: PoseName, { id, person }: WishedThing): PoseName | null {
  if (person) return null;
  switch (doing) {
    case 'paint':
      return coated.test(id) ? 'paintObject' : null;
    case 'paintOver':
      return /wall/.test(id) ? null : 'paintObject';
    case 'decorate':
      return trees.test(id) ? 'decorateTree' : null;
    case 'cut':
      return trees.test(id) ? 'chop' : grown.test(id) ? 'prune' : null;
    case 'carve':
    case 'haircut':
    case 'shear':
      return grown.test(id) ? 'prune' : null;
    case 'plane':
      return /board|plank|wood/.test(id) ? null : 'sandDown';
    case 'pour':
      return hot.test(id) ? 'pourHot' : null;
    case 'serve':
      return drinks.test(id) || isAnimal(id) ? null : 'serveDish';
    case 'plant':
      return trees.test(id) ? 'plantTree' : null;
    default:
      return null;
  }
}

/** « peint une barrière » is done with a broad brush, « taille une haie » with shears; a tree that is planted is young. */
export function withActsByObject<One extends Told>(told: One): One {
  const things = [...told.things];
  for (const { of, kind, to, isJoint, isNear } of told.relations) {
    const [one, other] = [things[of], things[to]];
    const doing = one?.person?.doing;
    if (!doing || !other || isJoint || isNear || !/^(?:beside|on|in|before|holds)$/.test(kind))
      continue;
    things[to] = asWorkedOn(doing, other);
    const act = actOn(doing, other);
    if (!act) continue;
    things[of] = { ...one, person: { ...one.person!, doing: act } };
    if (act === 'plantTree' && other.size === 'usual') things[to] = { ...other, size: 'small' };
  }
  return withOwnShoes({ ...told, things });
}

function asWorkedOn(doing: PoseName, other: WishedThing): WishedThing {
  if (doing === 'sweep' && /leaf/.test(other.id))
    return { ...other, id: 'leaf-pile', count: 1, isSome: false };
  if (!worksOn(doing) || other.person) return other;
  // What is carved is no beast.
  const isCarved = doing === 'carve' && isAnimal(other.id) && !other.matter;
  return { ...other, isWorkedOn: true, ...(isCarved ? { matter: 'stone' as const } : {}) };
}

/** « cire ses chaussures »: they are before him. */
function withOwnShoes<One extends Told>(told: One): One {
  const of = told.things.findIndex(({ person }) => {
    const isShod = person && (person.shoes || person.boots);
    return isShod && /^(?:clean|repair|wash|paintObject)$/.test(person.doing ?? '');
  });
  if (of < 0 || told.relations.some((tie) => tie.of === of)) return told;
  const { boots, shoeColour = null } = told.things[of]!.person!;
  const [id, colour] = boots ? ['hiking-boot', boots] : ['sneaker', shoeColour];
  const plain = { count: 1, colour, size: 'usual', posture: null, person: null } as const;
  return {
    ...told,
    things: [...told.things, { ...plain, id, said: id }],
    relations: [...told.relations, { of, kind: 'beside', to: told.things.length }],
  };
}
