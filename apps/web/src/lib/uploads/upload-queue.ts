/** At most this many files travel at once; more would only share the same line. */
export const uploadsInFlight = 3;

/** Where a file stands on its way to the server. */
export type UploadState =
  | { readonly status: 'queued' }
  | { readonly status: 'uploading'; readonly sentBytes: number }
  /** Received; the server is turning it into a stored URL. */
  | { readonly status: 'storing' }
  | { readonly status: 'stored'; readonly fileId: string; readonly url: string }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'cancelled' };

/** A file and what its feature knows of it, such as a thumbnail. */
export type QueuedFile<Details extends object> = Details & {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  readonly state: UploadState;
};

export type StoredFile<Details extends object> = QueuedFile<Details> & {
  readonly state: Extract<UploadState, { status: 'stored' }>;
};

export type UploadQueue<Details extends object> = readonly QueuedFile<Details>[];

export type UploadEvent<Details extends object> =
  | { readonly type: 'added'; readonly files: readonly QueuedFile<Details>[] }
  | { readonly type: 'described'; readonly key: string; readonly details: Details }
  | { readonly type: 'started'; readonly key: string }
  | { readonly type: 'progressed'; readonly key: string; readonly sentBytes: number }
  | { readonly type: 'received'; readonly key: string }
  | { readonly type: 'stored'; readonly key: string; readonly fileId: string; readonly url: string }
  | { readonly type: 'failed'; readonly key: string; readonly message: string }
  | { readonly type: 'cancelled'; readonly key: string }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'removed'; readonly key: string }
  /** To another place in the order, from 0. */
  | { readonly type: 'moved'; readonly key: string; readonly toIndex: number };

/** The queue after one event. What happens to one file never touches another. */
export function advanceQueue<Details extends object>(
  queue: UploadQueue<Details>,
  event: UploadEvent<Details>,
): UploadQueue<Details> {
  if (event.type === 'added') return [...queue, ...event.files];
  if (event.type === 'removed') return queue.filter((file) => file.key !== event.key);
  if (event.type === 'moved') {
    const others = queue.filter((file) => file.key !== event.key);
    return others.toSpliced(event.toIndex, 0, ...queue.filter((file) => file.key === event.key));
  }
  return queue.map((file) => (file.key === event.key ? advanceFile(file, event) : file));
}

/** The files whose upload may begin now, first come first served. */
export function startableFiles<Details extends object>(
  queue: UploadQueue<Details>,
): UploadQueue<Details> {
  const free = uploadsInFlight - queue.filter(isTravelling).length;
  return queue.filter((file) => file.state.status === 'queued').slice(0, Math.max(0, free));
}

export function storedFiles<Details extends object>(
  queue: UploadQueue<Details>,
): readonly StoredFile<Details>[] {
  return queue.filter((file): file is StoredFile<Details> => file.state.status === 'stored');
}

/** Files that are still on their way. */
export function pendingFiles<Details extends object>(
  queue: UploadQueue<Details>,
): UploadQueue<Details> {
  return queue.filter((file) => file.state.status === 'queued' || isTravelling(file));
}

export function isTravelling({ state }: { readonly state: UploadState }): boolean {
  return state.status === 'uploading' || state.status === 'storing';
}

type FileEvent<Details extends object> = Exclude<
  UploadEvent<Details>,
  { type: 'added' | 'removed' | 'moved' }
>;

function advanceFile<Details extends object>(
  file: QueuedFile<Details>,
  event: FileEvent<Details>,
): QueuedFile<Details> {
  if (event.type === 'described') return { ...file, ...event.details };
  const state = nextState(file, event);
  return state === file.state ? file : { ...file, state };
}

function nextState(
  { state, sizeBytes }: { readonly state: UploadState; readonly sizeBytes: number },
  event: Exclude<FileEvent<object>, { type: 'described' }>,
): UploadState {
  if (event.type === 'retried') {
    const mayRetry = state.status === 'failed' || state.status === 'cancelled';
    return mayRetry ? { status: 'queued' } : state;
  }
  // A late answer of an upload that ended or was cancelled changes nothing.
  if (state.status !== 'queued' && state.status !== 'uploading' && state.status !== 'storing') {
    return state;
  }
  switch (event.type) {
    case 'started':
      return { status: 'uploading', sentBytes: 0 };
    case 'progressed':
      if (state.status === 'storing') return state;
      // The browser also counts the multipart envelope, so the sum may pass the file's size.
      return { status: 'uploading', sentBytes: Math.min(event.sentBytes, sizeBytes) };
    case 'received':
      return { status: 'storing' };
    case 'stored':
      return { status: 'stored', fileId: event.fileId, url: event.url };
    case 'failed':
      return { status: 'failed', message: event.message };
    case 'cancelled':
      return { status: 'cancelled' };
  }
}
