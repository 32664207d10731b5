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
