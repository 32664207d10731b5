import { wholeJson } from '../../platform/json/json-pieces.ts';
import type { ConnectionRepository } from './ports.ts';

type Kept = Pick<ConnectionRepository, 'of' | 'erase'>;

/** What is kept of the assistants that a person let in: their names and times. */
export function connectionData(connections: Kept, clock: () => number) {
  return {
    name: 'connections',
    exportOf: (ownerId: string) => wholeJson(exported(connections, ownerId, clock())),
    eraseOf: (ownerId: string) => connections.erase(ownerId),
  };
}

async function exported(connections: Kept, ownerId: string, now: number) {
  return (await connections.of(ownerId, now)).map(({ name, scopes, createdAt, lastUsedAt }) => ({
    name,
    scopes,
    createdAt: isoTime(createdAt),
    lastUsedAt: lastUsedAt === null ? null : isoTime(lastUsedAt),
  }));
}

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();
