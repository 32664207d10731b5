// The page's policy lets no text become a script's address but through this one policy, which it names.

type TrustedTypes = {
  createPolicy(
    name: string,
    rules: { createScriptURL(url: string): string },
  ): { createScriptURL(url: string): unknown };
};

/** An address that is not that of a script of our own build. */
export class ForeignScriptError extends Error {
  override readonly name = 'ForeignScriptError';
}

// While developing, pages come from Vite, whose addresses are others and whose pages have no policy.
const policy = import.meta.env.DEV
  ? undefined
  : (globalThis as { trustedTypes?: TrustedTypes }).trustedTypes?.createPolicy('armoni', {
      createScriptURL: (url) => checkOwnScript(url, location.href),
    });

/**
 * The address of a worker's script as `new Worker` takes it: text to TypeScript, to browsers with
 * trusted types a thing that only this module can make.
 *
 * @throws ForeignScriptError when our build has not written it.
 */
export function ownScript(url: string): string {
  return (policy?.createScriptURL(url) ?? url) as string;
}

/** @param page address of the page, which says whose scripts are ours. */
export function checkOwnScript(url: string, page: string): string {
  const { origin, pathname, href } = new URL(url, page);
  const isOwn = origin === new URL(page).origin && pathname.startsWith('/assets/');
  if (!isOwn) throw new ForeignScriptError(url);
  return href;
}
