import type { Oklab } from '@armoni/colour/oklab';
import { makeRandom } from '../maths/seeded-random.ts';
import { type Margins, noMargins, scaledMargins } from '../raster/margins.ts';
import { arrangeThings, keptFrom, nothingArranged } from './arrange-things.ts';
import { castPlayer, drawingFor, type Posed } from './cast-players.ts';
import { type DesignLayout, designLayout } from './design-layout.ts';
import { furnishAs, settledAs } from './furnish-as.ts';
import { dressedFor, groupOf } from './group-of.ts';
import type {
  IllustrationDescription,
  MannerName,
  Place,
  WishedThing,
} from './illustration-description.ts';
import { surfaceOf } from './layout/at-surface.ts';
import type { Item } from './layout/cluster.ts';
import { isCelestial, isInWater } from './layout/habits.ts';
import { patternOf } from './layout/pattern-of.ts';
import type { Settled } from './layout/settle.ts';
import { usualManner } from './manners/usual-manner.ts';
import { letteringOf, onSheet } from './on-sheet.ts';
import { choosePalette } from './palette/choose-palette.ts';
import { mainColour } from './palette/colour-drawing.ts';
import { furnishingsOf } from './palette/furnishings.ts';
import { inksOf } from './palette/inks.ts';
import type { Palette } from './palette/palettes.ts';
import { asRoom, inTaste, isHome, sameRoom } from './palette/room-tastes.ts';
import { toldHex } from './palette/told-hex.ts';
import { tone } from './palette/tones.ts';
import { isFullLength } from './people/roles.ts';
import type { Box } from './picture/fill-contours.ts';
import { type Picture, unitsOfShorterSide } from './picture/picture.ts';
import { roofed } from './place-names.ts';
import { saltOf, saltOfWords, streams } from './salt.ts';
import { card, sheetOf } from './scenery/designed/cards.ts';
import { chart, network, plan } from './scenery/designed/charts.ts';
import { designed } from './scenery/designed/designed.ts';
import { allOf, isCard, strewn, withoutStrewn } from './scenery/designed/is-card.ts';
import { inksOfMark, mark, withChosenMarks } from './scenery/designed/marks.ts';
import { extendBackdrops, stretchBelow } from './scenery/extend-backdrop.ts';
import { isOnTableOf, withTableBefore } from './scenery/insides/table-before.ts';
import { isometric } from './scenery/isometric.ts';
import { fallOf, mistOf } from './scenery/outdoors/sky.ts';
import { hourSeen, inTheSky, skyless, skyOnly } from './scenery/outdoors/sky-seen.ts';
import { isIndoors, isLaidOut, isShownOn } from './scenery/place-for.ts';
import { plainGround, portraitGround, portraitRoom } from './scenery/portrait-grounds.ts';
import { isSetPiece } from './scenery/set-pieces.ts';
import { setStage } from './scenery/set-stage.ts';
import type { Setting, Stage } from './scenery/stage.ts';
import { flatLay } from './scenery/still-lifes/flat-lay.ts';
import { onGround, productShot } from './scenery/still-lifes/still-life.ts';
import { windowFrame } from './scenery/window-frame.ts';
import { isMonogram, titleBox } from './title.ts';
import { canSet } from './type/set-line.ts';

export type Composition = {
  readonly picture: Picture;
  readonly manner: MannerName;
  /** As typed: what was understood and found no picture or no room. */
  readonly leftOut: readonly string[];
  /** What stands there and how, wished or brought by its place; items tell which of them they are. */
  readonly cast: Settled;
  /** For whoever checks: where every thing is. */
  readonly things: readonly { readonly item: Item; readonly box: Box }[];
  /** Which group of the picture the first of them is. */
  readonly firstThing: number;
  readonly stage: Pick<Stage, 'base' | 'horizon' | 'hasGround' | 'set'>;
  /** People are seen from near. */
  readonly isPortrait: boolean;
  /** Where it plays. */
  readonly place: Place;
  /** At which hour it is seen, told or by what stands in its sky. */
  readonly hour: IllustrationDescription['time'];
};

export type Frame = {
  readonly seed: number;
  /** Pixels of the frame in which all has its place. */
  readonly width: number;
  readonly height: number;
  /** What is drawn around it, pixels. */
  readonly around?: Margins | undefined;
};

/**
 * A wish → groups from the back to the front. The same for the same arguments. `earlier` is what was
 * asked for before it was changed, the first wish and then each change: what one has in common with
 * the next stays where it was.
 */
