import { uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import { noisyPicture } from '../../apps/server/src/features/styles/testing.ts';
import { type Person, postJson, signUpSomebody } from '../../apps/server/src/testing.ts';
import { failureName } from './failure-name.ts';

/** What the person who behaves does, each at its own steady pace. */
export const pacesMs = { config: 50, list: 50, picture: 50, 'sign-in': 2500 };
export type Kind = keyof typeof pacesMs;

/** Milliseconds of each call, in order of their size, and what failed why: « sign-in 429 ». */
export type Measured = {
  readonly times: Record<Kind, number[]>;
  readonly failures: readonly string[];
};

/** Beyond, nobody waits any more. */
const patienceMs = 60_000;

export type HonestPerson = Awaited<ReturnType<typeof makeHonestPerson>>;

/** Signs up, uploads a picture, and from then on calls at a steady pace whenever told to. */
export async function makeHonestPerson(url: string) {
  const person = await signUpSomebody(url);
  const calls = callsOf(url, person, await smallCopyOf(url, person));
  return {
    /** Calls for so long, whether earlier calls were answered or not, and waits for the last one. */
    async measure(seconds: number): Promise<Measured> {
      const times: Measured['times'] = {
        config: [],
        list: [],
        picture: [],
        'sign-in': [],
      };
      const failures: string[] = [];
      const one = async (kind: Kind) => {
        const startedAt = performance.now();
        const outcome = await calls[kind](AbortSignal.timeout(patienceMs)).catch(failureName);
        times[kind].push(performance.now() - startedAt);
        if (outcome !== 200) failures.push(`${kind} ${outcome}`);
      };
      const endsAt = performance.now() + seconds * 1000;
      const kinds = Object.keys(pacesMs) as Kind[];
      await Promise.all(
        kinds.map(async (kind) => {
          const underWay: Promise<void>[] = [];
          while (performance.now() < endsAt) {
            underWay.push(one(kind));
            await pause(pacesMs[kind]);
          }
          await Promise.all(underWay);
        }),
      );
      for (const kind of kinds) times[kind].sort((a, b) => a - b);
      return { times, failures };
    },
  };
}

/** Its status; throws when there was none. */
type Call = (signal: AbortSignal) => Promise<number>;

function callsOf(url: string, person: Person, picture: string): Record<Kind, Call> {
  const headers = { authorization: person.bearer };
  const read = (path: string) => async (signal: AbortSignal) => {
    const answer = await fetch(url + path, { headers, signal });
    await answer.arrayBuffer();
    return answer.status;
  };
  const { email, password, cookie } = person;
  const signIn = async () => {
    // From a browser that has signed in before, as one's own is.
    const answer = await postJson(`${url}/api/auth/sign-in/email`, { email, password }, { cookie });
    await answer.arrayBuffer();
    return answer.status;
  };
  return {
    config: read('/api/v1/config'),
    list: read(`/api/v1/conversations?user=${person.id}`),
    picture: read(picture),
    'sign-in': (signal) => Promise.race([signIn(), givenUp(signal)]),
  };
}

async function smallCopyOf(url: string, person: Person): Promise<string> {
  const answer = await uploadToChat(url, person, await noisyPicture(1, 256));
  const { url: address } = (await answer.json()) as { url: string };
  return address;
}

function givenUp(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
