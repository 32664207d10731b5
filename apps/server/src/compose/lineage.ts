import { makeSqlLineage } from '../features/lineage/adapters/sql-lineage.ts';
import { makeReadLineage } from '../features/lineage/read-lineage.ts';
import { registerLineageRoutes } from '../features/lineage/routes.ts';
import type { Composed, Ground } from './ground.ts';

/** What things came from, and what came of them. */
export function composeLineage({ database, mediaHost, mediaAddresses }: Ground): Composed {
  const { addressOf, keyIn } = mediaAddresses;
  const read = makeReadLineage(makeSqlLineage(database.db, { mediaHost, addressOf }), keyIn);
  return { register: (app) => registerLineageRoutes(app, read) };
}
