import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabases } from '../testing.ts';
import { pictureWordsMigration } from './0097-picture-words.ts';

for (const kind of await testDatabases()) {
  it(`tells older pictures by their name and answer, and what was chosen for them, on ${kind.name}`, async () => {
    const { db, close } = await kind.open({ migrate: false });
    await sql`create table files (id text, owner_id text, name text, kind text, storage_key text,
      is_made integer, style_key text, source_key text)`.execute(db);
    await sql`create table messages (id text, owner_id text, query text, inputs text,
      answer text)`.execute(db);
    const file = (id: string, key: string, isMade: number) =>
      sql`insert into files values (${id}, 'u1', ${`${id}.png`}, 'image', ${key}, ${isMade}, null,
        null)`.execute(db);
    await file('nuit', 'u1/c1/made.png', 1);
    await file('photo', 'u1/c1/brought.png', 0);
    const inputs = JSON.stringify({ image_url: '/media/u1/c1/brought.png', lora_url: 'ailleurs' });
    const answer = 'Voici.\n\n![Un phare](/media/u1/c1/made.png)\n\n![x](/media/u2/c1/foreign.png)';
    await sql`insert into messages values ('m1', 'u1', 'la même, étoilée', ${inputs}, ${answer})`.execute(
      db,
    );
    await pictureWordsMigration(kind.name).up(db);
    const { rows } = await sql`select id, search_text, style_key, source_key from files
      order by id`.execute(db);
    await close();
    expect(rows).toEqual([
      {
        ...{ id: 'nuit', search_text: ' nuit png la meme etoilee un phare ' },
        ...{ style_key: null, source_key: 'u1/c1/brought.png' },
      },
      { id: 'photo', search_text: ' photo png ', style_key: null, source_key: null },
    ]);
  });
}
