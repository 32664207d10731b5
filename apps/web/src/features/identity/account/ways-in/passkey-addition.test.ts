import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../../../../lib/http/api-error.ts';
import type { DeviceKey } from '../../passkeys/forget-on-device.ts';
import { type CreatedPasskey, makePasskeyAddition } from './passkey-addition.ts';

const refused = (code: string, status = 400) => new ApiError({ code, message: 'Non.', status });
const passkey = { name: 'Portable', password: 'secret' };

/** A device that numbers its keys, and a server that answers in turn. */
function studio(...answers: readonly (Error | 'taken')[]) {
  const forgotten: DeviceKey[] = [];
  const sent: string[] = [];
  let made = 0;
  const create = async (): Promise<CreatedPasskey> => {
    made += 1;
    return { rpId: 'studio.example', response: { id: `key-${made}` } as RegistrationResponseJSON };
  };
  const add = async ({ response }: Pick<CreatedPasskey, 'response'>) => {
    const answer = answers[sent.length];
    sent.push(response.id);
    if (answer instanceof Error) throw answer;
  };
  const forget = (key: DeviceKey) => void forgotten.push(key);
  return { sent, forgotten, create, add, forget };
}

const key = (number: number) => ({ rpId: 'studio.example', credentialId: `key-${number}` });

describe('the addition of a passkey', () => {
  it('leaves a key that was taken on its device', async () => {
    const { forgotten, ...given } = studio('taken');
    const addition = makePasskeyAddition(given);
    expect(await addition.send(passkey)).toBe(true);
    addition.close();
    expect(forgotten).toEqual([]);
  });

  it('sends the same key again when the password is mended', async () => {
    const { forgotten, sent, ...given } = studio(refused('INVALID_PASSWORD'), 'taken');
    const addition = makePasskeyAddition(given);
    await expect(addition.send(passkey)).rejects.toThrow();
    expect(await addition.send(passkey)).toBe(true);
    expect(sent).toEqual(['key-1', 'key-1']);
    expect(forgotten).toEqual([]);
  });

  it('has the device forget a key that is refused for good, and makes another one', async () => {
    const { forgotten, sent, ...given } = studio(refused('CHALLENGE_NOT_FOUND'), 'taken');
    const addition = makePasskeyAddition(given);
    await expect(addition.send(passkey)).rejects.toThrow();
    expect(forgotten).toEqual([key(1)]);
    await addition.send(passkey);
    expect(sent).toEqual(['key-1', 'key-2']);
    expect(forgotten).toEqual([key(1)]);
  });

  it('has the device forget a key whose dialog is closed before its password was right', async () => {
    const { forgotten, ...given } = studio(refused('INVALID_PASSWORD'));
    const addition = makePasskeyAddition(given);
    await expect(addition.send(passkey)).rejects.toThrow();
    addition.close();
    expect(forgotten).toEqual([key(1)]);
  });

  it('has the device forget a key that it made after the dialog was closed', async () => {
    const { forgotten, sent, ...given } = studio();
    const addition = makePasskeyAddition(given);
    const sending = addition.send(passkey);
    addition.close();
    expect(await sending).toBe(false);
    expect([sent, forgotten]).toEqual([[], [key(1)]]);
  });

  it('waits for the answer when the dialog is closed meanwhile', async () => {
    const server = Promise.withResolvers<void>();
    const { forgotten, ...given } = studio();
    const addition = makePasskeyAddition({ ...given, add: () => server.promise });
    const sending = addition.send(passkey);
    await Promise.resolve();
    await Promise.resolve();
    addition.close();
    expect(forgotten).toEqual([]);
    server.reject(refused('INVALID_PASSWORD'));
    await expect(sending).rejects.toThrow();
    expect(forgotten).toEqual([key(1)]);
  });

  it('leaves a key alone of which nobody knows whether it was taken', async () => {
    for (const error of [new NetworkError('away'), refused('internal', 502)]) {
      const { forgotten, ...given } = studio(error);
      const addition = makePasskeyAddition(given);
      await expect(addition.send(passkey)).rejects.toThrow();
      addition.close();
      expect(forgotten).toEqual([]);
    }
  });
});
