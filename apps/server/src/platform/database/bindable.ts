import type { SQLInputValue } from 'node:sqlite';

/**
 * node:sqlite takes an object in first place for *named* parameters and then silently changes the
 * wrong rows, so an object must never reach it.
 */
export function bindable(parameters: readonly unknown[]): SQLInputValue[] {
  for (const value of parameters) {
    if (typeof value === 'object' && value !== null && !(value instanceof Uint8Array)) {
      throw new TypeError(`SQLite cannot bind a ${value.constructor?.name ?? 'bare object'}`);
    }
  }
  return parameters as SQLInputValue[];
}
