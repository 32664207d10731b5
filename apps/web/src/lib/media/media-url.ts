/** The address of a stored file: `{mediaHost}/{fullPath}`, each part of the path encoded. */
export function mediaUrl(mediaHost: string, fullPath: string): string {
  const path = fullPath.split('/').map(encodeURIComponent).join('/');
  return `${mediaHost.replace(/\/$/, '')}/${path}`;
}

/** What may be pasted elsewhere: absolute, whoever opens it. */
export function absoluteUrl(url: string, origin: string = window.location.origin): string {
  return new URL(url, origin).href;
}
