/** What one person has prepared on one page, kept in this browser until it is sent. */
export type KeptRecords = {
  /** Files too. Resolves when it is kept, or when this browser keeps nothing. */
  readonly put: (key: string, value: unknown) => Promise<void>;
  readonly remove: (key: string) => Promise<void>;
  readonly readAll: () => Promise<ReadonlyMap<string, unknown>>;
  readonly clear: () => Promise<void>;
};

const databaseName = 'armoni';
const storeName = 'kept';

/**
 * Records of a person and a page in IndexedDB. Where it is closed or full a reload forgets, and
 * nothing else is lost: no call here fails.
 */
export function keptRecords(userId: string, page: string): KeptRecords {
  const of = (key: string) => [userId, page, key];
  const all = () => IDBKeyRange.bound([userId, page], [userId, page, []]);
  return {
    put: (key, value) => change((store) => store.put(value, of(key))),
    remove: (key) => change((store) => store.delete(of(key))),
    clear: () => change((store) => store.delete(all())),
    async readAll() {
      const keys = await read((store) => store.getAllKeys(all()));
      const values = await read((store) => store.getAll(all()));
      return new Map(values.map((value, index) => [String((keys[index] as string[])[2]), value]));
    },
  };
}

/** Nothing that this person prepared stays in this browser. */
export function forgetKept(userId: string): Promise<void> {
  const all = () => IDBKeyRange.bound([userId], [userId, []]);
  return change((store) => store.delete(all()));
}

let opening: Promise<IDBDatabase> | undefined;

function open(): Promise<IDBDatabase> {
  opening ??= new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1);
    request.onupgradeneeded = () => request.result.createObjectStore(storeName);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
  return opening;
}

async function change(work: (store: IDBObjectStore) => IDBRequest): Promise<void> {
  await run('readwrite', work);
}

async function read<Record>(
  work: (store: IDBObjectStore) => IDBRequest<Record[]>,
): Promise<Record[]> {
  return (await run('readonly', work)) ?? [];
}

/** Resolves once the transaction is complete: what is kept then survives a page load. */
async function run<Answer>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Answer>,
): Promise<Answer | undefined> {
  try {
    const transaction = (await open()).transaction(storeName, mode);
    const request = work(transaction.objectStore(storeName));
    await new Promise<void>((resolve, reject) => {
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
    return request.result;
  } catch {
    // Private windows and full disks: the page itself still holds everything.
    return undefined;
  }
}
