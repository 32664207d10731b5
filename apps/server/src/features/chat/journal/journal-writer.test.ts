import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '../ports.ts';
import { makeJournalWriter } from './journal-writer.ts';

function piece(messageId: string, sequence: number, text: string, replaces = false): JournalEntry {
  return { messageId, sequence, replaces, text };
}

const ignored = { onStored: () => {}, onLost: () => {} };

/** A journal whose writes a test lets through one by one. */
function gatedJournal() {
  const batches: (readonly JournalEntry[])[] = [];
  const gates: PromiseWithResolvers<void>[] = [];
  return {
    batches,
    gates,
    append: (entries: readonly JournalEntry[]) => {
      batches.push(entries);
      const gate = Promise.withResolvers<void>();
      gates.push(gate);
      return gate.promise;
    },
  };
}

describe('the journal of growing replies', () => {
  it('stores a first piece at once, and joins those that come meanwhile', async () => {
    const journal = gatedJournal();
    const writer = makeJournalWriter({ journal, everyMs: 0 });
    writer.write(piece('m1', 1, 'Un '), ignored);
    expect(journal.batches).toEqual([[piece('m1', 1, 'Un ')]]);
    writer.write(piece('m1', 2, 'deux '), ignored);
    writer.write(piece('m2', 1, 'Lac'), ignored);
    writer.write(piece('m1', 3, 'trois'), ignored);
    journal.gates[0]?.resolve();
    await expect.poll(() => journal.batches.length).toBe(2);
    expect(journal.batches[1]).toEqual([piece('m1', 3, 'deux trois'), piece('m2', 1, 'Lac')]);
  });

  it('lets the first piece of a reply wait for nobody, while others take turns', async () => {
    const journal = gatedJournal();
    const writer = makeJournalWriter({ journal, everyMs: 2 ** 30, everyMsAtMost: 2 ** 30 });
    writer.write(piece('m1', 1, 'Un '), ignored);
    journal.gates[0]?.resolve();
    await new Promise(setImmediate);
    writer.write(piece('m1', 2, 'deux '), ignored);
    await new Promise(setImmediate);
    expect(journal.batches).toHaveLength(1);
    writer.write(piece('m2', 1, 'Lac'), ignored);
    await expect
      .poll(() => journal.batches[1])
      .toEqual([piece('m1', 2, 'deux '), piece('m2', 1, 'Lac')]);
    writer.write(piece('m3', 1, 'Ciel'), ignored);
    journal.gates[1]?.resolve();
    await expect.poll(() => journal.batches[2]).toEqual([piece('m3', 1, 'Ciel')]);
  });

  it('lets a piece that replaces stand for all before it, and joins what follows', async () => {
    const journal = gatedJournal();
    const writer = makeJournalWriter({ journal, everyMs: 0 });
    writer.write(piece('m0', 1, 'busy'), ignored);
    writer.write(piece('m1', 1, 'Oups'), ignored);
    writer.write(piece('m1', 2, 'Je ', true), ignored);
    writer.write(piece('m1', 3, 'ne peux pas.'), ignored);
    journal.gates[0]?.resolve();
    await expect.poll(() => journal.batches.length).toBe(2);
    expect(journal.batches[1]).toEqual([piece('m1', 3, 'Je ne peux pas.', true)]);
  });

  it('shows nothing before it is stored', async () => {
    const journal = gatedJournal();
    const writer = makeJournalWriter({ journal, everyMs: 0 });
    const shown: string[] = [];
    writer.write(piece('m1', 1, 'Un'), { ...ignored, onStored: () => shown.push('Un') });
    const settled = writer.settled().then(() => shown.push('settled'));
    expect(shown).toEqual([]);
    journal.gates[0]?.resolve();
    await settled;
    expect(shown).toEqual(['Un', 'settled']);
  });

  it('lets a reply end while others go on writing without a pause', async () => {
    let sequence = 1;
    const writer = makeJournalWriter({
      everyMs: 0,
      journal: {
        // There is always something waiting, as with a thousand replies at once.
        append: async () => writer.write(piece('other', ++sequence, 'x'), ignored),
      },
    });
    writer.write(piece('m1', 1, 'Fin.'), ignored);
    await writer.settled();
    expect(sequence).toBeLessThan(10);
  });

  it('tries again while the database is away, and says what is lost for good', async () => {
    const outcomes: string[] = [];
    let failures = 2;
    const writer = makeJournalWriter({
      everyMs: 0,
      retries: 2,
      retryMs: 0,
      journal: {
        append: async () => {
          failures -= 1;
          if (failures >= 0) throw new Error('away');
        },
      },
    });
    const fateOf = (name: string) => ({
      onStored: () => outcomes.push(`${name} stored`),
      onLost: () => outcomes.push(`${name} lost`),
    });
    writer.write(piece('m1', 1, 'Un'), fateOf('first'));
    await writer.settled();
    failures = 3;
    writer.write(piece('m1', 2, 'Deux'), fateOf('second'));
    await writer.settled();
    writer.write(piece('m1', 3, 'Trois'), fateOf('third'));
    await writer.settled();
    expect(outcomes).toEqual(['first stored', 'second lost', 'third stored']);
  });
});
