const longestName = 100;
/** French: people unpack it. */
const unnamed = 'fichier';

/**
 * Paths inside an archive that every system can unpack: no signs that one of them forbids, none
 * twice, also where the size of letters does not count.
 */
export function makeArchiveNames() {
  const taken = new Set<string>();
  return ({ folder, name, key }: { folder: string; name: string; key: string }): string => {
    const extension = extensionOf(key);
    const plain = name.toLowerCase().endsWith(extension)
      ? name.slice(0, name.length - extension.length)
      : name;
    const base = `${folder.split('/').map(cleaned).join('/')}/${cleaned(plain)}`;
    for (let number = 1; ; number += 1) {
      const path = `${base}${number === 1 ? '' : ` (${number})`}${extension}`;
      const folded = path.toLowerCase();
      if (taken.has(folded)) continue;
      taken.add(folded);
      return path;
    }
  };
}

function extensionOf(key: string): string {
  return /\.[a-z0-9]{1,12}$/.exec(key)?.[0] ?? '';
}

function cleaned(name: string): string {
  const plain = name
    .toWellFormed()
    .replace(/[\p{C}/\\"<>|:*?]+/gu, ' ')
    .trim()
    .slice(0, longestName)
    .replace(/^[. ]+|[. ]+$/g, '');
  return plain || unnamed;
}
