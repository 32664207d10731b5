import type { Oklab } from '@armoni/colour/oklab';
import { makeRandom } from '../maths/seeded-random.ts';
import { castPlayer, drawingFor } from './cast-players.ts';
import type { Format, IllustrationDescription, WishedThing } from './illustration-description.ts';
import { type Arranged, arrange } from './layout/arrange.ts';
import { buildClusters, type Player } from './layout/build-clusters.ts';
import type { Item } from './layout/cluster.ts';
import { isBust, isCelestial, isFlying } from './layout/habits.ts';
import { place as placeDrawing } from './layout/place-drawing.ts';
import { choosePalette } from './palette/choose-palette.ts';
import { mainColour, toldColours } from './palette/colour-drawing.ts';
import type { Palette } from './palette/palettes.ts';
import { tone } from './palette/tones.ts';
import type { Box } from './picture/fill-contours.ts';
import { type Group, type Picture, unitsOfShorterSide } from './picture/picture.ts';
import { furnish } from './scenery/furnish.ts';
import { mark, markSide } from './scenery/rooms.ts';
import { setStage } from './scenery/set-stage.ts';
import { fallOf } from './scenery/sky.ts';
import type { Setting, Stage } from './scenery/stage.ts';
import { setBlock } from './type/set-block.ts';
import { canSet } from './type/set-line.ts';

export type Composition = {
  readonly picture: Picture;
  /** As typed: what was understood and found no picture or no room. */
  readonly leftOut: readonly string[];
  /** For whoever checks: where every thing is. */
  readonly things: readonly { readonly item: Item; readonly box: Box }[];
  readonly stage: Pick<Stage, 'base' | 'horizon' | 'hasGround'>;
};

export type Frame = { readonly seed: number; readonly width: number; readonly height: number };

/** A wish → groups from the back to the front. The same for the same arguments. */
export function composePicture(wish: IllustrationDescription, frame: Frame): Composition {
  const random = makeRandom(saltOf(wish) ^ frame.seed);
  const scale = unitsOfShorterSide / Math.min(frame.width, frame.height);
  const [width, height] = [frame.width * scale, frame.height * scale];
  const { things, place } = furnish(wish);
  const [subject] = things;
  const palette = choosePalette(
    { ...wish, place },
    subject ? colourOfSubject(subject) : null,
    random,
  );
  const sky = new Set(
    things.map(({ id }) => id).filter((id) => isCelestial(id) && (things.length > 1 || wish.place)),
  );
  const setting: Setting = {
    ...{
      place: wish.format === 'portrait' && wish.place === null ? 'hills' : place,
      width,
      height,
      palette,
    },
    ...{ time: wish.time, season: wish.season, weather: wish.weather },
    ...{ focus: 0.5, celestial: sky, isNamed: wish.text.length > 0, random },
  };
  const stage = wish.format === 'logo' ? mark(setting) : setStage(setting);
  const { text } = wish;
  const lettered = text.length > 0 && text.every(canSet);
  const title = lettered ? titleBox({ ...wish, things, place }, { width, height }) : null;
  const isPortrait = isPortraitOf(wish, things);
  const players = things.map((thing) =>
    sky.has(thing.id) ? null : castPlayer(thing, { palette, isPortrait, random }),
  );
  const arranged = arrangeThings(players, {
    wish: { ...wish, things },
    setting,
    stage,
    isPortrait,
    title,
  });
  const groups = arranged.items.map((item) => groupOf(item));
  return {
    picture: {
      ...{ width, height, ink: tone(palette.ink), paper: tone(palette.paper) },
      groups: [
        ...stage.back,
        ...groups.map(({ group }) => group),
        ...stage.front,
        ...fallOf(setting),
        ...(title ? [setBlock(text, title, typeColour(palette, wish.format))] : []),
      ],
    },
    leftOut: [
      ...(title === null ? text : []),
      ...things.flatMap((thing, index) =>
        players[index] || sky.has(thing.id) ? [] : [thing.said],
      ),
    ],
    things: groups.map(({ item, box }) => ({ item, box })),
    stage,
  };
}

/** The upper third; all of it where nothing else is shown. */
function titleBox(
  { things, place, format }: IllustrationDescription,
  { width, height }: { width: number; height: number },
): Box {
  if (format === 'logo') {
    return { left: width * 0.16, right: width * 0.84, top: height * 0.79, bottom: height * 0.9 };
  }
  const isAlone = things.length === 0 && place === null;
  const isHung = place === 'party';
  const [top, bottom] = isAlone ? [0.28, 0.62] : isHung ? [0.19, 0.33] : [0.07, 0.25];
  return { left: width * 0.1, right: width * 0.9, top: height * top, bottom: height * bottom };
}

/** Ink on light, paper on dark. */
function typeColour(palette: Palette, format: Format): Oklab {
  if (format === 'logo') return tone(palette.ink);
  return tone(tone(palette.sky).l > 0.6 ? palette.ink : palette.paper);
}

/** Wishes of one seed differ; one to which a thing is added later stays what it is. */
function saltOf({ things: [first], text, format }: IllustrationDescription): number {
  const words = JSON.stringify([format, text, first?.id, first?.colour, first?.person]);
  let salt = 0x811c9dc5;
  for (const letter of words) salt = Math.imul(salt ^ letter.codePointAt(0)!, 0x01000193);
  return salt;
}

function colourOfSubject(thing: WishedThing): Oklab | null {
  if (thing.colour) return tone(toldColours[thing.colour]);
  const drawing = thing.person ? null : drawingFor(thing);
  return (
    drawing &&
    mainColour(
      drawing.shapes,
      drawing.shapes.map(({ fill }) => tone(fill)),
    )
  );
}

/** One person, or a few who are the whole picture, are seen from near. */
function isPortraitOf(
  { format, place }: IllustrationDescription,
  things: readonly WishedThing[],
): boolean {
  if (format === 'portrait') return true;
  const count = things.reduce((sum, thing) => sum + (thing.person ? thing.count : 0), 0);
  return (
    things.every(({ id }) => id === 'person' || id === 'people') && place === null && count <= 4
  );
}

type Scene = {
  readonly wish: IllustrationDescription;
  readonly setting: Setting;
  readonly stage: Stage;
  readonly isPortrait: boolean;
  readonly title: Box | null;
};

function arrangeThings(
  players: readonly (Player | null)[],
  { wish, setting, stage, isPortrait, title }: Scene,
): Arranged {
  if (players.every((player) => player === null)) return { items: [], focus: 0.5 };
  const clusters = buildClusters(players, wish.relations).map(({ root, cluster }) => {
    const thing = wish.things[root]!;
    return {
      cluster,
      isFlying: isFlying(thing.id),
      isBust: thing.person ? isPortrait : isBust(thing.id),
    };
  });
  const { width, height } = setting;
  return arrange(clusters, {
    width,
    height,
    base: stage.base,
    hasGround: stage.hasGround,
    top: title && wish.format !== 'logo' ? title.bottom + height * 0.03 : height * 0.08,
    ...(wish.format === 'logo' ? { side: markSide * Math.min(width, height) } : {}),
  });
}

function groupOf(item: Item): { group: Group; item: Item; box: Box } {
  const { cutOuts, box } = placeDrawing(item.drawing, item.fills, item);
  const group: Group = {
    name: item.name,
    kind: 'thing',
    cutOuts,
    ...(item.stands ? { base: item.base } : {}),
  };
  return { group, item, box };
}
