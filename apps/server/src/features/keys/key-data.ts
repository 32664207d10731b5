import { wholeJson } from '../../platform/json/json-pieces.ts';
import type { KeyRepository } from './ports.ts';

/** What is kept of a person's keys: their names and times. */
export function keyData(keys: Pick<KeyRepository, 'of' | 'erase'>) {
  return {
    name: 'keys',
    exportOf: (ownerId: string) => wholeJson(exported(keys, ownerId)),
    eraseOf: (ownerId: string) => keys.erase(ownerId),
  };
}

async function exported(keys: Pick<KeyRepository, 'of'>, ownerId: string) {
  return (await keys.of(ownerId)).map(({ name, scopes, createdAt, lastUsedAt }) => ({
    name,
    scopes,
    createdAt: isoTime(createdAt),
    lastUsedAt: lastUsedAt === null ? null : isoTime(lastUsedAt),
  }));
}

const isoTime = (milliseconds: number) => new Date(milliseconds).toISOString();
