import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { searchedWords } from '../film-search-text.ts';
import { testDatabases } from '../testing.ts';

const postgres = (await testDatabases()).find(({ name }) => name === 'postgres');

it.skipIf(!postgres)('takes the words out of a message as they are searched for', async () => {
  const { db, close } = await postgres!.open();
  const texts = [
    'C’est l’Été — où, «naïf» : ÇA ! a_b@c.fr/x?y=1;',
    'œuvre Ærø ŁÓDŹ ß 3,5 % … “guillemets” d’un côté',
    'Й ё 한국어 Ὀδυσσεύς',
    '[crochets] {accolades} \\ barres | tubes ^ ~ `code` "deux"',
  ];
  for (const text of texts) {
    const { rows } = await sql<{ plain: string }>`select search_plain(${text}) as plain`.execute(
      db,
    );
    expect(rows[0]?.plain.trim().split(/ +/), text).toEqual(searchedWords(text));
  }
  await close();
});
