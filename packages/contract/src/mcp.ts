import * as z from 'zod/mini';
import { defineRoute } from './route.ts';

/** Where other assistants call the studio's tools. */
export const mcpPath = '/mcp';

/** One JSON-RPC message of the Model Context Protocol, answered by JSON; without a session. */
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
