import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { binClient } from '../features/bin/testing.ts';
import { difyClient } from '../features/chat/testing/dify-client.ts';
import { makePicture, uploadToChat } from '../features/files/testing.ts';
import { eraseSomebody, signUpSomebody, startTestStudio, type TestStudio } from '../testing.ts';

const questions = 15;

describe('deleted text in the files of the database', () => {
  let server: TestStudio;
  beforeAll(async () => {
    server = await startTestStudio({ environment: { RATE_LIMIT_FACTOR: '100' } });
  });
  afterAll(() => server.remove());

  /** Of these words, those that can still be read in the file or its log. */
  const readable = async (words: readonly string[]): Promise<string[]> => {
    const paths = ['', '-wal'].map((end) => join(server.dataFolder, `armoni.sqlite${end}`));
    const files = await Promise.all(paths.map((path) => readFile(path)));
    return words.filter((word) => files.some((bytes) => bytes.includes(word)));
  };
  const canaries = (of: string) =>
    Array.from({ length: questions }, (_, index) => `canari-${of}-${index}-${'q'.repeat(300)}`);

  async function fill(of: string) {
    const person = await signUpSomebody(server.url);
    const client = difyClient(server.url, person);
    const words = canaries(of);
    let conversation = '';
    for (const word of words) {
      const events = await client.ask(word, { conversation_id: conversation });
      conversation = events[0]?.conversation_id ?? '';
    }
    return { person, client, words, conversation };
  }

  it('is gone with its conversation when the bin is emptied', async () => {
    const { person, client, words, conversation } = await fill('conversation');
    expect(await readable(words)).toEqual(words);
    expect((await client.call('DELETE', `/conversations/${conversation}`)).status).toBe(204);
    expect(await readable(words)).toEqual(words);
    expect((await binClient(server.url, person).empty()).status).toBe(204);
    await expect.poll(() => readable(words)).toEqual([]);
  });

  it('is gone with an erased person, who is named nowhere any more', async () => {
    const { person, words, conversation } = await fill('compte');
    const folder = `${person.id}/${conversation}`;
    await uploadToChat(server.url, person, await makePicture('png'), { folder });
    const about = [...words, person.email, person.id];
    expect(await readable(about)).toEqual(about);
    expect((await eraseSomebody(server.url, person)).status).toBe(204);
    await expect.poll(() => readable(about)).toEqual([]);
  });
});
