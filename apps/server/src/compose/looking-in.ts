import { statfs } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { Gauge } from 'prom-client';
import type { MissingTools } from '../features/films/watch-tools.ts';
import { checkDatabase } from '../platform/database/open-database.ts';
import { serveMetrics } from '../platform/http/operations/serve-metrics.ts';
import { type Check, serveProbes } from '../platform/http/operations/serve-probes.ts';
import { queueDepth } from '../platform/queue/queue-depth.ts';
import { markKey } from '../platform/storage/installation.ts';
import type { Ground } from './ground.ts';

/** Beneath it a film in the making may no longer fit. */
const leastFreeBytes = 512 * 1024 ** 2;
/** A job that could have begun so long ago wants one more worker. */
const longestLagSeconds = 600;

type LookedAt = { readonly missingTools: MissingTools; readonly isDraining: () => boolean };

/** What an operator's programs read: `/livez`, `/readyz` and `/metrics`. */
export function serveLookingIn(
  app: FastifyInstance,
  ground: Ground,
  { missingTools, isDraining }: LookedAt,
): void {
  const { config } = ground;
  const taking: Check = { isVital: true, look: async () => ({ ok: !isDraining() }) };
  const checks = { ...checksOf(ground, missingTools), taking_calls: taking };
  serveProbes(app, checks, config.METRICS_TOKEN);
  addGauges(serveMetrics(app, config.METRICS_TOKEN), ground);
}

function checksOf(ground: Ground, missingTools: MissingTools): Readonly<Record<string, Check>> {
  const { database, storage } = ground;
  return {
    database: {
      isVital: true,
      look: async () => {
        await checkDatabase(database);
        return { ok: true };
      },
    },
    storage: {
      isVital: true,
      look: async () => {
        return { ok: (await storage.stat(markKey)) !== null };
      },
    },
    disk: {
      isVital: true,
      look: async () => {
        const freeBytes = await freeBytesOf(ground);
        return { ok: freeBytes >= leastFreeBytes, free_bytes: freeBytes };
      },
    },
    tools: {
      isVital: false,
      look: async () => {
        const missing = await missingTools();
        return { ok: missing.length === 0, missing };
      },
    },
    queue: {
      isVital: false,
      look: async () => {
        const depths = await depthsOf(ground);
        const lagSeconds = Math.max(0, ...depths.map((depth) => depth.lagSeconds));
        const waiting = depths.reduce((sum, depth) => sum + depth.waiting, 0);
        return { ok: lagSeconds < longestLagSeconds, waiting, lag_seconds: lagSeconds };
      },
    },
  };
}

type Registry = ReturnType<typeof serveMetrics>;

function addGauges(registry: Registry, ground: Ground): void {
  const registers = [registry];
  const about = 'read when it is asked for';
  const lag = new Gauge({
    name: 'armoni_queue_lag_seconds',
    help: `Since the oldest waiting job could have begun, by kind; ${about}`,
    labelNames: ['kind'],
    registers,
  });
  new Gauge({
    name: 'armoni_jobs',
    help: `Open jobs by kind and state; ${about}`,
    labelNames: ['kind', 'state'],
    registers,
    async collect() {
      this.reset();
      lag.reset();
      for (const { kind, waiting, running, lagSeconds } of await depthsOf(ground)) {
        this.labels(kind, 'waiting').set(waiting);
        this.labels(kind, 'running').set(running);
        lag.labels(kind).set(lagSeconds);
      }
    },
  });
  new Gauge({
    name: 'armoni_stored_bytes',
    help: `What people keep, by kind; ${about}`,
    labelNames: ['kind'],
    registers,
    async collect() {
      const { files, films } = await storedBytesOf(ground);
      this.labels('files').set(files);
      this.labels('films').set(films);
    },
  });
  new Gauge({
    name: 'armoni_database_connections',
    help: `Connections to PostgreSQL of this process, in use and idle, and calls that wait for one; ${about}`,
    labelNames: ['state'],
    registers,
    collect() {
      const { open, idle, waiting } = ground.database.pool?.() ?? { open: 0, idle: 0, waiting: 0 };
      this.labels('busy').set(open - idle);
      this.labels('idle').set(idle);
      this.labels('waiting').set(waiting);
    },
  });
  new Gauge({
    name: 'armoni_disk_free_bytes',
    help: `Free space where the data folder lies; ${about}`,
    registers,
    async collect() {
      this.set(await freeBytesOf(ground));
    },
  });
}

const depthsOf = ({ database, clock }: Ground) => queueDepth(database.reader, clock());

export async function storedBytesOf({
  database,
}: Ground): Promise<{ files: number; films: number }> {
  const sums = await database.reader
    .selectFrom('usage')
    .select(({ fn }) => [
      fn.sum<number>('file_bytes').as('files'),
      fn.sum<number>('film_bytes').as('films'),
    ])
    .executeTakeFirstOrThrow();
  return { files: Number(sums.files ?? 0), films: Number(sums.films ?? 0) };
}

export async function freeBytesOf({ config }: Ground): Promise<number> {
  const { bavail, bsize } = await statfs(config.dataFolder);
  return bavail * bsize;
}
