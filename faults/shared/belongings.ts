import type { Person } from '../../apps/server/src/testing.ts';
import {
  conversationsOf,
  filesIn,
  filmsOf,
  mediaStatus,
  messagesOf,
  servedSha256,
  stylesOf,
} from './client.ts';
import type { Belongings } from './filled-studio.ts';
import type { Trial } from './trial.ts';

export const things = ['conversation', 'film', 'style'] as const;
export type Thing = (typeof things)[number];

/** How one thing appears: wholly, not at all, or in a part that nobody should see. */
export type Appearance = 'whole' | 'gone' | `half: ${string}`;

type Seen = { readonly url: string; readonly person: Person; readonly of: Belongings };

export async function appearanceOf(thing: Thing, seen: Seen): Promise<Appearance> {
  const parts = await partsOf[thing](seen);
  const there = Object.values(parts).filter(Boolean).length;
  if (there === 0) return 'gone';
  return there === Object.keys(parts).length ? 'whole' : `half: ${JSON.stringify(parts)}`;
}

type Parts = Readonly<Record<string, boolean>>;

const partsOf: Record<Thing, (seen: Seen) => Promise<Parts>> = {
  async conversation({ url, person, of }) {
    const keys = (await filesIn(url, person, of.conversation)).map(({ fullPath }) => fullPath);
    const parts: Record<string, boolean> = {
      listed: (await conversationsOf(url, person)).includes(of.conversation),
      messages: (await messagesOf(url, person, of.conversation)).length > 0,
    };
    for (const [index, { key, sha256 }] of of.pictures.entries()) {
      parts[`listed picture ${index}`] = keys.includes(key);
      parts[`served picture ${index}`] = (await servedSha256(url, key)) === sha256;
    }
    return parts;
  },
  async film({ url, person, of }) {
    const films = await filmsOf(url, person);
    return {
      listed: films.some(({ id }) => id === of.film?.id),
      served: (await mediaStatus(url, of.film!.address)) === 200,
    };
  },
  async style({ url, person, of }) {
    const styles = await stylesOf(url, person);
    return {
      listed: styles.some(({ id }) => id === of.style?.id),
      served: (await mediaStatus(url, of.style!.address)) === 200,
    };
  },
};

/** Everything of somebody is there to the last byte. */
export async function checkAllThere(trial: Trial, seen: Seen): Promise<void> {
  for (const thing of things) {
    if (!seen.of[thing]) continue;
    const appearance = await appearanceOf(thing, seen);
    if (appearance !== 'whole')
      trial.found('lost', `${thing} of ${seen.person.email}: ${appearance}`);
  }
}
