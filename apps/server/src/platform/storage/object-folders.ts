/** The folder of an object, with its final slash. */
export const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/') + 1);

/** Which of these keys lie in a folder that `findFolders` knows. */
export async function keysInFolders(
  keys: readonly string[],
  findFolders: (folders: readonly string[]) => Promise<readonly (string | null)[]>,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const known = new Set(await findFolders([...new Set(keys.map(folderOf))]));
  return new Set(keys.filter((key) => known.has(folderOf(key))));
}
