/** Licences under which we hand on what others made: permissive, or of a library that stays replaceable. */
export const accepted = new Set([
  ...[
    '0BSD',
    'Apache-2.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'BlueOak-1.0.0',
    'CC0-1.0',
    'ISC',
    'MIT',
  ],
  ...['MIT-0', 'OFL-1.1', 'Unlicense'],
  // The pictures' library and its codecs, each a file of its own.
  ...['LGPL-3.0-or-later', 'MPL-2.0'],
]);

/** Said in the package's own readme, where its description names none. */
const saidElsewhere = new Map([['node_modules/combine-errors', 'MIT']]);

/**
 * The packages that a studio runs on, by licence, as the lockfile has them.
 * @param {{ packages: Record<string, { license?: string, dev?: boolean, link?: boolean }> }} lockfile
 * @returns {Map<string, string[]>}
 */
export function licencesOf({ packages }) {
  const byLicence = new Map();
  for (const [path, { license, dev, link }] of Object.entries(packages)) {
    if (!path.includes('node_modules/') || dev || link) continue;
    const licence = license ?? saidElsewhere.get(path) ?? 'none';
    byLicence.set(licence, [...(byLicence.get(licence) ?? []), path]);
  }
  return byLicence;
}

/** Whether an SPDX expression leaves us a licence that we accept in every part. */
export function isAccepted(expression) {
  return expression
    .replace(/^\((.*)\)$/, '$1')
    .split(' AND ')
    .every((part) =>
      part.split(' OR ').some((name) => accepted.has(name.replace(/[()]/g, '').trim())),
    );
}
