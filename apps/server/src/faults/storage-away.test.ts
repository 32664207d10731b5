import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import S3rver from 's3rver';
import { expect, it } from 'vitest';
import { makePicture, uploadToChat } from '../features/files/testing.ts';
import { type Person, signUpSomebody, startTestStudio } from '../testing.ts';
import { listedFiles, servedSha256, sha256Of } from './testing/acknowledged.ts';
import { cuttableLine } from './testing/cuttable-line.ts';

it('answers 503 within 5 s when the bucket goes away in mid-upload, and finds it again', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'armoni-bucket-'));
  const bucket = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'studio', configs: [] }],
  });
  const { port } = await bucket.run();
  const line = await cuttableLine(new URL(`http://127.0.0.1:${port}`));
  const server = await startTestStudio({
    environment: {
      S3_ENDPOINT: line.url,
      S3_BUCKET: 'studio',
      S3_ACCESS_KEY_ID: 'S3RVER',
      S3_SECRET_ACCESS_KEY: 'S3RVER',
    },
  });
  const person = await signUpSomebody(server.url);
  const picture = await makePicture('png');
  const kept = await (await uploadToChat(server.url, person, picture)).json();
  const { fullPath } = kept as { fullPath: string };

  // More than one part of the bucket's protocol, so that the first is there when the line is cut.
  const upload = beginUpload(server.url, person);
  for (let part = 0; part < 12; part += 1) await upload.send(Buffer.alloc(1024 * 1024));
  line.cut();
  for (let part = 0; part < 12; part += 1) await upload.send(Buffer.alloc(1024 * 1024));
  const [answer] = await upload.end();
  expect(answer.statusCode).toBe(503);
  expect(await json(answer)).toMatchObject({ code: 'unavailable', status: 503 });
  expect((await fetch(`${server.url}/media/${fullPath}`)).status).toBe(503);
  expect(await listedFiles(server.url, person)).toHaveLength(1);

  line.mend();
  expect(await servedSha256(server.url, fullPath)).toBe(sha256Of(picture));
  expect((await uploadToChat(server.url, person, picture)).status).toBe(200);
  expect(await listedFiles(server.url, person)).toHaveLength(2);
  await server.remove();
  line.close();
  await bucket.close();
  await rm(directory, { recursive: true });
});

function beginUpload(url: string, person: Person) {
  const call = request(`${url}/workflow/v1/files/upload`, {
    method: 'POST',
    headers: {
      authorization: person.bearer,
      'content-type': 'multipart/form-data; boundary=x',
      'transfer-encoding': 'chunked',
    },
  });
  const answered = once(call, 'response');
  // The server may answer, and stop listening, before everything is sent.
  call.on('error', () => call.destroy());
  call.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.mp4"\r\n\r\n');
  call.write(Buffer.from('00000018667479706d703432000000006d70343269736f6d', 'hex'));
  return {
    send: async (bytes: Buffer) => {
      if (!call.write(bytes)) await Promise.race([once(call, 'drain'), answered]);
    },
    end: () => {
      call.end(
        `\r\n--x\r\ncontent-disposition: form-data; name="user"\r\n\r\n${person.id}\r\n--x--\r\n`,
      );
      return answered;
    },
  };
}
