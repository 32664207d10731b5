/** The address of a stored file: `{mediaHost}/{fullPath}`, each part of the path encoded. */
export function mediaUrl(mediaHost: string, fullPath: string): string {
  const path = fullPath.split('/').map(encodeURIComponent).join('/');
  return `${mediaHost.replace(/\/$/, '')}/${path}`;
}

/** « lac.png » out of `/media/u1/c1/{random}-lac.png`; empty when it has no name. */
export function nameInUrl(url: string): string {
  const path = url.split(/[?#]/)[0] ?? '';
  const last = path.slice(path.lastIndexOf('/') + 1);
  return decodeURIComponent(last).replace(/^[0-9a-f]{32}-/, '');
}

/** What may be pasted elsewhere: absolute, whoever opens it. */
export function absoluteUrl(url: string, origin: string = window.location.origin): string {
  return new URL(url, origin).href;
}
