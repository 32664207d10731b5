import { describe, expect, it } from 'vitest';
import { wantsPage } from './wants-page.ts';

const browser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };

describe("the reader of a film's link", () => {
  it('gets a page in a window of a browser', () => {
    expect(wantsPage(browser, {})).toBe(true);
    expect(wantsPage({ ...browser, 'sec-fetch-dest': 'document' }, {})).toBe(true);
  });

  it.each([
    'facebookexternalhit/1.1',
    'Mozilla/5.0 (compatible; Discordbot/2.0; +https://discordapp.com)',
    'WhatsApp/2.23.20.0',
    'Slackbot-LinkExpanding 1.0',
  ])('gets a page to show a preview: %s', (agent) => {
    expect(wantsPage({ accept: '*/*', 'user-agent': agent }, {})).toBe(true);
  });

  it.each([
    ['a player', { accept: '*/*' }, {}],
    ['a player that says so', { ...browser, 'sec-fetch-dest': 'video' }, {}],
    ['a download', browser, { download: 'film' }],
    ['a preview that plays', { 'user-agent': 'Twitterbot/1.0' }, { fichier: '' }],
    ['a part', { ...browser, range: 'bytes=0-9' }, {}],
  ])('gets the film for %s', (_who, headers, query) => {
    expect(wantsPage(headers, query)).toBe(false);
  });
});
