import type { FastifyRequest } from 'fastify';
import type { SignedInUser } from '../../../platform/http/routing/register-route.ts';
import type { Toolbox, ToolLanguage } from '../../../platform/tools/tool.ts';
import type { FilmWork, OwnFiles, StyleWork } from '../ports.ts';
import type { Questions } from './questions.ts';

export type McpDependencies = {
  readonly toolbox: Toolbox;
  readonly files: Pick<OwnFiles, 'newest' | 'find'>;
  readonly films: Pick<FilmWork, 'newest' | 'find' | 'job' | 'jobs'>;
  readonly styles: Pick<StyleWork, 'one' | 'all'>;
  /** The conversation in which a program's pictures lie. */
  readonly placeOf: (user: SignedInUser) => Promise<string>;
  /** What is asked back within calls; null where an answer could reach another process than the call. */
  readonly questions: Questions | null;
  readonly brand: string;
  readonly version: string;
  readonly publicUrl: string;
  /** Where the studio was called. */
  readonly originOf: (request: FastifyRequest) => string;
  /** Of pages that may call from a browser, beside our own. */
  readonly origins: readonly string[];
};

export type McpCall = {
  readonly user: SignedInUser;
  readonly body: unknown;
  readonly language: ToolLanguage;
  readonly signal: AbortSignal;
};
