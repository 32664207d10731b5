import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { StoredFile } from '@armoni/contract/files';
import { sha256Of } from '../../apps/server/src/faults/testing/acknowledged.ts';
import { difyClient } from '../../apps/server/src/features/chat/testing/dify-client.ts';
import { uploadClip, uploadToChat } from '../../apps/server/src/features/files/testing.ts';
import { uploadTrainingPictures } from '../../apps/server/src/features/styles/testing.ts';
import type { Person } from '../../apps/server/src/testing.ts';
import { filmJobOf, filmsOf, postOnce, stylesOf } from './client.ts';
import { makeClip, makePictures } from './material.ts';
import { bodyOf } from './patience.ts';
import { makeStudio, type Studio } from './studio.ts';
import type { Trial } from './trial.ts';
import { waitFor } from './wait.ts';

const longestWorkSeconds = 420;
const picturesOfConversation = 15;

/** Everything that a person can have, and what the client remembers of it. */
export type Belongings = {
  readonly person: Person;
  readonly conversation: string;
  /** Stands in a question of that conversation and nowhere else. */
  readonly secretWord: string;
  readonly pictures: readonly { readonly key: string; readonly sha256: string }[];
  /** Of the one who goes; who stays has a conversation and pictures. */
  readonly film?: { readonly id: string; readonly address: string };
  readonly style?: { readonly id: number; readonly address: string };
};

/** A stopped studio of two people, made once and copied for each round. */
export type FilledStudio = {
  readonly port: number;
  readonly going: Belongings;
  readonly staying: Belongings;
  /** A copy that has not been started. */
  copy(name: string): Promise<Studio>;
};

const about = 'filled.json';

/**
 * Filled in the trial's folder; where the trial names a place for it, it is kept there and used
 * again by later runs, as it takes longer than the rounds.
 */
export async function fillStudio(trial: Trial): Promise<FilledStudio> {
  const place = trial.keptStudio ?? join(trial.folder, 'filled');
  const file = join(place, about);
  if (!existsSync(file)) await fillAt(trial, place);
  const known = JSON.parse(await readFile(file, 'utf8')) as Omit<FilledStudio, 'copy'>;
  return {
    ...known,
    async copy(name) {
      const target = await makeStudio(trial, { name, port: known.port });
      await rm(target.dataFolder, { recursive: true, force: true, maxRetries: 5 });
      await cp(join(place, 'data'), target.dataFolder, { recursive: true });
      return target;
    },
  };
}

async function fillAt(trial: Trial, place: string): Promise<void> {
  const studio = await makeStudio(trial, { name: 'filling' });
  await studio.start();
  const [staying, going] = await fillBoth(trial, studio).finally(() => studio.stop());
  await studio.sweep();
  await mkdir(place, { recursive: true });
  await cp(studio.dataFolder, join(place, 'data'), { recursive: true });
  await writeFile(join(place, about), JSON.stringify({ port: studio.port, going, staying }));
}

async function fillBoth(trial: Trial, studio: Studio) {
  return [await fillConversation(studio), await fill(trial, studio)] as const;
}

async function fill(trial: Trial, studio: Studio): Promise<Belongings> {
  const belongings = await fillConversation(studio);
  const { person } = belongings;
  const made = [makeFilm(trial, studio.url, person), makeStyle(studio.url, person)] as const;
  const [film, style] = await Promise.all(made);
  return { ...belongings, film, style };
}

async function fillConversation(studio: Studio): Promise<Belongings> {
  const person = await studio.signUp();
  return converse(studio.url, person, picturesOfConversation);
}

/** A conversation of this person with so many pictures. */
export async function converse(url: string, person: Person, count: number): Promise<Belongings> {
  const secretWord = `mot${person.id.replaceAll(/[^a-z]/gi, '').toLowerCase()}xyz`;
  const [first] = await difyClient(url, person).ask(`bonjour ${secretWord}`);
  const conversation = first!.conversation_id;
  const pictures = [];
  for (const bytes of await makePictures(count)) {
    const folder = `${person.id}/${conversation}`;
    const call = () => uploadToChat(url, person, bytes, { folder });
    const { fullPath } = (await bodyOf<StoredFile>(call))!;
    pictures.push({ key: fullPath, sha256: sha256Of(bytes) });
  }
  return { person, conversation, secretWord, pictures };
}

async function makeFilm(trial: Trial, url: string, person: Person) {
  const bytes = await makeClip(trial.folder, 2);
  const clip = await bodyOf<{ id: string }>(() => uploadClip(url, person, bytes));
  const body = { file_ids: [clip!.id], instructions: 'garde tout', aspect_ratio: '16:9' };
  const asked = await bodyOf<{ job_id: string }>(() =>
    postOnce(`${url}/api/v1/video/process`, person, { body }),
  );
  await ended(async () => (await filmJobOf(url, person, asked!.job_id))?.status);
  const [film] = await filmsOf(url, person);
  return { id: film!.id, address: film!.video_url };
}

async function makeStyle(url: string, person: Person) {
  const image_urls = await uploadTrainingPictures(url, person);
  const body = { name: 'Style', image_urls };
  await bodyOf(() => postOnce(`${url}/api/v1/models`, person, { body }));
  await ended(async () => (await stylesOf(url, person))[0]?.status);
  const [style] = await stylesOf(url, person);
  return { id: style!.id, address: style!.sample_urls[0]! };
}

async function ended(read: () => Promise<string | undefined>): Promise<void> {
  const isEnd = (status: string | undefined) => status === 'completed' || status === 'failed';
  const status = await waitFor(
    async () => {
      const now = await read();
      return isEnd(now) ? now! : null;
    },
    { seconds: longestWorkSeconds, everyMs: 300 },
  );
  if (status !== 'completed') throw new Error(`the material of the trial ended as ${status}`);
}
