import type { PersonalData } from './ports.ts';

/** What every feature keeps of a person, by the feature's name. */
export async function exportEverything(
  personalData: readonly PersonalData[],
  ownerId: string,
): Promise<Record<string, unknown>> {
  const entries = await Promise.all(
    personalData.map(async ({ name, exportOf }) => [name, await exportOf(ownerId)] as const),
  );
  return Object.fromEntries(entries);
}

/**
 * Erases one feature after the other, in the order given: the account comes last, so that a
 * person can still sign in and try again when something before it failed.
 */
export async function eraseEverything(
  personalData: readonly PersonalData[],
  ownerId: string,
): Promise<undefined> {
  for (const { eraseOf } of personalData) await eraseOf(ownerId);
}
