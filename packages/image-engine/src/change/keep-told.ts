import type { WishedThing } from '../illustration/illustration-description.ts';
import { understandIllustration } from '../prompt/things/understand-illustration.ts';

/** Of a sky, which another hour or weather may well take away. */
const ofSky: ReadonlySet<string> = new Set([
  ...['sun', 'moon', 'crescent-moon', 'star', 'stars', 'cloud', 'clouds', 'rainbow'],
]);
const bySky =
  /^(?:mais |but )?(?:en plein(?:e)?|au (?:beau )?milieu d['’e]|in (?:full|the middle of)) ?/iu;

/**
 * Another hour, season or weather takes nothing else away: where it would, said beside what was told before, it is
 * said in other words; null where none of them leaves all that was there.
 */
export function skyBeside(told: string, added: string): string | null {
  const { things, place, time, season, weather } = understandIllustration(added).description;
  const isOfSky = things.length === 0 && place === null && [time, season, weather].some(Boolean);
  if (!isOfSky || isDenial.test(added) || keeps(told, `${told}, ${added}`)) return added;
  const ways = [added.replace(bySky, ''), added.replace(bySky, 'sous '), weather, time, season];
  return ways.find((one) => one && one !== added && isWhole(told, added, one)) ?? null;
}

const isDenial = /(?<!\p{L})(?:sans|without|no|enl[eè]ve|retire|remove)(?!\p{L})/iu;

/** Whether these words leave all things there and bring what the others were to bring. */
function isWhole(told: string, added: string, way: string): boolean {
  const meant = understandIllustration(added).description;
  const now = understandIllustration(`${told}, ${way}`).description;
  const isBrought = (['time', 'season', 'weather'] as const).every(
    (one) => meant[one] === null || now[one] === meant[one],
  );
  return isBrought && keeps(told, `${told}, ${way}`);
}

function keeps(told: string, after: string): boolean {
  const [was, now] = [told, after].map((words) =>
    earthly(understandIllustration(words).description),
  );
  return now!.length >= was!.length;
}

const earthly = ({ things }: { readonly things: readonly WishedThing[] }) =>
  things.filter(({ id }) => !ofSky.has(id));
