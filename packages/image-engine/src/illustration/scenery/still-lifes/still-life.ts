import type { Ground } from '../../illustration-description.ts';
import type { Box } from '../../picture/fill-contours.ts';
import { type StillSetName, stillSets } from '../../place-names.ts';
import { surfaceOf, wallOf } from '../insides/display.ts';
import type { Setting, Stage, Standing } from '../stage.ts';
import { hardShadow } from './grounds.ts';
import { type Kind, kindOf, setsOf } from './kinds.ts';
import { setProps } from './set-props.ts';
import { type StillSet, sets } from './sets.ts';
import { leafShadows, windowLight } from './walls.ts';

/** Of the shorter side: what is shown with something beside it. */
const loneSide = { accompanied: 0.5, alone: 0.58 } as const;

const tables: readonly StillSetName[] = ['linen', 'board', 'counter', 'marble', 'sill', 'cafe'];
/** What somebody calls a table. */
const onTables: ReadonlySet<string> = new Set([...tables.slice(0, 4), 'cafe', 'slate']);
const shops: readonly StillSetName[] = ['podium', 'pastel', 'leaves', 'sweep'];
/** Which of them take the colour that was told. */
const coloured: ReadonlySet<string> = new Set([
  'podium',
  'pastel',
  'leaves',
  'sweep',
  'linen',
  'shelf',
]);

/** Things shown by themselves, on a set that is theirs. */
export function stillLife(setting: Setting): Stage {
  const kind = kindIn(setting);
  const fitting = kind ? setsOf(kind) : setting.place === 'table' ? tables : shops;
  // What was told to be stood on is drawn by itself.
  const isBorne = ['plinth', 'stone-block', 'flat-stone', 'wooden-board', 'round-table'].some(
    (id) => setting.shown.has(id),
  );
  const all = fitting.filter(
    (one) =>
      (!setting.wallColour || coloured.has(one)) &&
      (!setting.isOnTable || onTables.has(one)) &&
      !(isBorne && /podium|board/.test(one)),
  );
  const set = chosen(setting, all.length > 0 ? all : [setting.isOnTable ? 'linen' : 'leaves']);
  return { ...stageOf(setting, sets[set](setting), kind), set };
}

/** A product by itself before one colour: nothing else is there. */
export function productShot(setting: Setting): Stage {
  const all = setting.wall || setting.isPlain ? (['sweep', 'pastel'] as const) : shops;
  const isLit = setting.wall !== undefined && setting.wall !== null;
  const plain = { ...setting, wallColour: setting.wallColour ?? null };
  const set = isLit ? 'sweep' : chosen(setting, all);
  return { ...stageOf(plain, sets[set](plain), null), set };
}

/** What is told to stand on marble, wood, velvet or sand: that lies before a wall with a light on it. */
export function onGround(setting: Setting & { readonly ground: Ground }): Stage {
  const wall = wallOf(setting);
  const tone = wall.cutOuts[0]!.fill;
  const light = [() => windowLight(setting, tone), () => leafShadows(setting, tone), () => null][
    Math.floor(setting.random() * 3)
  ]!();
  const isBare = setting.wall || setting.isPlain;
  const back = [wall, ...(light && !isBare ? [light] : []), ...surfaceOf(setting, setting.ground)];
  const kind = isBare ? null : kindIn(setting);
  const { matter } = setting.ground;
  const stage = stageOf(setting, { back, top: 0.63, base: 0.82 }, kind);
  return { ...stage, ...(isStillSet(matter) ? { set: matter } : {}) };
}

/** As it is told: « sur du marbre ». */
export const isStillSet = (name: string): name is StillSetName =>
  (stillSets as readonly string[]).includes(name);

const kindIn = ({ shown }: Setting): Kind | null => {
  for (const id of shown) {
    const kind = kindOf(id);
    if (kind) return kind;
  }
  return null;
};

const chosen = ({ random }: Setting, all: readonly string[]) =>
  all[Math.floor(random() * all.length)] as StillSetName;

function stageOf(setting: Setting, set: StillSet, kind: Kind | null): Stage {
  const { height } = setting;
  return {
    back: set.back,
    front: [],
    base: height * set.base,
    ...{ horizon: height * 0.5, hasGround: true, lone: loneSide[kind ? 'accompanied' : 'alone'] },
    dress: (things) => dressed(setting, { set, kind }, things),
  };
}

/** What is under, behind and before the things, once it is known where those are. */
function dressed(
  setting: Setting,
  { set, kind }: { set: StillSet; kind: Kind | null },
  things: readonly Standing[],
): Pick<Stage, 'back' | 'front'> {
  if (things.length === 0) return { back: [], front: [] };
  const { height } = setting;
  const all = around(things.map(({ box }) => box));
  const main = things
    .map(({ box }) => box)
    .reduce((one, other) => (areaOf(other) > areaOf(one) ? other : one));
  const ground = { ...all, bottom: height * set.base };
  const under = set.under?.(ground) ?? [];
  const shadows = set.shade
    ? [
        hardShadow(
          things
            .filter(({ stands }) => stands)
            .map(({ cutOuts, box }) => ({ cutOuts, bottom: box.bottom })),
          set.shade,
        ),
      ]
    : [];
  const ids = [...setting.shown];
  const props =
    kind && things.length <= mostShown && setting.shown.size <= 2
      ? setProps(setting, {
          kind,
          ids,
          all,
          main,
          base: ground.bottom,
          floor: height * (set.floor ?? set.base),
          top: set.top,
        })
      : { back: [], front: [] };
  return { back: [...under, ...shadows, ...props.back], front: props.front };
}

/** More than these are enough by themselves. */
const mostShown = 3;

const areaOf = ({ left, right, top, bottom }: Box) => (right - left) * (bottom - top);

const around = (boxes: readonly Box[]): Box => ({
  left: Math.min(...boxes.map(({ left }) => left)),
  right: Math.max(...boxes.map(({ right }) => right)),
  top: Math.min(...boxes.map(({ top }) => top)),
  bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
});
