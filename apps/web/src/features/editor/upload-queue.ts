/** At most this many clips travel at once; more would only share the same line. */
export const uploadsInFlight = 3;

/** Where a clip stands on its way to the server. */
export type ClipState =
  | { readonly status: 'queued' }
  | { readonly status: 'uploading'; readonly sentBytes: number }
  /** Received; the workflow service is turning it into a stored URL. */
  | { readonly status: 'storing' }
  | { readonly status: 'stored'; readonly fileId: string; readonly url: string }
  | { readonly status: 'failed'; readonly message: string }
  | { readonly status: 'cancelled' };

export type QueuedClip = {
  readonly key: string;
  readonly name: string;
  readonly sizeBytes: number;
  /** Null until known, and when the browser cannot decode the clip. */
  readonly durationSeconds: number | null;
  /** A small JPEG as a data URL; null like the duration. */
  readonly thumbnail: string | null;
  readonly state: ClipState;
};

export type StoredClip = QueuedClip & {
  readonly state: Extract<ClipState, { status: 'stored' }>;
};

export type UploadQueue = readonly QueuedClip[];

export type UploadEvent =
  | {
      readonly type: 'added';
      readonly clips: readonly Pick<QueuedClip, 'key' | 'name' | 'sizeBytes'>[];
    }
  | {
      readonly type: 'described';
      readonly key: string;
      readonly durationSeconds: number | null;
      readonly thumbnail: string | null;
    }
  | { readonly type: 'started'; readonly key: string }
  | { readonly type: 'progressed'; readonly key: string; readonly sentBytes: number }
  | { readonly type: 'received'; readonly key: string }
  | { readonly type: 'stored'; readonly key: string; readonly fileId: string; readonly url: string }
  | { readonly type: 'failed'; readonly key: string; readonly message: string }
  | { readonly type: 'cancelled'; readonly key: string }
  | { readonly type: 'retried'; readonly key: string }
  | { readonly type: 'removed'; readonly key: string };

/** The queue after one event. What happens to one clip never touches another. */
export function advanceQueue(queue: UploadQueue, event: UploadEvent): UploadQueue {
  if (event.type === 'added') return [...queue, ...event.clips.map(asQueued)];
  if (event.type === 'removed') return queue.filter((clip) => clip.key !== event.key);
  return queue.map((clip) => (clip.key === event.key ? advanceClip(clip, event) : clip));
}

/** The clips whose upload may begin now, first come first served. */
export function startableClips(queue: UploadQueue): readonly QueuedClip[] {
  const free = uploadsInFlight - queue.filter(isTravelling).length;
  return queue.filter((clip) => clip.state.status === 'queued').slice(0, Math.max(0, free));
}

export function storedClips(queue: UploadQueue): readonly StoredClip[] {
  return queue.filter((clip): clip is StoredClip => clip.state.status === 'stored');
}

/** Clips that are still on their way and so would miss a film asked for now. */
export function pendingClips(queue: UploadQueue): readonly QueuedClip[] {
  return queue.filter((clip) => clip.state.status === 'queued' || isTravelling(clip));
}

export function isTravelling(clip: QueuedClip): boolean {
  return clip.state.status === 'uploading' || clip.state.status === 'storing';
}

function asQueued(clip: Pick<QueuedClip, 'key' | 'name' | 'sizeBytes'>): QueuedClip {
  return { ...clip, durationSeconds: null, thumbnail: null, state: { status: 'queued' } };
}

type ClipEvent = Exclude<UploadEvent, { type: 'added' | 'removed' }>;

function advanceClip(clip: QueuedClip, event: ClipEvent): QueuedClip {
  if (event.type === 'described') {
    return { ...clip, durationSeconds: event.durationSeconds, thumbnail: event.thumbnail };
  }
  const state = nextState(clip, event);
  return state === clip.state ? clip : { ...clip, state };
}

function nextState(
  { state, sizeBytes }: QueuedClip,
  event: Exclude<ClipEvent, { type: 'described' }>,
): ClipState {
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
