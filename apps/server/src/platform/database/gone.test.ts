import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const source = fileURLToPath(new URL('../../', import.meta.url));

/** Every place that writes new rows, and what keeps it from writing them for somebody erased. */
const insertions: Readonly<Record<string, string>> = {
  'features/administration/adapters/sql-acts.ts audit_log': 'staying(db, ',
  'features/administration/adapters/sql-choices.ts studio_choices': '',
  'features/administration/adapters/sql-invitations.ts invitations': 'assertOwnerStays',
  'features/administration/adapters/sql-invitations.ts members': 'assertOwnerStays',
  'features/administration/adapters/sql-members.ts members': 'assertOwnerStays',
  // Names the first account until it is erased.
  'features/administration/adapters/sql-members.ts studio_choices':
    'upsert(transaction, id, { admin',
  'features/chat/adapters/sql/sql-conversations.ts conversations': 'assertOwnerStays',
  'features/chat/adapters/sql/sql-messages.ts conversations': 'assertOwnerStays',
  'features/chat/adapters/sql/sql-messages.ts messages': 'assertOwnerStays',
  'features/chat/adapters/sql/sql-reply-journal.ts reply_journal': 'keptMessages',
  'features/connections/adapters/sql-connections.ts connections': 'assertOwnerStays',
  'features/connections/adapters/sql-connections.ts oauth_clients': '',
  'features/connections/adapters/sql-connections.ts connection_secrets': 'refers to its connection',
  'features/exports/adapters/sql-exports.ts exports': 'assertOwnerStays',
  'features/files/adapters/sql-files.ts files': 'assertOwnerStays',
  'features/files/adapters/sql-uploads.ts uploads': 'assertOwnerStays',
  'features/keys/adapters/sql-keys.ts access_keys': 'assertOwnerStays',
  'features/provenance/adapters/sql-authors.ts authors': 'assertOwnerStays',
  'features/styles/adapters/sql-styles.ts models': 'assertOwnerStays',
  'platform/queue/enqueue-job.ts jobs': 'assertOwnerStays',
  // In the transaction that ends its job, whose row goes with an erasure before films do.
  'features/films/adapters/sql-films.ts videos': 'async add(film, wish',
  'features/films/adapters/sql-cuts.ts film_cuts': 'inside the transaction that ends its job',
  'features/films/adapters/sql-cuts.ts film_versions': 'if (!isThere) throw new GoneError',
  'features/films/adapters/sql-downloads.ts film_downloads': 'assertOwnerStays',
  'features/films/adapters/sql-projects.ts film_projects': 'assertOwnerStays',
  // Holds the film's row, which goes with an erasure.
  'features/films/adapters/sql-shares.ts film_shares': 'The film stays held',
  'features/films/adapters/sql-proxies.ts clip_proxies': 'The clip stays held',
  // Takes somebody in again once their erasure is done.
  'features/identity/adapters/sql-owners.ts owners': 'erasures(transaction)',
  // Refers to the person's own row, which goes with the promise of an erasure.
  'features/identity/adapters/sql-spend-code.ts spent_codes': 'refers to its person',
  // Name nobody, or are looked through by the erasure itself.
  'platform/database/data-version.ts data_version': '',
  'platform/provenance/sql-signing-identity.ts signing_identity': '',
  'platform/queue/schedules.ts schedules': '',
  'platform/storage/sql-installation.ts installation': '',
  'platform/storage/sql-orphan-sightings.ts orphans': '',
};

describe('new rows', () => {
  it('come into being only where an erased person is looked out for', () => {
    const found = sourceFiles().flatMap((file) => {
      const text = readFileSync(join(source, file), 'utf8');
      const tables = [...text.matchAll(/insertInto\(\s*'(\w+)'/g)].map(([, table]) => table);
      return [...new Set(tables)].map((table) => ({ place: `${file} ${table}`, text }));
    });
    expect(found.map(({ place }) => place).toSorted()).toEqual(Object.keys(insertions).toSorted());
    for (const { place, text } of found) expect(text).toContain(insertions[place]);
  });
});

function sourceFiles(): string[] {
  return readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.ts') && !/test|migrations/.test(file),
  );
}
