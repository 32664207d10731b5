import type { KnownKeys } from './known-keys.ts';
import { quarantinedKey, readQuarantinedKey } from './quarantine.ts';
import type { Storage, StoredObject } from './storage.ts';
import { isMadeKey } from './storage-key.ts';

/** When each object without a row was first seen without one. */
export interface OrphanSightings {
  /** Keys that were seen before this moment, of those given. */
  seenBefore(keys: readonly string[], time: number): Promise<Set<string>>;
  /** Keeps the first time of each. */
  note(keys: readonly string[], time: number): Promise<void>;
  forget(keys: readonly string[]): Promise<void>;
}

export type SweepDependencies = {
  readonly storage: Storage;
  readonly knownKeys: KnownKeys;
  readonly sightings: OrphanSightings;
  readonly clock: () => number;
};

export type SweepReport = {
  /** Objects of ours that were looked at. */
  readonly objects: number;
  /** Seen without a row for the first time, or not yet for a day. */
  readonly waiting: number;
  readonly quarantined: number;
  /** Came out of the quarantine, because they have a row again. */
  readonly restored: number;
  readonly removed: number;
  /** So many were due at once that the database is more likely to be wrong than they. */
  readonly refused: number;
};

const hourMs = 60 * 60_000;
const dayMs = 24 * hourMs;
/** Younger objects may still be waiting for their row. */
const youngMs = hourMs;
/** An object goes when two looks, so far apart, both found it without a row. */
const betweenLooksMs = dayMs;
/** What was taken away by mistake can be put back for so long. */
const quarantineMs = 7 * dayMs;
/** More than this share of all objects, and more than these few, are not taken in one sweep. */
const largestShare = 0.05;
const alwaysAllowed = 50;
const batchSize = 200;

/**
 * Takes away what has no row: bytes of uploads and films that were cut off before their row was
 * written, and of deleted ones whose removal was cut off. Nothing goes at first sight, and nothing
 * but keys of our own making is touched.
 */
export async function sweepOrphans(sweep: SweepDependencies): Promise<SweepReport> {
  const { storage, knownKeys, sightings, clock } = sweep;
  await storage.sweepUnfinished(youngMs, knownKeys);
  const { objects, orphans, inQuarantine } = await look(sweep);
  const { restored, removed } = await settleQuarantine(sweep, inQuarantine);
  const seen = await sightings.seenBefore(orphans, clock() - betweenLooksMs);
  const due = orphans.filter((key) => seen.has(key));
  await sightings.note(orphans, clock());
  const waiting = orphans.length - due.length;
  if (due.length > Math.max(alwaysAllowed, largestShare * objects)) {
    return { objects, waiting, quarantined: 0, restored, removed, refused: due.length };
  }
  for (const key of due) await storage.move(key, quarantinedKey(key, clock()));
  await sightings.forget(due);
  return { objects, waiting, quarantined: due.length, restored, removed, refused: 0 };
}

type Look = { objects: number; orphans: string[]; inQuarantine: string[] };

async function look({ storage, knownKeys, sightings, clock }: SweepDependencies): Promise<Look> {
  const found: Look = { objects: 0, orphans: [], inQuarantine: [] };
  let batch: string[] = [];
  const settle = async () => {
    const known = await knownKeys(batch);
    found.orphans.push(...batch.filter((key) => !known.has(key)));
    // Seen without a row once, and has one now: its next sighting is a first one again.
    await sightings.forget([...known]);
    batch = [];
  };
  for await (const object of storage.list('')) {
    if (readQuarantinedKey(object.key)) found.inQuarantine.push(object.key);
    if (!isMadeKey(object.key)) continue;
    found.objects += 1;
    if (isYoung(object, clock())) continue;
    batch.push(object.key);
    if (batch.length === batchSize) await settle();
  }
  await settle();
  return found;
}

async function settleQuarantine(
  { storage, knownKeys, clock }: SweepDependencies,
  quarantined: readonly string[],
): Promise<{ restored: number; removed: number }> {
  const count = { restored: 0, removed: 0 };
  for (const place of quarantined) {
    const { key, since } = readQuarantinedKey(place)!;
    if ((await knownKeys([key])).has(key)) {
      await storage.move(place, key);
      count.restored += 1;
    } else if (clock() - since >= quarantineMs) {
      await storage.remove(place);
      count.removed += 1;
    }
  }
  return count;
}

const isYoung = ({ lastModified }: StoredObject, now: number) => now - lastModified < youngMs;
