/** No space is left where files are kept: HTTP 507. */
export class StorageFull extends Error {
  override readonly name = 'StorageFull';

  constructor(cause: unknown) {
    super('the storage has no space left', { cause });
  }
}

/** The store cannot be written or read right now: HTTP 503. */
export class StorageUnavailable extends Error {
  override readonly name = 'StorageUnavailable';

  constructor(cause: unknown) {
    super('the storage cannot be reached', { cause });
  }
}

/** A key that our own code can never have made: a mistake or an attack, never a person's typo. */
export class InvalidStorageKey extends Error {
  override readonly name = 'InvalidStorageKey';

  constructor() {
    super('not a storage key');
  }
}
