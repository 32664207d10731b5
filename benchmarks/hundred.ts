import { memoryUsage } from 'node:process';
import { makePicture } from '@armoni/image-engine/make-picture';
import { treatments } from '@armoni/image-engine/style/treatment';
import { promptOfIllustration, promptOfKind } from '@armoni/image-engine/testing/make-pins';
import { pinnedStyle } from '@armoni/image-engine/testing/pinned-styles';
import { sized } from './shared/sized.ts';

/**
 * Whether memory stays flat over a hundred pictures of 1024 px, one after the other in one process as
 * a running studio draws them: every kind, illustration and treatment in turn. Megabytes resident after
 * each ten, the most until then, and processor seconds.
 */
const { side, count, each } = sized(
  { side: 1024, count: 100, each: 10 },
  { side: 128, count: 4, each: 2 },
);

const { signal } = new AbortController();
const plain = [...Object.values(promptOfKind), ...Object.values(promptOfIllustration)].map(
  (prompt) => ({ prompt, style: null }),
);
const styled = treatments.map((treatment) => ({
  ...{ prompt: promptOfKind.lake, style: pinnedStyle(treatment) },
}));
const asked = [...styled, ...plain];

const rows: Record<string, Record<string, string>> = {};
let before = process.cpuUsage();
for (let made = 1; made <= count; made += 1) {
  const { prompt, style } = asked[made % asked.length]!;
  const wanted = { prompt, style, seed: made, width: side, height: side, reference: null };
  const outcome = await makePicture(wanted, { signal, workers: 2 });
  if (!outcome.ok) throw new Error(outcome.message);
  if (made % each !== 0) continue;
  const { user, system } = process.cpuUsage(before);
  before = process.cpuUsage();
  rows[`${made} pictures`] = {
    'resident MB': megabytes(memoryUsage.rss()),
    'most MB': megabytes(process.resourceUsage().maxRSS * 1024),
    'CPU s each': ((user + system) / 1e6 / each).toFixed(2),
  };
  if (process.env.WATCH) console.log(made, rows[`${made} pictures`]);
}
console.table(rows);

function megabytes(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(0);
}
