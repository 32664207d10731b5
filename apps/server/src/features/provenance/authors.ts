import { wholeJson } from '../../platform/json/json-pieces.ts';

/** Who chose to sign what they have made as its author. */
export interface Authors {
  /** The name of their choosing; null for everybody who has not chosen one. */
  nameOf(ownerId: string): Promise<string | null>;
  /** From now on; null signs no more. @throws {GoneError} when there is no such person */
  change(ownerId: string, name: string | null): Promise<void>;
}

/** What is kept of a person here. */
export function authorData(authors: Authors) {
  return {
    name: 'author',
    exportOf: (ownerId: string) => wholeJson(authors.nameOf(ownerId)),
    eraseOf: (ownerId: string) => authors.change(ownerId, null),
  };
}
