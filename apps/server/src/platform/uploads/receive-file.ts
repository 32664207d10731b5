import type { Readable } from 'node:stream';
import { texts } from '@armoni/contract/texts';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { ApiFailure } from '../http/routing/api-failure.ts';

export type IncomingFile = {
  readonly stream: Readable;
  /** As the sender calls it: for display only. */
  readonly fileName: string;
  /** The form's fields that came before the file. */
  readonly fieldsSoFar: FormFields;
};

export type FormFields = Readonly<Record<string, string>>;

/** What the form adds around the file: boundaries, headers and the small fields. */
const formOverheadBytes = 512 * 1024;

/**
 * Reads a form with one file named `file` as a stream, and its fields wherever they stand.
 * Too large a form is refused by its length before anything is read.
 * @throws ApiFailure when there is no form, no file, or too much of it.
 */
export async function receiveFile<T>(
  request: FastifyRequest,
  options: { maxBytes: number },
  consume: (file: IncomingFile) => Promise<T>,
): Promise<{ consumed: T; fields: FormFields }> {
  if (!request.isMultipart()) throw new ApiFailure('invalid_param', uploadTexts.noForm);
  const length = Number(request.headers['content-length'] ?? 0);
  if (length > options.maxBytes + formOverheadBytes) throw tooLargeFailure();
  try {
    return await readParts(request, options.maxBytes, consume);
  } catch (error) {
    // The rest of the body is not worth reading; the answer closes the connection.
    request.raw.unpipe();
    request.raw.resume();
    throw error instanceof ApiFailure ? closing(error) : error;
  }
}

async function readParts<T>(
  request: FastifyRequest,
  maxBytes: number,
  consume: (file: IncomingFile) => Promise<T>,
): Promise<{ consumed: T; fields: FormFields }> {
  const fields: Record<string, string> = Object.create(null);
  let result: { value: T } | null = null;
  // One byte more than allowed: the storage sees it and cuts the stream off.
  const limits = { fileSize: maxBytes + 1, files: 1 };
  for await (const part of request.parts({ limits })) {
    if (part.type === 'field') fields[part.fieldname] = String(part.value);
    else if (part.fieldname !== 'file') throw new ApiFailure('invalid_param', uploadTexts.noFile);
    else result = { value: await consume(incoming(part, fields)) };
  }
  if (!result) throw new ApiFailure('invalid_param', uploadTexts.noFile);
  return { consumed: result.value, fields };
}

function incoming(part: MultipartFile, fields: FormFields): IncomingFile {
  return { stream: part.file, fileName: part.filename ?? '', fieldsSoFar: fields };
}

export function tooLargeFailure(): ApiFailure {
  return new ApiFailure('file_too_large', texts.fileTooLarge, { closeConnection: true });
}

function closing(failure: ApiFailure): ApiFailure {
  return new ApiFailure(failure.code, failure.message, {
    status: failure.status,
    cause: failure.cause,
    retryAfterSeconds: failure.retryAfterSeconds,
    closeConnection: true,
  });
}

const uploadTexts = {
  noForm: 'Envoyez le fichier dans un formulaire « multipart/form-data ».',
  noFile: 'Le fichier manque dans le formulaire.',
};
