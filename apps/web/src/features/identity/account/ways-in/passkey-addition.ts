import type { RegistrationResponseJSON } from '@simplewebauthn/browser';
import { ApiError } from '../../../../lib/http/api-error.ts';
import type { DeviceKey } from '../../passkeys/forget-on-device.ts';

/** A key that a device has made and the server has not taken yet. */
export type CreatedPasskey = { readonly rpId: string; readonly response: RegistrationResponseJSON };

type NewPasskey = { readonly name: string; readonly password: string };

export type PasskeyAdditionDependencies = {
  readonly create: () => Promise<CreatedPasskey>;
  readonly add: (passkey: NewPasskey & Pick<CreatedPasskey, 'response'>) => Promise<unknown>;
  readonly forget: (key: DeviceKey) => void;
};

/**
 * The addition of a passkey. Its device makes it before the server looks at the password: mended, the
 * same key is sent again; refused for good or left, the device is told to forget it. What nobody
 * knows to be refused (no answer came) may be stored, and is left alone.
 */
export function makePasskeyAddition({ create, add, forget }: PasskeyAdditionDependencies) {
  let created: CreatedPasskey | null = null;
  let isSending = false;
  let isOpen = true;

  function drop(): void {
    if (created) forget({ rpId: created.rpId, credentialId: created.response.id });
    created = null;
  }

  async function take(key: CreatedPasskey, passkey: NewPasskey): Promise<void> {
    isSending = true;
    try {
      await add({ ...passkey, response: key.response });
      created = null;
    } catch (error) {
      if (!isRefusal(error)) created = null;
      else if (!isOpen || !isMendable(error)) drop();
      throw error;
    } finally {
      isSending = false;
    }
  }

  return {
    open(): void {
      isOpen = true;
    },
    close(): void {
      isOpen = false;
      if (!isSending) drop();
    },
    /** @returns whether it was added: what is left while the device makes it is not */
    async send(passkey: NewPasskey): Promise<boolean> {
      created ??= await create();
      if (!isOpen) {
        drop();
        return false;
      }
      await take(created, passkey);
      return true;
    },
  };
}

const isRefusal = (error: unknown): error is ApiError =>
  error instanceof ApiError && error.status >= 400 && error.status < 500;

const isMendable = ({ code }: ApiError) => ['INVALID_PASSWORD', 'VALIDATION_ERROR'].includes(code);
