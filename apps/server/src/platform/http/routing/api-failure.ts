import { type ErrorBody, type ErrorCode, statusOfCode } from '@armoni/contract/errors';
import { httpTexts } from '../texts.ts';

export type ApiFailureOptions = {
  /** When the status is not the usual one of the code. */
  readonly status?: number;
  /** Sent as `Retry-After`. */
  readonly retryAfterSeconds?: number;
  /** For the log only; a caller never sees it. */
  readonly cause?: unknown;
  /** The parameter that is wrong, for protocols whose errors name it. */
  readonly parameter?: string;
  /** Closes the connection after the answer, for a body we refuse to read to its end. */
  readonly closeConnection?: boolean;
};

/**
 * The one way a call fails: a stable code for programs and a sentence for people, answered
 * as `{code, message, status}`.
 */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  readonly code: ErrorCode;
  readonly status: number;
  readonly retryAfterSeconds: number | undefined;
  readonly closeConnection: boolean;
  readonly parameter: string | undefined;

  constructor(code: ErrorCode, message?: string, options: ApiFailureOptions = {}) {
    super(message ?? httpTexts.messageOf[code], { cause: options.cause });
    this.code = code;
    this.status = options.status ?? statusOfCode[code];
    this.retryAfterSeconds = options.retryAfterSeconds ?? (code === 'unavailable' ? 5 : undefined);
    this.parameter = options.parameter;
    this.closeConnection = options.closeConnection ?? false;
  }

  get body(): ErrorBody {
    return { code: this.code, message: this.message, status: this.status };
  }
}
