import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { fileURLToPath } from 'node:url';
import { makePicture } from '@armoni/image-engine/make-picture';
import { treatments } from '@armoni/image-engine/style/treatment';
import { promptOfIllustration, promptOfKind } from '@armoni/image-engine/testing/make-pins';
import { pinnedStyle } from '@armoni/image-engine/testing/pinned-styles';
import { sized } from './shared/sized.ts';

/**
 * What a picture of 1024 px costs on two threads, of every kind and treatment: processor and clock
 * seconds, seconds until the first rough picture, and the most memory, each in a process of its own that
 * has drawn something small before, as a running studio has. `ONLY` takes those whose name contains it.
 */
const side = sized<number>(1024, 192);
const rounds = sized<number>(2, 1);
const workers = 2;

type Asked = { readonly name: string; readonly prompt: string; readonly treatment?: string };
type Cost = {
  readonly cpuSeconds: number;
  readonly seconds: number;
  readonly firstSeconds: number;
  readonly peakMegabytes: number;
};

const treated = promptOfKind.lake;
const asked: readonly Asked[] = [
  ...Object.entries(promptOfKind).map(([kind, prompt]) => ({ name: `scene ${kind}`, prompt })),
  ...Object.entries(promptOfIllustration).map(([name, prompt]) => ({
    ...{ name: `illustration ${name}`, prompt },
  })),
  ...treatments.map((treatment) => ({
    ...{ name: `treatment ${treatment}`, prompt: treated, treatment },
  })),
];

if (process.send) await drawAsTold();
else await report();

async function report(): Promise<void> {
  const { ONLY: only = '' } = process.env;
  const rows: Record<string, Record<string, string>> = {};
  const wanted = asked.filter(({ name }) => name.includes(only));
  for (const each of sized(wanted, wanted.slice(0, 1))) {
    const costs: Cost[] = [];
    for (let round = 0; round < rounds; round += 1) costs.push(await costOf(each));
    const least = (key: keyof Cost) => Math.min(...costs.map((cost) => cost[key]));
    rows[each.name] = {
      'CPU s': least('cpuSeconds').toFixed(2),
      s: least('seconds').toFixed(2),
      'first s': least('firstSeconds').toFixed(2),
      'peak MB': least('peakMegabytes').toFixed(0),
      load: loadavg()[0]!.toFixed(1),
    };
  }
  console.table(rows);
}

async function costOf(each: Asked): Promise<Cost> {
  const child = fork(fileURLToPath(import.meta.url), { stdio: 'inherit' });
  child.send(each);
  const [cost] = (await once(child, 'message')) as [Cost];
  await once(child, 'exit');
  return cost;
}

async function drawAsTold(): Promise<void> {
  const [{ prompt, treatment }] = (await once(process, 'message')) as [Asked];
  const style = treatments.find((each) => each === treatment);
  const drawn = { prompt, seed: 11, style: style ? pinnedStyle(style) : null, reference: null };
  const { signal } = new AbortController();
  await makePicture({ ...drawn, width: 96, height: 96 }, { signal, workers });
  const before = process.cpuUsage();
  const startedAt = performance.now();
  const since = () => (performance.now() - startedAt) / 1000;
  let firstSeconds = Number.NaN;
  const onPreview = () => {
    if (Number.isNaN(firstSeconds)) firstSeconds = since();
  };
  await makePicture({ ...drawn, width: side, height: side }, { signal, workers, onPreview });
  const seconds = since();
  const { user, system } = process.cpuUsage(before);
  process.send?.({
    ...{ cpuSeconds: (user + system) / 1e6, seconds, firstSeconds },
    peakMegabytes: process.resourceUsage().maxRSS / 1024,
  } satisfies Cost);
  process.disconnect();
}
