/** A column of both databases, as the two declare it. */
export type MovedColumn = {
  readonly name: string;
  /** SQLite keeps text and 0 or 1 where PostgreSQL has types of their own. */
  readonly kind: 'date' | 'boolean' | 'other';
};

export type PlainValue = string | number | null;

/**
 * A value as both databases would say it: dates in ISO 8601, booleans as 0 and 1. PostgreSQL keeps no
 * NUL in a text, and none of ours means anything by one.
 */
export function plainValue(value: unknown, { kind }: MovedColumn): PlainValue {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  if (kind === 'date') return new Date(value as string | number).toISOString();
  if (typeof value === 'boolean' || typeof value === 'bigint') return Number(value);
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return value.replaceAll('\0', '');
  throw new TypeError(`a column of an unknown kind: ${typeof value}`);
}

/** The same as one database takes it. */
export function boundValue(
  value: PlainValue,
  { kind }: MovedColumn,
  dialect: 'sqlite' | 'postgres',
): PlainValue | boolean {
  return kind === 'boolean' && dialect === 'postgres' && value !== null ? value === 1 : value;
}
