import type { Page } from '@playwright/test';
import type { Session, Storage, StoredKind } from '../packages/contract/src/account.ts';
import { answer, serveMedia } from './answers.ts';
import { borrowAccount } from './person.ts';

const gigabyte = 1_000_000_000;
const preview_urls = ['/media/u/c/tableau.png'];

const everyKind: readonly StoredKind[] = [
  { kind: 'films', count: 12, size_bytes: 3.9 * gigabyte, preview_urls },
  { kind: 'pictures', count: 486, size_bytes: 1.4 * gigabyte, preview_urls },
  { kind: 'clips', count: 9, size_bytes: 0.7 * gigabyte, preview_urls: [] },
  { kind: 'sounds', count: 1, size_bytes: 3_200_000, preview_urls: [] },
];

const address = 'maelle@studio.example';
const chromium = 'Chrome/141.0.0.0 Safari/537.36';

export const thisOne: Session = {
  id: 's1',
  created_at: '2026-11-21T08:12:00.000Z',
  user_agent: 'Mozilla/5.0 (X11; Linux x86_64; rv:145.0) Gecko/20100101 Firefox/145.0',
  is_current: true,
};
const everywhere: readonly Session[] = [
  { ...thisOne, id: 's3', user_agent: 'Mozilla/5.0 (iPhone) Safari/604.1', is_current: false },
  { ...thisOne, id: 's2', user_agent: `Mozilla/5.0 (Windows) ${chromium}`, is_current: false },
  thisOne,
];

export type AccountFurniture = {
  readonly kinds?: readonly StoredKind[];
  readonly sessions?: readonly Session[];
};

/** A member with a space as full, and as many devices, as is given. */
export async function furnishAccount(
  page: Page,
  { kinds = everyKind, sessions = everywhere }: AccountFurniture = {},
): Promise<void> {
  const { id, name } = await borrowAccount(page);
  // Always the same, so that it can be pictured.
  await answer(page, '**/api/auth/get-session', { user: { id, name, email: address } });
  await serveMedia(page);
  const used_bytes = kinds.reduce((total, { size_bytes }) => total + size_bytes, 0);
  const storage: Storage = { quota_bytes: 10 * gigabyte, used_bytes, kinds: [...kinds] };
  await answer(page, '**/api/v1/me/storage', storage);
  await answer(page, '**/api/v1/me/sessions', { sessions });
}
