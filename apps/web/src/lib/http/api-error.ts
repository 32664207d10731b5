import type { ErrorBody } from '@armoni/contract/errors';

/** The server answered with an error. `message` is French when the server wrote it. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** A code of the contract, or 'unknown' when the answer was not one of the product's. */
  readonly code: string;
  /** What the server wrote, also where it is no body of ours; its status where it wrote a page or nothing. */
  readonly serverText: string;

  constructor(body: ErrorBody, options?: ErrorOptions & { readonly serverText?: string }) {
    super(body.message, options);
    this.serverText = options?.serverText ?? body.message;
    this.status = body.status;
    this.code = body.code;
  }

  /** The technical wording that the product's error catalogue fixes. */
  get httpText(): string {
    return httpErrorText(this.status);
  }

  /** From the text of an answer, whoever wrote it. */
  static fromText(status: number, text: string, options?: ErrorOptions): ApiError {
    const body = readBody(status, text);
    const serverText = body.code === 'unknown' ? plainTextIn(text) : body.message;
    return new ApiError(body, { ...options, ...(serverText && { serverText }) });
  }
}

/** No answer came: the network or the server is away. */
export class NetworkError extends Error {
  override readonly name = 'NetworkError';
}

export function httpErrorText(status: number): string {
  return `HTTP error! status: ${status}`;
}

function readBody(status: number, text: string): ErrorBody {
  try {
    const body: unknown = JSON.parse(text);
    if (isErrorBody(body)) return { ...body, status };
  } catch {
    // A proxy's HTML page, for example: only its status is of use.
  }
  return { code: 'unknown', message: httpErrorText(status), status };
}

/** A page or JSON says nothing to a person; neither does an essay. */
function plainTextIn(text: string): string {
  const plain = text.trim();
  return plain.length <= longestPlainText && !/^[<{[]/.test(plain) ? plain : '';
}

const longestPlainText = 300;

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'code' in body &&
    typeof body.code === 'string' &&
    'message' in body &&
    typeof body.message === 'string'
  );
}
