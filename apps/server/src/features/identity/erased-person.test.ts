import { request } from 'node:http';
import { join } from 'node:path';
import { sendChatMessage } from '@armoni/contract/chat';
import { uploadFile } from '@armoni/contract/files';
import { changeAuthorship } from '@armoni/contract/provenance';
import { uploadClip } from '@armoni/contract/workflow';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesBelow } from '../../faults/testing/acknowledged.ts';
import { type TestDatabase, testDatabases } from '../../platform/database/testing.ts';
import {
  eraseSomebody,
  type Person,
  signUpSomebody,
  startTestStudioOn,
  type TestStudioOnDatabase,
} from '../../testing.ts';
import { difyClient, hasText, readerOf } from '../chat/testing/dify-client.ts';
import { makePuppetAssistant } from '../chat/testing/puppet-assistant.ts';
import { makePicture, uploadToChat } from '../files/testing.ts';

for (const kind of await testDatabases()) {
  describe(`an erased person on ${kind.name}`, () => {
    let server: TestStudioOnDatabase;
    const assistant = makePuppetAssistant();
    beforeAll(async () => {
      server = await startTestStudioOn(kind, { replacements: { assistant } });
    });
    afterAll(() => server.remove());

    const objectsOf = ({ id }: Person) =>
      filesBelow(join(server.dataFolder, 'storage', 'objects', id));

    it('gets nothing back of calls that were under way', async () => {
      const person = await signUpSomebody(server.url);
      const picture = await makePicture('png');
      const { url } = (await (await uploadToChat(server.url, person, picture)).json()) as {
        url: string;
      };
      await fetch(server.url + changeAuthorship.path, {
        ...{ method: 'PATCH', body: JSON.stringify({ name: 'M. Lefebvre' }) },
        headers: { authorization: person.bearer, 'content-type': 'application/json' },
      });
      const client = difyClient(server.url, person);
      const reading = readerOf(await client.send('raconte'));
      assistant.say('Il était');
      const { conversation_id: conversation } = await reading.until(hasText);
      const question = JSON.stringify({
        query: 'et encore',
        inputs: {},
        user: person.id,
        response_mode: 'streaming',
        conversation_id: conversation,
      });
      const held = [
        holdCall(server.url, person, sendChatMessage.path, jsonCall(question)),
        holdCall(
          server.url,
          person,
          sendChatMessage.path,
          jsonCall(question.replace(conversation, '')),
        ),
        holdCall(
          server.url,
          person,
          uploadFile.path,
          formCall(picture, 'folder', `${person.id}/c1`),
        ),
        holdCall(server.url, person, uploadClip.path, formCall(picture, 'user', person.id)),
      ];
      await Promise.all(held.map(({ isUnderWay }) => isUnderWay));

      expect((await eraseSomebody(server.url, person)).status).toBe(204);
      expect((await fetch(server.url + url)).status).toBe(404);
      assistant.say(' une fois');
      const statuses = await Promise.all(held.map(({ finish }) => finish()));

      expect(statuses).toEqual([401, 401, 401, 401]);
      await reading.rest();
      await expect.poll(() => namedIn(kind, server, person)).toEqual([]);
      expect(await objectsOf(person)).toEqual([]);
    });
  });
}

type Call = { readonly type: string; readonly head: Buffer; readonly tail: Buffer };

const jsonCall = (body: string): Call => ({
  type: 'application/json',
  head: Buffer.from(body.slice(0, 20)),
  tail: Buffer.from(body.slice(20)),
});

function formCall(picture: Buffer, name: string, value: string): Call {
  const field = `--x\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  const file = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n';
  return {
    type: 'multipart/form-data; boundary=x',
    head: Buffer.concat([Buffer.from(`${file}content-type: image/png\r\n\r\n`), picture]),
    tail: Buffer.from(`\r\n${field}--x--\r\n`),
  };
}

/** A call whose sender pauses in its midst. */
function holdCall(url: string, person: Person, path: string, { type, head, tail }: Call) {
  const call = request(url + path, {
    method: 'POST',
    headers: {
      authorization: person.bearer,
      'content-type': type,
      'content-length': head.length + tail.length,
      expect: '100-continue',
    },
  });
  const status = new Promise<number | undefined>((resolve, reject) => {
    call.once('error', reject).once('response', (response) => {
      response.resume();
      resolve(response.statusCode);
    });
  });
  // Said by the server once it has read the head of the call.
  const isUnderWay = new Promise<void>((resolve) => call.once('continue', resolve)).then(
    () => new Promise<void>((resolve) => call.write(head, () => setTimeout(resolve, 300))),
  );
  return {
    isUnderWay,
    finish: () => {
      call.end(tail);
      return status;
    },
  };
}

/** The tables in which anything names this person. */
async function namedIn(
  kind: TestDatabase,
  { query }: TestStudioOnDatabase,
  person: Person,
): Promise<unknown[]> {
  const naming: unknown[] = [];
  for (const { name } of await query(tablesOf[kind.name])) {
    if (names(await query(`select * from "${name}"`), person)) naming.push(name);
  }
  return naming;
}

const tablesOf: Record<TestDatabase['name'], string> = {
  // The full-text index cannot be read whole; what it points at can.
  sqlite: `select name from sqlite_master
    where type = 'table' and sql not like 'create virtual%'`,
  postgres: `select table_name as name from information_schema.tables
    where table_schema = current_schema()`,
};

function names(rows: unknown, { id, email }: Person): boolean {
  const text = JSON.stringify(rows);
  return text.includes(id) || text.includes(email);
}
