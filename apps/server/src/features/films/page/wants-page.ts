import type { IncomingHttpHeaders } from 'node:http';

/** Those who fetch a link to show a preview of it; they rarely say that they read HTML. */
const previewers =
  /facebookexternalhit|facebot|twitterbot|whatsapp|slackbot|linkedinbot|telegrambot|discordbot|skypeuripreview|mastodon|bluesky|cardyb|pinterest|redditbot|iframely|embedly/i;

/**
 * Whether the reader of a film's link is a person in a browser's window or somebody who shows a
 * preview, and not a player or a download.
 */
export function wantsPage(headers: IncomingHttpHeaders, query: unknown): boolean {
  const { download, fichier } = query as { download?: unknown; fichier?: unknown };
  if (download !== undefined || fichier !== undefined || headers.range !== undefined) return false;
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined) return destination === 'document';
  const isReader = /\btext\/html\b/.test(headers.accept ?? '');
  return isReader || previewers.test(headers['user-agent'] ?? '');
}
