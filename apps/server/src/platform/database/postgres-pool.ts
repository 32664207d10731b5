import pg from 'pg';

export type PostgresPoolOptions = {
  readonly url: string;
  readonly onConnectionLost: (error: Error) => void;
};

/**
 * A pool that never crashes the process: a connection that dies while idle is reported and
 * replaced, and a caller waits at most 4 s for one (the HTTP answer is then 503 within 5 s).
 */
export function openPostgresPool(options: PostgresPoolOptions): pg.Pool {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: 10,
    connectionTimeoutMillis: 4000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: { getTypeParser },
  });
  pool.on('error', options.onConnectionLost);
  // One that dies in somebody's hands between two queries reports on itself alone, and an
  // error event nobody hears ends the process; the next query on it fails as it should.
  pool.on('connect', (client) => client.on('error', options.onConnectionLost));
  return pool;
}

// Times and sizes are bigint columns well inside 2^53, so they arrive as numbers like on SQLite.
function getTypeParser(oid: number, format?: 'text' | 'binary') {
  if (oid === pg.types.builtins.INT8 && format !== 'binary') return Number;
  return pg.types.getTypeParser(oid, format as 'text');
}
