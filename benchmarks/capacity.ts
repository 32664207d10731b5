import { mkdtemp, rm } from 'node:fs/promises';
import { loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort, startServer } from '../apps/server/src/faults/testing/server-process.ts';
import { makeBusyPerson } from './capacity/busy-person.ts';
import { type Costs, lines, peakOf, peopleCounts } from './capacity/peak.ts';
import { simulate } from './capacity/simulate.ts';
import { processorSeconds } from './shared/processor-seconds.ts';
import { sizeOfFolder } from './shared/size-of-folder.ts';
import { sized } from './shared/sized.ts';

// What a call, a reply, a picture, a training and a minute of film cost in processor and in storage,
// measured on the real server with its own engines; what so many people need of that in their busiest
// hour, by a simulation of who waits for whom (docs/operations/capacity.md).

const amounts = sized(
  { calls: 200, replies: 20, uploads: 4, pictures: 4, trainings: 1, filmSeconds: 8 },
  { calls: 10, replies: 2, uploads: 1, pictures: 0, trainings: 0, filmSeconds: 2 },
);
const clipSet = sized(
  { count: 2, width: 1920, height: 1080 },
  { count: 1, width: 480, height: 272 },
);

const folder = await mkdtemp(join(tmpdir(), 'armoni-capacity-'));
const dataFolder = join(folder, 'data');
const environment = { RATE_LIMIT_FACTOR: '1000' };
const server = await startServer({ dataFolder, port: await freePort(), environment });
try {
  const costs = await measure();
  for (const people of peopleCounts) tell(people, costs);
} finally {
  await server.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

async function measure(): Promise<Costs> {
  const person = await makeBusyPerson(server.url, { folder, clipSet, ...amounts });
  // The first of each loads what later ones find ready.
  await person.reply(0);
  if (amounts.pictures > 0) await person.draw(0);
  const cost = async (count: number, one: (number: number) => Promise<unknown>, share = 1) => {
    const now = async () => ({
      cpu: await processorSeconds(server.pid),
      bytes: await sizeOfFolder(dataFolder),
    });
    const before = await now();
    for (let number = 1; number <= count; number += 1) await one(number);
    const { cpu, bytes } = await now();
    // The smallest run leaves out what takes long.
    const of = Math.max(1, count) * share;
    return {
      cpuSeconds: (cpu - before.cpu) / of,
      bytes: Math.max(0, bytes - before.bytes) / of,
    };
  };
  const costs: Costs = {
    call: await cost(amounts.calls, person.list),
    reply: await cost(amounts.replies, person.reply),
    upload: await cost(amounts.uploads, person.upload),
    picture: await cost(amounts.pictures, person.draw),
    training: await cost(amounts.trainings, person.train),
    'film minute': await cost(1, person.film, amounts.filmSeconds / 60),
  };
  console.log(`Load of the machine ${loadavg()[0]?.toFixed(1)}. Each of them costs`);
  for (const [work, { cpuSeconds, bytes }] of Object.entries(costs)) {
    const kept = `${(bytes / 2 ** 20).toFixed(2)} MiB kept`;
    console.log(`  ${work.padEnd(12)} ${cpuSeconds.toFixed(3).padStart(8)} CPU s, ${kept}`);
  }
  return costs;
}

function tell(people: number, costs: Costs): void {
  const peak = peakOf(people, costs);
  const [all, active] = [people, peak.active].map((count) => count.toLocaleString('en'));
  const gibADay = (peak.bytesPerDay / 2 ** 30).toFixed(1);
  console.log(`${all} people, ${active} of them in the busiest hour: ${gibADay} GiB a day`);
  for (const line of lines) {
    const { needed, lateSeconds } = simulate(line, peak, costs);
    const average = peak.processors[line.name].toFixed(1);
    const late = `95 of 100 wait at most ${lateSeconds.toFixed(2)} s (goal: ${line.goalSeconds})`;
    console.log(
      `  ${line.name.padEnd(8)} ${peak.perSecond[line.name].toFixed(2)} a second, ` +
        `${average} processors busy on average; simulated with ${needed}: ${late}`,
    );
  }
}
