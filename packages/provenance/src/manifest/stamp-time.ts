import { createHash, randomBytes } from 'node:crypto';
import type { StampTime } from './sign-claim.ts';

const sha256Identifier = Buffer.from('0609608648016503040201', 'hex');
const tags = { sequence: 0x30, integer: 0x02, octets: 0x04, boolean: 0x01, null: 0x05 } as const;
const patienceMs = 20_000;
const mostAnswerBytes = 100_000;

/** The service at this address stamps the time (RFC 3161 over HTTP). */
export function makeStampTime(address: string): StampTime {
  return async (bytes) => {
    const answer = await fetch(address, {
      method: 'POST',
      headers: { 'content-type': 'application/timestamp-query' },
      body: new Uint8Array(requestFor(bytes)),
      signal: AbortSignal.timeout(patienceMs),
    });
    if (!answer.ok) throw new Error(`the time stamp service answered ${answer.status}`);
    const body = Buffer.from(await answer.arrayBuffer());
    if (body.length > mostAnswerBytes) throw new Error('a time stamp of more than 100 kB');
    return tokenOf(body);
  };
}

function requestFor(bytes: Uint8Array): Buffer {
  const hash = createHash('sha256').update(bytes).digest();
  const algorithm = der(tags.sequence, sha256Identifier, der(tags.null));
  // A first byte under 0x80 keeps the number positive, another than 0 keeps it short.
  const nonce = Buffer.concat([Buffer.from([0x40]), randomBytes(7)]);
  return der(
    tags.sequence,
    der(tags.integer, Buffer.from([1])),
    der(tags.sequence, algorithm, der(tags.octets, hash)),
    der(tags.integer, nonce),
    der(tags.boolean, Buffer.from([0xff])),
  );
}

function der(tag: number, ...pieces: Buffer[]): Buffer {
  const body = Buffer.concat(pieces);
  return Buffer.concat([Buffer.from([tag, body.length]), body]);
}

/** TimeStampResp: a status, granted or granted with changes, then the token. */
function tokenOf(answer: Buffer): Buffer {
  const whole = elementAt(answer, 0);
  const status = elementAt(answer, whole.bodyAt);
  const code = elementAt(answer, status.bodyAt);
  if (answer[code.bodyAt] !== 0 && answer[code.bodyAt] !== 1) {
    throw new Error('the time stamp service refused');
  }
  if (status.end >= whole.end) throw new Error('the time stamp service gave no stamp');
  return Buffer.from(answer.subarray(status.end, elementAt(answer, status.end).end));
}

function elementAt(bytes: Buffer, at: number): { readonly bodyAt: number; readonly end: number } {
  const first = bytes.readUInt8(at + 1);
  if (first < 0x80) return { bodyAt: at + 2, end: at + 2 + first };
  const count = first & 0x7f;
  const bodyAt = at + 2 + count;
  return { bodyAt, end: bodyAt + bytes.readUIntBE(at + 2, count) };
}
