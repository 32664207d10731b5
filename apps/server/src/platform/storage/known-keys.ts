/** Says which of these keys belong to a row. */
export type KnownKeys = (keys: readonly string[]) => Promise<Set<string>>;

/** A key is known when any feature knows it. */
export function anyOf(features: readonly KnownKeys[]): KnownKeys {
  return async (keys) => {
    const known = await Promise.all(features.map((knownKeys) => knownKeys(keys)));
    return new Set(known.flatMap((set) => [...set]));
  };
}
