import { framesOf, lookOf, shotsOf } from '@armoni/contract/timeline/ranges';
import { shotNumbers } from '@armoni/contract/timeline/shot-numbers';
import type { Shot, Timeline } from '@armoni/contract/timeline/timeline';

/**
 * What happened to each shot, by the numbers that it had before: « 2 et 4 à 9 plus courts. » Those that were
 * to be left as they are are told where they were.
 */
export function tellShots(
  before: Timeline,
  after: Timeline,
  left: ReadonlySet<string> = new Set(),
): readonly string[] {
  const old = shotsOf(before);
  const now = new Map(shotsOf(after).map((shot) => [shot.id, shot]));
  const numbersWhere = (holds: (was: Shot, shot: Shot | undefined) => boolean) =>
    old.flatMap((was, index) => (holds(was, now.get(was.id)) ? [index + 1] : []));
  const both = (holds: (was: Shot, shot: Shot) => boolean) =>
    numbersWhere((was, shot) => shot !== undefined && holds(was, shot));
  const added = shotsOf(after).filter(({ id }) => old.every((shot) => shot.id !== id)).length;
  const lengthOf = (shot: Shot) => framesOf(shot.recordRange).length;
  const parts: readonly (readonly [readonly number[], string, string])[] = [
    [numbersWhere((_, shot) => shot === undefined), 'retiré', 'retirés'],
    [both((was, shot) => isElsewhere(was, shot)), 'échangé', 'échangés'],
    [both((was, shot) => was.speed > shot.speed), 'ralenti', 'ralentis'],
    [both((was, shot) => was.speed < shot.speed), 'accéléré', 'accélérés'],
    [both((was, shot) => !was.reversed && shot.reversed === true), 'à l’envers', 'à l’envers'],
    [both((was, shot) => was.reversed === true && !shot.reversed), 'à l’endroit', 'à l’endroit'],
    [
      both((was, shot) => isTrimmed(was, shot) && lengthOf(shot) < lengthOf(was)),
      'plus court',
      'plus courts',
    ],
    [
      both((was, shot) => isTrimmed(was, shot) && lengthOf(shot) > lengthOf(was)),
      'plus long',
      'plus longs',
    ],
    [
      both((was, shot) => was.sound !== shot.sound && shot.sound === 'drop'),
      'sans son',
      'sans son',
    ],
    [
      both((was, shot) => was.sound !== shot.sound && shot.sound === 'keep'),
      'avec son',
      'avec son',
    ],
    [
      both((was, shot) => was.look !== shot.look && lookOf(was, before) !== lookOf(shot, after)),
      'd’un autre look',
      'd’un autre look',
    ],
    [both((was, shot) => !was.locked && shot.locked === true), 'verrouillé', 'verrouillés'],
    [both((was, shot) => was.locked === true && !shot.locked), 'déverrouillé', 'déverrouillés'],
    [movedOf(before, after), 'déplacé', 'déplacés'],
    [
      both((was, shot) => left.has(was.id) && pictureOf(was) === pictureOf(shot)),
      'gardé',
      'gardés',
    ],
  ];
  return [
    ...parts.flatMap(([numbers, one, several]) =>
      numbers.length === 0 ? [] : [`${shotNumbers(numbers)} ${numbers.length > 1 ? several : one}`],
    ),
    ...(added > 0 ? [`${added} ${added > 1 ? 'ajoutés' : 'ajouté'}`] : []),
  ];
}

function isElsewhere(was: Shot, shot: Shot): boolean {
  const [one, other] = [framesOf(was.sourceRange), framesOf(shot.sourceRange)];
  if (was.mediaReference.sourceId !== shot.mediaReference.sourceId) return true;
  return other.start >= one.end || other.end <= one.start;
}

function isTrimmed(was: Shot, shot: Shot): boolean {
  return was.speed === shot.speed && !isElsewhere(was, shot);
}

/** The fewest that must have moved: what is not in the longest run that kept its order. */
function movedOf(before: Timeline, after: Timeline): readonly number[] {
  const places = new Map(shotsOf(before).map(({ id }, index) => [id, index + 1]));
  const order = shotsOf(after).flatMap(({ id }) => places.get(id) ?? []);
  const runs: number[][] = [];
  for (const number of order) {
    const best = runs
      .filter((run) => (run.at(-1) ?? 0) < number)
      .reduce<number[]>((longest, run) => (run.length > longest.length ? run : longest), []);
    runs.push([...best, number]);
  }
  const kept = runs.reduce<number[]>((best, run) => (run.length >= best.length ? run : best), []);
  return order.filter((number) => !kept.includes(number)).sort((a, b) => a - b);
}

/** What of a shot is left as it is; where it stands may follow from others. */
const pictureOf = ({ sourceRange, speed, reframe, sound, reversed = false }: Shot) =>
  JSON.stringify([sourceRange, speed, reframe, sound, reversed]);
