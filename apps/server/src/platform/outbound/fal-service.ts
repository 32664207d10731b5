import { ApiError, createFalClient, type FalClient, ValidationError } from '@fal-ai/client';
import { fetchUnlessSilent, SilentService } from './fetch-unless-silent.ts';

export type FalServiceOptions = {
  /** Never leaves the server. */
  readonly key: string;
  /** Between two looks at a request; fal's own client asks twice a second. */
  readonly pollMs?: number;
  /** Takes every call instead of fal itself, with the real address in `x-fal-target-url`. */
  readonly proxyUrl?: string;
  /** How long fal may leave one call without a byte; its programs may take as long as they like. */
  readonly silenceMs?: number;
};

export type FalStatus = {
  readonly status: 'waiting' | 'running';
  /** What the program wrote so far. */
  readonly logs: readonly string[];
};

type Following = {
  readonly signal: AbortSignal;
  readonly onStatus?: (status: FalStatus) => void;
};

/** fal's queue as we use it: without webhooks, and by ids that outlive this process. */
export interface FalService {
  /** Puts bytes where fal's programs can read them; gives their address. */
  upload(file: File, signal: AbortSignal): Promise<string>;
  /** Gives the request's id. Each submitted request is paid for. */
  submit(endpoint: string, input: object, signal: AbortSignal): Promise<string>;
  /** Waits for a request to end, and gives its answer. */
  follow(endpoint: string, requestId: string, following: Following): Promise<unknown>;
  cancel(endpoint: string, requestId: string): Promise<void>;
}

export function makeFalService(options: FalServiceOptions): FalService {
  const { key, pollMs = 1500, proxyUrl, silenceMs } = options;
  const fal = createFalClient({
    credentials: key,
    fetch: fetchUnlessSilent(silenceMs),
    ...(proxyUrl && { proxyUrl: { url: proxyUrl, when: 'always' } }),
  });
  return {
    upload: (file, signal) => unlessAborted(fal.storage.upload(file), signal),
    async submit(endpoint, input, signal) {
      const submitted = fal.queue.submit(endpoint, { input, abortSignal: signal });
      return (await unlessAborted(submitted, signal)).request_id;
    },
    follow: (endpoint, requestId, following) =>
      follow(fal, { endpoint, requestId, pollMs, ...following }),
    cancel: (endpoint, requestId) => fal.queue.cancel(endpoint, { requestId }),
  };
}

type Request = Following & {
  readonly endpoint: string;
  readonly requestId: string;
  readonly pollMs: number;
};

async function follow(fal: FalClient, request: Request): Promise<unknown> {
  const { endpoint, requestId, pollMs, signal, onStatus } = request;
  const about = { requestId, abortSignal: signal };
  for (;;) {
    const status = await unlessAborted(
      fal.queue.status(endpoint, { ...about, logs: true }),
      signal,
    );
    if (status.status === 'COMPLETED') break;
    const logs = 'logs' in status ? (status.logs ?? []) : [];
    onStatus?.({
      status: status.status === 'IN_QUEUE' ? 'waiting' : 'running',
      logs: logs.map(({ message }) => message),
    });
    await pause(pollMs, signal);
  }
  const { data } = await unlessAborted(fal.queue.result(endpoint, about), signal);
  return data;
}

/** The client waits up to a minute between two tries, whatever its signal says. */
function unlessAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) {
    work.catch(() => {});
    return Promise.reject(signal.reason);
  }
  return new Promise((resolve, reject) => {
    const leave = () => reject(signal.reason);
    signal.addEventListener('abort', leave, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', leave));
  });
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const leave = () => {
      clearTimeout(timer);
      reject(signal.reason);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', leave);
      resolve();
    }, milliseconds);
    signal.addEventListener('abort', leave, { once: true });
  });
}

/** `away`: it cannot be reached, or takes nothing for now; `broken`: it failed over this request. */
export type FalFault = 'refused' | 'not-allowed' | 'gone' | 'away' | 'broken';

const awayStatuses = [429, 502, 503, 504];

/** What an error of fal's means for us; null for one that is not fal's. */
export function falFaultOf(error: unknown): FalFault | null {
  if (error instanceof ValidationError) return 'refused';
  if (error instanceof ApiError) {
    if ([401, 402, 403].includes(error.status)) return 'not-allowed';
    if (error.status === 404) return 'gone';
    if (awayStatuses.includes(error.status)) return 'away';
    return error.status >= 500 ? 'broken' : 'refused';
  }
  if (error instanceof SilentService) return 'away';
  // How `fetch` says that a connection failed or broke off.
  const isNetwork = error instanceof TypeError && /fetch failed|terminated/.test(error.message);
  return isNetwork ? 'away' : null;
}
