/** The folder of an object, with its final slash. */
export const folderOf = (key: string) => key.slice(0, key.lastIndexOf('/') + 1);

/** Which of these keys lie in a folder of the rows that `findFolders` finds. */
export async function keysInFolders(
  keys: readonly string[],
  findFolders: (
    folders: readonly string[],
  ) => Promise<readonly { readonly object_folder: string | null }[]>,
): Promise<Set<string>> {
  if (keys.length === 0) return new Set();
  const found = await findFolders([...new Set(keys.map(folderOf))]);
  const known = new Set(found.map((row) => row.object_folder));
  return new Set(keys.filter((key) => known.has(folderOf(key))));
}
