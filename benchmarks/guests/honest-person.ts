import { uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import { noisyPicture } from '../../apps/server/src/features/styles/testing.ts';
import { type Person, postJson, signUpSomebody } from '../../apps/server/src/testing.ts';

/** What the person who behaves does, each at its own steady pace. */
export const pacesMs = { config: 50, list: 50, picture: 50, 'sign-in': 1500 };
export type Kind = keyof typeof pacesMs;

/** Milliseconds of each call, in order of their size, and how many failed. */
export type Measured = { readonly times: Record<Kind, number[]>; readonly failed: number };

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
      let failed = 0;
      const one = async (kind: Kind) => {
        const startedAt = performance.now();
        const isAnswered = await calls[kind](AbortSignal.timeout(patienceMs)).catch(() => false);
        times[kind].push(performance.now() - startedAt);
        if (!isAnswered) failed += 1;
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
      return { times, failed };
    },
  };
}

type Call = (signal: AbortSignal) => Promise<boolean>;

function callsOf(url: string, person: Person, picture: string): Record<Kind, Call> {
  const headers = { authorization: person.bearer };
  const read = (path: string) => async (signal: AbortSignal) => {
    const answer = await fetch(url + path, { headers, signal });
    await answer.arrayBuffer();
    return answer.ok;
  };
  const { email, password, cookie } = person;
  const signIn = async () => {
    // From a browser that has signed in before, as one's own is.
    const answer = await postJson(`${url}/api/auth/sign-in/email`, { email, password }, { cookie });
    await answer.arrayBuffer();
    return answer.ok;
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

function givenUp(signal: AbortSignal): Promise<false> {
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(false)));
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
