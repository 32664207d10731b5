import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { type Person, signUpSomebody } from '../apps/server/src/testing.ts';
import { sized } from './shared/sized.ts';

// What streaming costs: the time to the first word of a reply whose engine speaks at once, and
// how late words arrive when 1,000 replies of 20 words a second are streamed together. Every word
// is stored durably before it is sent, as always.

const { streams, seconds, firsts } = sized(
  { streams: 1000, seconds: 30, firsts: 300 },
  { streams: 5, seconds: 1, firsts: 5 },
);
const wordsPerSecond = 20;

const studio = fork(join(import.meta.dirname, 'streams/serve-studio.ts'), {
  execArgv: ['--disable-warning=ExperimentalWarning'],
});
const [{ url }] = (await once(studio, 'message')) as [{ url: string }];
const agent = new Agent({ keepAlive: true, maxSockets: Number.POSITIVE_INFINITY });
const people = await Promise.all(Array.from({ length: 8 }, () => signUpSomebody(url)));

const first = await firstWords(firsts);
console.log(
  `First word of a reply over the engine's own: median ${ms(first, 0.5)}, p99 ${ms(first, 0.99)} (goal: median ≤ 10 ms).`,
);

const [load = 0] = loadavg();
console.log(`Load of the machine before: ${load.toFixed(1)} on ${cpus().length} processors.`);
const before = await measure(studio);
const samples: { rssBytes: number }[] = [];
const sampling = setInterval(async () => samples.push(await measure(studio)), 2000);
const lateness = await manyStreams();
clearInterval(sampling);
const after = await measure(studio);

const expected = streams * seconds * wordsPerSecond;
console.log(
  `${streams} replies at ${wordsPerSecond} words/s for ${seconds} s: ${lateness.length} of ${expected} words arrived.`,
);
console.log(
  `Lateness: median ${ms(lateness, 0.5)}, p99 ${ms(lateness, 0.99)}, worst ${ms(lateness, 1)} (goal: p99 < 200 ms).`,
);
const used = after.cpuSeconds - before.cpuSeconds;
console.log(
  `Processor: ${used.toFixed(1)} s, ${((used / lateness.length) * 1e6).toFixed(0)} µs per word.`,
);
console.log(
  `Memory of the studio: ${mib(before)} before, ${samples.map(mib).join(', ')} every 2 s, ${mib(after)} after.`,
);
studio.send('stop');
agent.destroy();

async function firstWords(count: number): Promise<number[]> {
  const found: number[] = [];
  for (let index = 0; index < count; index += 1) {
    await ask('vite', people[0]!, (due, arrived) => found.push(arrived - due));
  }
  return sorted(found);
}

/** Started over a third of the time: people do not press Enter in the same second. */
async function manyStreams(): Promise<number[]> {
  const found: number[] = [];
  const all = Array.from({ length: streams }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, (index / streams) * seconds * 333));
    const words = String(seconds * wordsPerSecond);
    await ask(words, people[index % people.length]!, (due, arrived) => found.push(arrived - due));
  });
  await Promise.all(all);
  return sorted(found);
}

function ask(
  query: string,
  person: Person,
  onWord: (dueMs: number, arrivedMs: number) => void,
): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const body = JSON.stringify({ query, user: person.id, response_mode: 'streaming' });
  const asked = nowMs();
  const call = request(`${url}/api/v1/chat-messages`, {
    agent,
    method: 'POST',
    headers: { authorization: person.bearer, 'content-type': 'application/json' },
  });
  call.on('error', reject);
  call.on('response', (answer) => {
    answer.setEncoding('latin1');
    let rest = '';
    answer.on('data', (chunk: string) => {
      const arrived = nowMs();
      const lines = (rest + chunk).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const words = /"answer":"([^"]*)"/.exec(line)?.[1]?.trim();
        if (!words) continue;
        // The only word of « vite » is due when it is asked for.
        for (const due of words.split(' ')) onWord(query === 'vite' ? asked : Number(due), arrived);
      }
    });
    answer.on('end', resolve);
    answer.on('error', reject);
  });
  call.end(body);
  return promise;
}

type Measured = { readonly rssBytes: number; readonly cpuSeconds: number };

async function measure(child: ChildProcess): Promise<Measured> {
  const answered = once(child, 'message');
  child.send('measure');
  return ((await answered) as [Measured])[0];
}

function nowMs(): number {
  return Number(process.hrtime.bigint()) / 1e6;
}

function sorted(values: number[]): number[] {
  return values.sort((a, b) => a - b);
}

function ms(values: readonly number[], share: number): string {
  const at = Math.min(values.length - 1, Math.floor(values.length * share));
  return `${(values[at] ?? Number.NaN).toFixed(1)} ms`;
}

function mib({ rssBytes }: { readonly rssBytes: number }): string {
  return `${Math.round(rssBytes / 2 ** 20)} MiB`;
}
