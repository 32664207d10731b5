/** Of one client, and of the length of each. */
export const mostRedirectUris = 10;
const longest = 2000;

const loopback: ReadonlySet<string> = new Set(['localhost', '127.0.0.1', '[::1]']);

/** By https, or to a program on the person's own machine (RFC 8252); never to a scheme that anybody may take. */
export function mayReturnTo(uri: string): boolean {
  if (uri.length > longest || !URL.canParse(uri)) return false;
  const { protocol, hostname, username, password } = new URL(uri);
  if (uri.includes('#') || username !== '' || password !== '') return false;
  return protocol === 'https:' || (protocol === 'http:' && loopback.has(hostname));
}

/** Compared letter by letter; on the person's own machine whichever port was free (RFC 8252, 7.3). */
export function isRegistered(uri: string, registered: readonly string[]): boolean {
  if (registered.includes(uri)) return true;
  if (!mayReturnTo(uri)) return false;
  const asked = withoutPort(uri);
  return asked !== null && registered.some((one) => withoutPort(one) === asked);
}

function withoutPort(uri: string): string | null {
  const url = new URL(uri);
  if (url.protocol !== 'http:' || !loopback.has(url.hostname)) return null;
  url.port = '';
  return url.href;
}
