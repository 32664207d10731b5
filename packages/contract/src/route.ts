import type * as z from 'zod/mini';

type Schema = z.ZodMiniType;

/**
 * One call of the product, described once: the server registers it, the web calls it,
 * and the OpenAPI document is generated from it.
 * `multipart` and `bytes` bodies are streams and have no schema.
 */
export type Route = {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** With `:name` for parameters, as in `/api/v1/video/jobs/:id/status`. */
  readonly path: string;
  readonly summary: string;
  /** Who may call it: anybody; a person or a program with their key; the person alone. */
  readonly access: 'public' | 'signed-in' | 'in-person';
  /** The right that a key needs, where the method does not say it. */
  readonly keyScope?: 'read' | 'write' | 'delete';
  readonly params?: Schema;
  readonly query?: Schema;
  readonly body?: Schema | StreamedBody;
  readonly headers?: Schema;
  /** Success status → schema of its body; `null` for no body, 'stream' for an event stream, 'file' for bytes. */
  readonly answers: { readonly [status: number]: Schema | null | 'stream' | 'file' };
};

/** A form with a file, or a piece of a file and nothing else. */
export type StreamedBody = 'multipart' | 'bytes';

export function defineRoute<const R extends Route>(route: R): R {
  return route;
}

type Of<S> = S extends z.ZodMiniType ? z.infer<S> : undefined;

export type ParamsOf<R extends Route> = Of<R['params']>;
export type QueryOf<R extends Route> = Of<R['query']>;
export type BodyOf<R extends Route> = Of<R['body']>;
export type AnswerOf<R extends Route> = Of<R['answers'][keyof R['answers']]>;

/** Fills the `:name` parts of a path, each encoded. */
export function pathWith(path: string, params: Record<string, string | number> = {}): string {
  return path.replace(/:(\w+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`path ${path} lacks ${name}`);
    return encodeURIComponent(value);
  });
}
