import { loadavg } from 'node:os';
import { makePicture, uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import type { Person } from '../../apps/server/src/testing.ts';
import { headersOf } from './people.ts';

/** Small pictures, one after the other. */
export async function measureUploads(url: string, person: Person, rounds: number): Promise<void> {
  const bearer = (await headersOf(url, person)).authorization;
  const picture = await makePicture('png');
  const times: number[] = [];
  for (let round = 0; round <= rounds; round += 1) {
    const startedAt = performance.now();
    const answer = await uploadToChat(url, { ...person, bearer }, picture);
    if (!answer.ok) throw new Error(`an upload answered ${answer.status}: ${await answer.text()}`);
    // The first one starts the process that decodes.
    if (round > 0) times.push(performance.now() - startedAt);
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.ceil(share * times.length) - 1] ?? 0).toFixed(1);
  console.log(
    `  upload of a picture of ${picture.length} bytes: median ${at(0.5)} ms, p95 ${at(0.95)} ms (goal: ≤ 100 ms), load ${loadavg()[0]?.toFixed(1)}`,
  );
}
