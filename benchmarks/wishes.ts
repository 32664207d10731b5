import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { readWish } from '@armoni/video-engine/plan/intent/read-wish';
import {
  listsOf,
  type WishList,
  wishLists,
} from '@armoni/video-engine/plan/intent/wishes/all-wishes';
import { scoreWish } from '@armoni/video-engine/plan/intent/wishes/score-wish';
import { type WishRow, wishContext } from '@armoni/video-engine/plan/intent/wishes/wish-row';
import { sized } from './shared/sized.ts';

/**
 * The lists of wishes, each wish read and scored field by field: points that are right, wishes that are
 * right as a whole, those where a field was changed that nobody wished for, and those that are wrong
 * without a word of them handed back. `--list FILE[:EXPORT]` reads one file instead, wherever it is, and
 * prints each miss: what was wished ≠ what was read. `--baseline FILE` keeps the scores; `--against FILE`
 * prints each wish that is read worse or better than those that were kept, and fails when one is worse.
 */
const { values: asked } = parseArgs({
  options: {
    list: { type: 'string' },
    baseline: { type: 'string' },
    against: { type: 'string' },
    small: { type: 'boolean' },
  },
});

/** Counts of one wish, as a baseline keeps them. */
type Counts = {
  readonly points: number;
  readonly missed: number;
  readonly damaged: number;
  readonly silent: number;
};
type Read = Counts & { readonly key: string; readonly told: string };

const lists = asked.list ? await listsIn(asked.list) : await wishLists();
const read = lists
  .slice(0, sized(lists.length, 3))
  .map(({ name, rows }) => ({ name, rows: rows.map((row) => readRow(name, row)) }));
const rows = read.flatMap((list) => list.rows);
console.table(Object.fromEntries([...read, { name: 'all', rows }].map(totals)));
if (asked.list) for (const { missed, told } of rows) if (missed > 0) console.log(told);
if (asked.against) compare(JSON.parse(readFileSync(asked.against, 'utf8')) as Baseline);
if (asked.baseline) writeFileSync(asked.baseline, JSON.stringify(kept(), null, 1));

/** Of `FILE` every list, of `FILE:EXPORT` that one. */
async function listsIn(place: string): Promise<readonly WishList[]> {
  const [, file = place, name = null] = /^(.+\.[cm]?[jt]s):(\w+)$/.exec(place) ?? [];
  const found = await listsOf(pathToFileURL(file));
  const wanted = found.filter((list) => name === null || list.name === name);
  if (wanted.length > 0) return wanted;
  throw new Error(`${file} exports ${found.map((list) => list.name).join(', ') || 'nothing'}`);
}

function readRow(list: string, [wish, expected]: WishRow): Read {
  const reading = readWish(wish, wishContext);
  const { points, misses, isDamaged, isSilent } = scoreWish(wish, expected, reading);
  const back = reading.notUnderstood.map(({ words }) => `« ${words} »`);
  const refused = reading.refused.map(({ reason, words }) => `${reason} « ${words} »`);
  const offered = reading.offered.map(({ label, words }) => `${label} « ${words} »`);
  const states = [isDamaged && 'damaged', isSilent && 'silent'].filter(Boolean);
  const told = [
    `\n${wish}${states.map((state) => ` [${state}]`).join('')}`,
    ...misses.map((miss) => `  ${miss}`),
    ...Object.entries({ 'handed back': back, refused, offered })
      .filter(([, words]) => words.length > 0)
      .map(([fate, words]) => `  ${fate}: ${words.join(', ')}`),
  ].join('\n');
  const counts = { damaged: Number(isDamaged), silent: Number(isSilent) };
  return { key: `${list}: ${wish}`, told, points, missed: misses.length, ...counts };
}

function totals({ name, rows }: { name: string; rows: readonly Read[] }) {
  const sum = (count: (row: Read) => number) => rows.reduce((total, row) => total + count(row), 0);
  const [points, missed] = [sum((row) => row.points), sum((row) => row.missed)];
  const whole = sum((row) => Number(row.missed === 0));
  const figures = {
    points: `${points - missed} of ${points}`,
    whole: `${whole} of ${rows.length}`,
    damaged: sum((row) => row.damaged),
    silent: sum((row) => row.silent),
  };
  return [name, figures] as const;
}

type Baseline = Readonly<Record<string, Counts>>;

function kept(): Baseline {
  return Object.fromEntries(rows.map(({ key, told: _, ...counts }) => [key, counts]));
}

/** A wish that the baseline has not counts as neither. */
function compare(before: Baseline): void {
  const counted = ['missed', 'damaged', 'silent'] as const;
  const known = rows.filter(({ key }) => before[key]);
  const more = (a: Counts, b: Counts) => counted.some((count) => a[count] > b[count]);
  const worse = known.filter((row) => more(row, before[row.key]!));
  const better = known.filter((row) => !worse.includes(row) && more(before[row.key]!, row));
  for (const { told } of worse) console.log(`${told}\n  worse`);
  for (const { told } of better) console.log(`${told}\n  better`);
  console.log(
    `\n${worse.length} worse, ${better.length} better, ${known.length - worse.length - better.length} ` +
      `as before, ${rows.length - known.length} without a score before`,
  );
  if (worse.length > 0) process.exitCode = 1;
}
