import { createHmac } from 'node:crypto';

/** What an application reads of the QR code. */
export const secretOf = (totpUri: string): Buffer =>
  fromBase32(new URL(totpUri).searchParams.get('secret') ?? '');

/** RFC 6238 with SHA-1, six digits and steps of 30 s, as applications compute it. */
export function codeOf(secret: Buffer, stepsAhead = 0): string {
  const step = Buffer.alloc(8);
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsAhead));
  const mac = createHmac('sha1', secret).update(step).digest();
  const at = mac.readUInt8(19) & 0x0f;
  return String((mac.readUInt32BE(at) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

function fromBase32(text: string): Buffer {
  const bits = [...text.replace(/=+$/, '')]
    .map((letter) =>
      'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
    )
    .join('');
  return Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)));
}