export function composePicture(
  wish: IllustrationDescription,
  frame: Frame,
  earlier: readonly IllustrationDescription[] = [],
): Composition {
  const chosen = (one: IllustrationDescription) => withChosenMarks(one, frame.seed);
  return composeChosen(chosen(wish), frame, earlier.map(chosen));
}

function composeChosen(
  wish: IllustrationDescription,
  frame: Frame,
  earlier: readonly IllustrationDescription[],
): Composition {
  const first = earlier[0] ?? wish;
  const salt = saltOf(first) ^ frame.seed;
  const scale = unitsOfShorterSide / Math.min(frame.width, frame.height);
  const [width, height] = [frame.width * scale, frame.height * scale];
  const beyond = scaledMargins(frame.around ?? noMargins, scale);
  const { place, isPlaceAlone = false } = furnishAs(first, wish);
  const { things, relations } = settledAs(first, wish);
  const before = settledAs(first, first);
  const [subject] = before.things;
  // Tubes that shine hang in a place, and are printed on nothing.
  const layout = wish.isNeon ? null : designLayout({ ...wish, things }, { width, height });
  const full = { first, place, things, subject, salt, width, height, beyond };
  const setting = settingOf(wish, layout ? onSheet(full, layout) : full);
  const { palette, celestial: sky } = setting;
  const manner = wish.manner ?? first.manner ?? usualManner(salt, wish);
  const isPortrait = !layout?.isPlain && isPortraitOf(first, before.things);
  const staged = { ...wish, things, manner };
  const stage = layout?.isPlain
    ? designed(setting, wish.design!, { layout, isBare: withoutStrewn(things).length === 0 })
    : stageFor(staged, { ...setting, isPortrait, isNear: isPortrait });
  const title = titleOf({ ...wish, things }, setting, layout);
  const cast = casterOf(wish, setting, { salt, isPortrait, isOnPaper: layout?.isPlain ?? false });
  const players = cast(things);
  const isPattern = wish.format === 'pattern';
  const axis = manner === 'isometrique' && !isPattern ? width / 2 : null;
  const scene = {
    ...{ wish: { ...staged, relations }, setting, stage, isPortrait, title, isPlaceAlone, layout },
    lean: makeRandom(salt ^ streams.lean)() * 2 - 1,
  };
  const kept = keptFrom(earlier, { settle: (one) => settledAs(first, one), cast, players, scene });
  const arranged = isPattern ? nothingArranged : (kept ?? arrangeThings(players, scene));
  const grouped = (item: Item) => groupOf(item, axis, layout?.isStanding ?? false);
  const groups = arranged.items.map(grouped);
  const { fall, mist } = weatherOf(setting, stage, makeRandom(salt ^ streams.fall));
  const stayed = kept && firstDressed(first, wish, frame)?.map(grouped);
  const dress = dressedFor(stage, stayed ? before.things : things, stayed ?? groups);
  const back = extendBackdrops([...stage.back, ...dress.back, ...mist], manner, setting);
  const drawn = isPattern
    ? patternOf(wish, players, setting)
    : [
        ...back,
        ...groups.map(({ group }) => stretchBelow(group, setting)),
        ...extendBackdrops([...dress.front, ...fall], manner, setting),
        ...(wish.isThroughWindow ? [windowFrame(setting)] : []),
      ];
  return {
    picture: {
      ...{ width, height, beyond, ink: tone(palette.ink), paper: tone(palette.paper) },
      groups: [...drawn, ...letteringOf(wish, title, layout, { ...setting, height })],
    },
    ...{ manner, firstThing: back.length },
    leftOut: [
      ...(title === null ? wish.text : []),
      ...things.flatMap(({ id, said }, at) => (players[at] || sky.has(id) ? [] : [said])),
    ],
    things: groups.map(({ item, box }) => ({ item, box })),
    ...{
      stage,
      isPortrait,
      place: layout?.isPlain ? 'studio' : place,
      hour: hourSeen(wish, { place, things }),
      cast: { things, relations },
    },
  };
}

/** What stood between the first things stays, whatever comes or goes; null where it plays elsewhere. */
function firstDressed(first: IllustrationDescription, wish: IllustrationDescription, frame: Frame) {
  if (first.place !== wish.place || first.things.length === 0) return null;
  return composeChosen(first, frame, []).things.map(({ item }) => item);
}

