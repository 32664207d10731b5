import { type JsonPieces, jsonObject, jsonWith } from '../../platform/json/json-pieces.ts';
import type { PersonalData } from './ports.ts';

/** What every feature keeps of a person, by the feature's name; read as it is taken. */
export function exportEverything(
  personalData: readonly PersonalData[],
  ownerId: string,
): JsonPieces {
  const fields = { exported_at: new Date().toISOString(), user: ownerId };
  const data = personalData.map(({ name, exportOf }) => [name, exportOf(ownerId)] as const);
  return jsonWith(fields, 'data', jsonObject(data));
}
