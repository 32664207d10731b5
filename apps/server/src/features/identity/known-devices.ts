import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

export const deviceCookie = 'armoni.device';

export type KnownDevices = {
  /** The value of a cookie that says: this browser has signed in to this account. */
  issue(account: string): string;
  /** The device's own name when the cookie was issued to it for this account. */
  read(cookie: string | undefined, account: string): string | undefined;
};

/** Signed, so that nothing has to be kept about anybody's browsers. */
export function makeKnownDevices(secret: string): KnownDevices {
  const signatureOf = (device: string, account: string) =>
    createHmac('sha256', secret).update(`device\n${device}\n${account}`).digest();
  return {
    issue(account) {
      const device = randomBytes(16).toString('base64url');
      return `${device}.${signatureOf(device, account).toString('base64url')}`;
    },
    read(cookie, account) {
      const [device = '', signature = ''] = cookie?.split('.') ?? [];
      const given = Buffer.from(signature, 'base64url');
      const expected = signatureOf(device, account);
      const isOurs = given.length === expected.length && timingSafeEqual(given, expected);
      return isOurs ? device : undefined;
    },
  };
}
