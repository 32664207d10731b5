/** The foreign host that a picture would be fetched from; null for one of our own. */
export function foreignHostOf(
  address: string,
  { pageUrl, mediaHost }: { pageUrl: string; mediaHost: string },
): string | null {
  const url = URL.parse(address, pageUrl);
  if (url === null) return address;
  const own = [new URL(pageUrl).origin, URL.parse(mediaHost, pageUrl)?.origin];
  return own.includes(url.origin) ? null : url.host || address;
}