/** Null where nothing is to be set, or where our letters lack some. */
function titleOf(
  wish: IllustrationDescription,
  { place, width, height, celestial }: Setting,
  layout: DesignLayout | null,
): Box | null {
  if (wish.text.length === 0 || !wish.text.every(canSet)) return null;
  if (layout) return layout.title;
  return titleBox(
    { ...wish, things: withoutStrewn(wish.things) },
    { width, height, isHung: place === 'party', isLow: allOf(wish.things, celestial) },
  );
}

/** Wished things → their pictures; none of what the sky shows. */
function casterOf(
  wish: IllustrationDescription,
  setting: Setting,
  { salt, isPortrait, isOnPaper }: { salt: number; isPortrait: boolean; isOnPaper: boolean },
) {
  return (all: readonly (WishedThing & Posed)[]) =>
    all.map((thing, index) => {
      if (setting.celestial.has(thing.id)) return null;
      const nth = all.slice(0, index).filter(({ id }) => id === thing.id).length;
      const random = makeRandom(salt ^ saltOfWords(`${thing.id} ${nth}`));
      // A moon on a card is no larger than who sits under it.
      const isSmall = isOnPaper && isCelestial(thing.id);
      const sized = isSmall ? { ...thing, size: 'small' as const } : thing;
      const isAlone = all.length === 1;
      return castPlayer(sized, { ...castingOf(wish, setting), isPortrait, isAlone, random });
    });
}

const castingOf = (
  { format, shades, isFromAbove = false }: IllustrationDescription,
  setting: Setting,
) => ({
  ...{ palette: setting.palette, season: setting.season, isMark: format === 'logo', isFromAbove },
  shades,
  ...(isHome(setting.place) ? { furnishings: setting.furnishings } : {}),
  ...(format === 'logo' ? { inks: inksOfMark(setting) } : {}),
});

/** What falls before everything, and mist about the horizon. */
function weatherOf(dry: Setting, { horizon }: Stage, random: () => number) {
  const setting = { ...dry, random };
  const [from, to] = [horizon - setting.height * 0.16, horizon + setting.height * 0.04];
  return { fall: fallOf(setting), mist: mistOf(setting, from, to) };
}

/** Who plays it is on its court. */
const played = ({ things }: IllustrationDescription): readonly string[] => [
  ...(things.some(({ person }) => person?.doing === 'swing') ? ['tennis-player'] : []),
  ...(things.some(isInWater) ? ['swimmer'] : []),
];

export type Played = {
  /** What was asked for before it was changed. */
  readonly first: IllustrationDescription;
  readonly place: Place;
  readonly things: readonly WishedThing[];
  /** What the palette was chosen for. */
  readonly subject: WishedThing | undefined;
  readonly salt: number;
  readonly width: number;
  readonly height: number;
  readonly beyond: Margins;
};

function settingOf(
  wish: IllustrationDescription,
  { first, place, things, subject, salt, width, height, beyond }: Played,
): Setting {
  const ids = things.map(({ id }) => id);
  const inSky = (id: string) =>
    wish.format !== 'logo' &&
    wish.design?.kind !== 'sheet' &&
    !skyless.has(place) &&
    ((isCelestial(id) && (things.length > 1 || wish.place !== null || skyOnly.has(id))) ||
      (isCard(wish, things) && strewn.has(id)));
  const by = paletteOf(wish, { place, things, subject, salt });
  // By another light the same sofa stands before the same wall.
  const still = { ...wish, time: first.time, season: first.season, weather: first.weather };
  const room = wish === first ? by : paletteOf(still, { place, things, subject, salt });
  const palette = roofed.has(place) && room.name !== by.name ? sameRoom(room, by) : by;
  const { time, season, mood } = wish;
  const held = wish.things.filter((thing) => isSetPiece(thing, place) && !ids.includes(thing.id));
  // What keeps a secret lies in mist.
  const isVeiled = mood === 'mysterious' && time === null;
  const weather = wish.weather ?? (isVeiled ? 'fog' : null);
  return {
    place: wish.format === 'portrait' && wish.place === null && !isIndoors(wish) ? 'hills' : place,
    ...{ width, height, beyond, palette, time, season, weather },
    ...{
      shown: new Set([...ids, ...wish.things.map(({ id }) => id), ...played(wish)]),
      pieces: new Map(held.map((thing) => [thing.id, thing])),
      view: wish.view ?? null,
      isPaved: wish.isPaved ?? (wish.town !== undefined && wish.town !== 'brick'),
      isCrossed: wish.isCrossed ?? false,
      town: wish.town ?? null,
      focus: 0.5,
      crop: wish.crop ?? null,
      surface: surfaceOf(wish, place),
      celestial: inTheSky(things, inSky),
      isNamed: wish.text.length > 0 && !isMonogram(wish),
      isDeserted: wish.isDeserted || things.some(({ isFar }) => isFar),
      field: wish.field ?? null,
      ...{ isRound: wish.isRound ?? false, hasPeaks: wish.hasPeaks ?? false },
      finish: wish.finish ?? {},
      furnishings: furnishingsOf(
        { ...palette, sky: room.sky },
        wish.finish ?? {},
        makeRandom(salt ^ streams.furnishings)(),
      ),
      ...{ ground: wish.ground ?? null, wall: wish.wall ?? null, isPlain: wish.isPlain ?? false },
      isOnTable: wish.place === 'table' || wish.things.some(({ id }) => id === 'table'),
      wallColour: wish.colours[0] ? toldHex(wish.colours[0], wish.shades) : null,
    },
    ...(wish.format === 'logo' ? inkedBy(wish, salt) : {}),
    random: makeRandom(salt ^ streams.scenery),
  };
}

