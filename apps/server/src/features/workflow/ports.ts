import type { Readable } from 'node:stream';
import type { WorkflowRun } from '@armoni/contract/workflow';
import type { FastifyRequest } from 'fastify';

/** A kept clip, picture or sound. */
export type Clip = {
  readonly id: string;
  readonly name: string;
  readonly key: string;
  readonly kind: 'image' | 'video' | 'audio';
  readonly mimeType: string;
  readonly sizeBytes: number;
  readonly externalId: string | null;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
};

/** The files of people, as far as this feature needs them. */
export interface ClipStore {
  /** `admit` sees the form's fields before the clip exists, and throws to refuse it. */
  receive(
    request: FastifyRequest,
    options: { ownerId: string; signal: AbortSignal; admit: (user: string) => void },
  ): Promise<Clip>;
  /** In the order of the ids; null unless all are the owner's. */
  findAll(ownerId: string, ids: readonly string[]): Promise<Clip[] | null>;
  open(clip: Clip): Promise<Readable>;
  setExternalId(ownerId: string, id: string, externalId: string): Promise<void>;
  discard(ownerId: string, clip: Clip): Promise<void>;
}

/** Another workflow service, such as Dify, behind ours. */
export interface ExternalWorkflow {
  /** Its id for the file. */
  upload(clip: Clip, body: Readable, user: string, signal: AbortSignal): Promise<string>;
  run(
    assets: readonly { externalId: string; type: Clip['kind'] }[],
    user: string,
    signal: AbortSignal,
  ): Promise<WorkflowRun>;
}

/** The external service does not answer, or not as expected. */
export class ExternalWorkflowError extends Error {
  override readonly name = 'ExternalWorkflowError';
}
