import { stripVTControlCharacters } from 'node:util';
import { say } from '../setup/say.mjs';

/**
 * What a part of `npm test` came to. `failures` names each failure, with its cause; `unstable` names
 * what passed at the second try only.
 * @typedef {{ passed: number, failures: string[], skipped?: number, unstable?: string[] }} Outcome
 */

/**
 * Of a run whose report may be missing or too good: one that executed nothing, or that ended badly
 * without naming a failure, is a failure itself.
 * @param {string} name
 * @param {number} code
 * @param {Outcome | null} report
 * @returns {Outcome}
 */
export function outcomeOf(name, code, report) {
  const outcome = report ?? { passed: 0, failures: [] };
  const isSilent = outcome.failures.length === 0 && (code !== 0 || outcome.passed === 0);
  if (!isSilent) return outcome;
  const why = report === null ? 'sans compte rendu' : `${outcome.passed} tests réussis`;
  return { ...outcome, failures: [`${name} : fini avec le code ${code}, ${why}`] };
}

/**
 * Names what failed where the end of a long log is read, then counts.
 * @param {Outcome[]} outcomes
 * @returns {number} how many failed
 */
export function sumUp(outcomes) {
  const all = (key) => outcomes.flatMap((one) => one[key] ?? []);
  const count = (key) => outcomes.reduce((sum, one) => sum + (one[key] ?? 0), 0);
  for (const name of all('unstable')) say(`au second essai : ${name}`);
  for (const name of all('failures')) say(`✗ ${name}`);
  const failed = all('failures').length;
  const skipped = count('skipped') > 0 ? `, ${count('skipped')} skipped` : '';
  process.stdout.write(`${count('passed')} passed, ${failed} failed${skipped}\n`);
  return failed;
}

/** @param {string | undefined} message */
export function firstLine(message) {
  const plain = stripVTControlCharacters(message ?? '').trim();
  return plain.split('\n', 1)[0]?.slice(0, 300) ?? '';
}
