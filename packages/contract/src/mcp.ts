import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** Where other assistants call the studio's tools. */
export const mcpPath = '/mcp';

/** One JSON-RPC message of the Model Context Protocol, answered by JSON or, where that takes long, by events. */
export const callMcp = defineRoute({
  method: 'POST',
  path: mcpPath,
  summary: 'Tools and resources for other assistants (Model Context Protocol, streamable HTTP)',
  access: 'signed-in',
  // Each tool asks for more where it does more than read.
  keyScope: 'read',
  body: z.unknown(),
  answers: { 200: 'stream' },
});

/** The events of a call whose stream was lost, by the id of its last one. */
export const resumeMcp = defineRoute({
  method: 'GET',
  path: mcpPath,
  summary: 'The rest of a lost stream (Model Context Protocol, Last-Event-ID)',
  access: 'signed-in',
  keyScope: 'read',
  answers: { 200: 'stream' },
});
