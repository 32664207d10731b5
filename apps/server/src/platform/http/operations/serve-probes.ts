import type { FastifyInstance } from 'fastify';
import { mayLookIn } from './may-look-in.ts';

/** What a look at something that the studio stands on has found; figures under names with their unit. */
export type Finding = { readonly ok: boolean } & Readonly<Record<string, unknown>>;

export type Check = {
  /** Throws when what it looks at does not answer. */
  readonly look: () => Promise<Finding>;
  /** Without it no call can be served. */
  readonly isVital: boolean;
};

const patienceMs = 3000;

/**
 * `/livez`: the process answers. `/readyz`: calls can be served, 503 while they can not; whoever may
 * read the metrics is told what of each thing that the studio stands on.
 */
export function serveProbes(
  app: FastifyInstance,
  checks: Readonly<Record<string, Check>>,
  token: string | undefined,
): void {
  app.get('/livez', async (_, reply) => {
    return reply.header('cache-control', 'no-store').send({ status: 'ok' });
  });
  app.get('/readyz', async (request, reply) => {
    const entries = await Promise.all(
      Object.entries(checks).map(async ([name, { look }]) => [name, await inTime(look)] as const),
    );
    const findings = Object.fromEntries(entries);
    const isReady = entries.every(([name, { ok }]) => ok || !checks[name]?.isVital);
    const status = isReady ? 'ok' : 'unavailable';
    return reply
      .code(isReady ? 200 : 503)
      .header('cache-control', 'no-store')
      .send(mayLookIn(request, token) ? { status, checks: findings } : { status });
  });
}

async function inTime(look: Check['look']): Promise<Finding> {
  let timer: NodeJS.Timeout | undefined;
  const tooLate = new Promise<Finding>((resolve) => {
    timer = setTimeout(
      () => resolve({ ok: false, error: `no answer in ${patienceMs} ms` }),
      patienceMs,
    );
  });
  const looked = look().catch((error: unknown) => ({ ok: false, error: nameOf(error) }));
  return Promise.race([looked, tooLate]).finally(() => clearTimeout(timer));
}

/** A message may hold an address with its password. */
function nameOf(error: unknown): string {
  const { code, name } = error as NodeJS.ErrnoException;
  return code ?? name ?? 'Error';
}
