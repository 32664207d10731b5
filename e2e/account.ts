import type { Page } from '@playwright/test';
import type { Session, Storage, StoredKind } from '../packages/contract/src/account.ts';
import type { BinItem } from '../packages/contract/src/bin.ts';
import type { Connection } from '../packages/contract/src/connections.ts';
import type { PersonalExport } from '../packages/contract/src/exports.ts';
import type { AccessKey } from '../packages/contract/src/keys.ts';
import { answer, serveMedia } from './answers.ts';
import { borrowAccount } from './person.ts';

const gigabyte = 1_000_000_000;
const preview_urls = ['/media/u/c/tableau.png'];

const everyKind: readonly StoredKind[] = [
  { kind: 'films', count: 12, size_bytes: 3.9 * gigabyte, preview_urls },
  { kind: 'pictures', count: 486, size_bytes: 1.4 * gigabyte, preview_urls },
  { kind: 'clips', count: 9, size_bytes: 0.7 * gigabyte, preview_urls: [] },
  { kind: 'bin', count: 4, size_bytes: 0.3 * gigabyte, preview_urls: [] },
  { kind: 'sounds', count: 1, size_bytes: 3_200_000, preview_urls: [] },
];

const thrownAway = (
  id: string,
  kind: BinItem['kind'],
  name: string,
  size_bytes: number,
  day: number,
): BinItem => ({
  ...{ id, kind, name, size_bytes },
  binned_at: new Date(Date.UTC(2026, 10, day, 10)).toISOString(),
  swept_at: new Date(Date.UTC(2026, 10, day + 30, 10)).toISOString(),
});
export const binned: readonly BinItem[] = [
  thrownAway('film-1', 'film', 'Un week-end à Étretat', 260_000_000, 21),
  thrownAway('conversation-1', 'conversation', 'Affiche pour la fête de la mer', 12_400_000, 18),
  thrownAway('picture-1', 'picture', 'phare-au-crépuscule.png', 1_900_000, 9),
  thrownAway('style-1', 'style', 'Aquarelle du port', 31_000_000, 1),
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

const nothingYet = { size_bytes: null, expires_at: null, download_url: null, message: null };

/** An archive that is a little more than half done. */
export const exportUnderWay: PersonalExport = {
  ...nothingYet,
  id: 'e1',
  status: 'under_way',
  percent: 58,
  requested_at: '2026-11-21T08:12:00.000Z',
};
export const exportReady: PersonalExport = {
  ...exportUnderWay,
  status: 'ready',
  percent: 100,
  size_bytes: 5.4 * gigabyte,
  expires_at: '2026-11-28T08:12:00.000Z',
  download_url: '/api/v1/exports/e1/secret/armoni-2026-11-21.zip',
};

/** As the embedded provider lists them. */
const everyPasskey = [
  {
    id: 'k1',
    name: 'ordinateur du studio',
    createdAt: '2026-11-12T09:30:00.000Z',
    lastUsedAt: '2026-11-21T07:50:00.000Z',
  },
  { id: 'k2', name: 'téléphone', createdAt: '2026-11-18T20:05:00.000Z', lastUsedAt: null },
];

const everyKey: readonly AccessKey[] = [
  {
    id: 'a2',
    name: 'Open WebUI',
    hint: 'x4Qe',
    scopes: ['read', 'write', 'delete'],
    created_at: '2026-11-20T09:00:00.000Z',
    last_used_at: '2026-11-21T08:01:00.000Z',
  },
  {
    id: 'a1',
    name: 'Sauvegarde du soir',
    hint: 'mT0k',
    scopes: ['read'],
    created_at: '2026-11-14T18:00:00.000Z',
    last_used_at: null,
  },
];

const connections: readonly Connection[] = [
  {
    id: 'c1',
    name: 'Claude Code',
    scopes: ['read', 'write'],
    created_at: '2026-11-19T10:00:00.000Z',
    last_used_at: '2026-11-21T07:12:00.000Z',
  },
];

export type AccountFurniture = {
  readonly hasSecondFactor?: boolean;
  readonly kinds?: readonly StoredKind[];
  readonly sessions?: readonly Session[];
  readonly keys?: readonly AccessKey[];
  readonly exports?: readonly PersonalExport[];
  readonly bin?: readonly BinItem[];
};

/** A member with a space as full, and as many devices, as is given. */
export async function furnishAccount(page: Page, furniture: AccountFurniture = {}): Promise<void> {
  const { kinds = everyKind, sessions = everywhere, exports = [], bin = binned } = furniture;
  const { keys = everyKey } = furniture;
  const { id, name } = await borrowAccount(page);
  // Always the same, so that it can be pictured.
  const user = { id, name, email: address, emailVerified: true };
  const { hasSecondFactor: twoFactorEnabled = false } = furniture;
  await answer(page, '**/api/auth/get-session', { user: { ...user, twoFactorEnabled } });
  await answer(page, '**/api/auth/passkey/list-user-passkeys', everyPasskey);
  await serveMedia(page);
  const used_bytes = kinds.reduce((total, { size_bytes }) => total + size_bytes, 0);
  const storage: Storage = { quota_bytes: 10 * gigabyte, used_bytes, kinds: [...kinds] };
  await answer(page, '**/api/v1/me/storage', storage);
  await answer(page, '**/api/v1/me/sessions', { sessions });
  await answer(page, '**/api/v1/me/keys', { keys });
  const letIn = keys.length === 0 ? [] : connections;
  await answer(page, '**/api/v1/me/connections', { connections: letIn });
  await answer(page, '**/api/v1/me/exports', { exports });
  const size_bytes = bin.reduce((total, item) => total + item.size_bytes, 0);
  const listed = { items: bin, total: bin.length, size_bytes, has_more: false };
  await answer(page, '**/api/v1/bin?**', listed);
}
