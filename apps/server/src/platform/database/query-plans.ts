import {
  type CompiledQuery,
  createQueryId,
  type Kysely,
  type KyselyPlugin,
  type RootOperationNode,
} from 'kysely';
import type { OpenDatabase } from './open-database.ts';
import type { Database } from './schema.ts';

type Plan = { readonly plan: string; readonly indexes: readonly string[] };

/** How the database, or a transaction of it, would carry out each query of `use`; for tests. */
export async function plansOf(
  { db, dialect }: Pick<OpenDatabase, 'db' | 'dialect'>,
  use: (observed: Kysely<Database>) => Promise<void>,
): Promise<Plan[]> {
  const nodes: RootOperationNode[] = [];
  const observer: KyselyPlugin = {
    transformQuery: ({ node }) => {
      nodes.push(node);
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  await use(db.withPlugin(observer));
  const plans: Plan[] = [];
  for (const node of nodes) {
    const query: CompiledQuery = db.getExecutor().compileQuery(node, createQueryId());
    const explain = dialect === 'sqlite' ? 'explain query plan' : 'explain';
    const { rows } = await db.executeQuery({ ...query, sql: `${explain} ${query.sql}` });
    const plan = JSON.stringify(rows);
    const names = plan.matchAll(
      /(?:USING (?:COVERING )?INDEX|Scan(?: Backward)? (?:using|on)) (\w+)/g,
    );
    const indexes = [...names].map(([, name]) => name ?? '').filter((name) => name !== 'messages');
    plans.push({ plan, indexes });
  }
  return plans;
}