function paletteOf(
  wish: IllustrationDescription,
  { place, things, subject, salt }: Pick<Played, 'place' | 'things' | 'subject' | 'salt'>,
): Palette {
  const chosen = choosePalette(
    { ...wish, place, time: hourSeen(wish, { place, things }) },
    subject ? colourOfSubject(subject, wish.shades) : null,
    makeRandom(salt ^ streams.palette),
  );
  // A told colour is stronger than a taste.
  const taste = wish.colours.length > 0 ? undefined : wish.finish?.taste;
  return asRoom(inTaste(chosen, taste), { ...wish, place });
}

function inkedBy({ colours, shades, mood, design }: IllustrationDescription, salt: number) {
  const random = makeRandom(salt ^ streams.palette);
  const isSoft = mood === 'calm' || mood === 'dreamy';
  return {
    inks: inksOf(colours, { isSoft, shades, random }),
    markChance: random(),
    isHung: design?.kind === 'board',
  };
}

function stageFor(
  wish: IllustrationDescription,
  { isPortrait, ...setting }: Setting & { isPortrait: boolean },
): Stage {
  const { format, text, place, manner, things, isPlain = false } = wish;
  if (format === 'logo') return mark(setting);
  if (isLaidOut(wish)) return flatLay(setting);
  if (manner === 'isometrique') return isometric(setting, things.length > 0);
  if (manner === 'carte') return chart(setting);
  if (manner === 'plan') return setting.shown.has('metro') ? network(setting) : plan(setting);
  const { ground } = setting;
  if (ground && isShownOn(setting.place)) return onGround({ ...setting, ground });
  const isBare = (isPlain || wish.wall !== undefined) && !isPortrait;
  if (place === null && (format === 'packshot' || isBare)) return productShot(setting);
  if (isPortrait && isPlain && place === null) return plainGround(setting);
  if (isPortrait && place === null && setting.place === 'hills' && text.length === 0)
    return portraitGround(setting);
  if (isPortrait && setting.place === 'room' && text.length === 0) return portraitRoom(setting);
  if (manner === 'autocollant' && place === null) return sheetOf(setting);
  if (isOnTableOf(wish, setting.place)) return withTableBefore(setStage(setting), setting);
  if (!isCard({ text, place }, things)) return setStage(setting);
  return format === 'sign' ? setStage({ ...setting, place: 'wall' }) : card(setting);
}

function colourOfSubject(
  thing: WishedThing,
  shades: IllustrationDescription['shades'],
): Oklab | null {
  if (thing.colour) return tone(toldHex(thing.colour, shades));
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
  { format, place, framing }: IllustrationDescription,
  things: readonly WishedThing[],
): boolean {
  if (format === 'portrait') return true;
  // « gros plan »: the face is what is asked for, whatever somebody does.
  const [one] = things;
  if (framing === 'close' && things.length === 1 && one!.person && one!.count === 1) return true;
  const count = things.reduce((sum, thing) => sum + (thing.person ? thing.count : 0), 0);
  return (
    things.every(
      ({ id, person }) =>
        (id === 'person' || id === 'people') &&
        !person?.beast &&
        person?.doing === undefined &&
        !isFullLength(person),
    ) &&
    place === null &&
    count <= 4
  );
}
