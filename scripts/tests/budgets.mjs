import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from '../setup/paths.mjs';
import { say } from '../setup/say.mjs';

/** Most kilobytes of compressed script before each page answers. A page without one fails. */
export const scriptBudgets = {
  '/': 93,
  '/contact': 90,
  '/information': 97,
  '/verifier': 96,
  // Another issuer's button, and why somebody came back as they went: 1 kB each.
  '/sign-in': 109,
  '/sign-up': 107,
  '/success': 89,
  '/cancel': 89,
  // 9 kB for format, number and style beside the field (radio groups among them), what they add to
  // a question, and the ways to a picture seen large; the viewer, the list and the phone's sheet are lazy.
  // 1 kB for the frame of a picture that is being drawn.
  '/armoni': 324,
  // 1 kB for what a set is worth before it is sent and where both hands of a style are loaded from.
  '/trainer': 235,
  '/editor': 235,
  '/gallery': 185,
  '/compte': 201,
  // The account's menu leads administrators here, on every page behind the sign-in: .5 to 1 kB each.
  '/administration': 229,
  '/autoriser': 144,
};

/** Most kilobytes of what the first pages show, as it is sent. */
export const fileBudgets = {
  'landing/film.mp4': 1500,
  'landing/film-av1.mp4': 1500,
  'landing/poster.webp': 60,
  'landing/poster-portrait.webp': 25,
  'pictures/rivage.webp': 120,
  'pictures/rivage-petit.webp': 35,
};

/**
 * Weighs the built web app in bytes, which no busy machine can change, and says so in a table.
 * @returns {Promise<import('./outcome.mjs').Outcome>}
 */
export async function checkBudgets(folder = join(root, 'apps/web/dist')) {
  const lines = [...(await weighScripts(folder)), ...(await weighFiles(folder))];
  for (const { name, kilobytes, budget } of lines) {
    const mark = kilobytes <= budget ? '✓' : '✗';
    say(`${mark} ${name.padEnd(29)} ${kilobytes.toFixed(1).padStart(7)} / ${budget} ko`);
  }
  const tooHeavy = lines.filter(({ kilobytes, budget }) => !(kilobytes <= budget));
  return {
    passed: lines.length - tooHeavy.length,
    failures: tooHeavy.map(
      ({ name, kilobytes }) => `poids de ${name} : ${kilobytes.toFixed(1)} ko`,
    ),
  };
}

async function weighScripts(folder) {
  const heads = JSON.parse(await readFile(join(folder, 'page-heads.json'), 'utf8'));
  return Promise.all(
    heads.map(async ({ path, scripts }) => {
      const weights = scripts.map(async (script) => gzipSync(await readFile(join(folder, script))));
      const bytes = (await Promise.all(weights)).reduce((sum, zipped) => sum + zipped.length, 0);
      return { name: path, kilobytes: bytes / 1000, budget: scriptBudgets[path] ?? 0 };
    }),
  );
}

function weighFiles(folder) {
  return Promise.all(
    Object.entries(fileBudgets).map(async ([name, budget]) => {
      const size = await stat(join(folder, name)).then(
        (file) => file.size,
        () => Number.POSITIVE_INFINITY,
      );
      return { name, kilobytes: size / 1000, budget };
    }),
  );
}
