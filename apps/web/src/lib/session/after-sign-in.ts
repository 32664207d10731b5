import { consentPath } from '@armoni/contract/consent-path';

const storageKey = 'armoni:apres-connexion';

type PageStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Of this tab: where somebody goes on once they have signed in. */
export function goOnAfterSignIn(address: string, storage: PageStorage = sessionStorage): void {
  storage.setItem(storageKey, address);
}

/** Only an assistant's request is gone on with: no link may lead elsewhere by it. */
export function placeAfterSignIn(storage: PageStorage = sessionStorage): string | null {
  const address = storage.getItem(storageKey);
  return address?.startsWith(`${consentPath}?`) ? address : null;
}

/** Once they are there. */
export function forgetPlaceAfterSignIn(storage: PageStorage = sessionStorage): void {
  storage.removeItem(storageKey);
}
