import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
  CallToolRequestSchema,
  type CallToolResult,
  ErrorCode,
  type JSONRPCRequest,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { answerBy, type Line } from './answer-by.ts';
import { askForYes, waitsForYes } from './ask-for-yes.ts';
import { callTool } from './call-tool.ts';
import { describeTool } from './describe-tool.ts';
import type { McpCall, McpDependencies } from './ports.ts';
import { listResources, readResource, resourceTemplates } from './resources.ts';
import { makeTasks, readTask, taskSupportOf } from './tasks.ts';

/** A server for one call: it knows nobody but its caller, and is gone with the answer. */
export function answerMcp(
  dependencies: McpDependencies,
  call: McpCall,
  request: Request,
): Promise<Response> {
  const { brand, version, publicUrl, origins } = dependencies;
  const tasks = { list: {}, cancel: {}, requests: { tools: { call: {} } } };
  const capabilities = { tools: {}, resources: {}, tasks };
  const taskStore = makeTasks(dependencies, call);
  const makeServer = (line: Line) => {
    const server = new Server({ name: brand, version }, { capabilities, instructions, taskStore });
    answerTools(server, { dependencies, call, line });
    answerResources(server, dependencies, call);
    return server;
  };
  return answerBy(makeServer, request, {
    ...{ body: call.body, signal: call.signal, ownerId: call.user.id },
    allowedOrigins: [new URL(publicUrl).origin, ...origins],
    questions: dependencies.questions,
    isLong: (asked, session) => isWaiting(asked) || waitsForYes(dependencies, asked, session),
    isRepeatable: isWaiting,
  });
}

const isWaiting = ({ method }: JSONRPCRequest) => method === 'tasks/result';

const instructions =
  'A studio for pictures and films. Trainings and films take minutes: they give a job handle at once; read it with read_job every few seconds until it has ended, or call them as tasks. Files are named by id or address; bytes are never sent inside of a call.';

type Answering = {
  readonly dependencies: McpDependencies;
  readonly call: McpCall;
  readonly line: Line;
};

function answerTools(server: Server, { dependencies, call, line }: Answering): void {
  const { toolbox } = dependencies;
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: toolbox.tools.map(describeTool),
  }));
  server.setRequestHandler(CallToolRequestSchema, async ({ params }, { requestId }) => {
    const known = toolbox.tools.find(({ name }) => name === params.name);
    if (!known) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    if (params.task && taskSupportOf(known.name) === 'forbidden') {
      throw new McpError(ErrorCode.MethodNotFound, `${known.name} is no task: it ends at once`);
    }
    const wanted = { tool: known.name, input: params.arguments ?? {} };
    const refused = await askForYes(dependencies, call, { wanted, line, requestId });
    const result = refused ?? (await callTool(dependencies, call, wanted));
    return params.task ? begun(dependencies, call, result) : result;
  });
}

/** The job that a tool has begun, as a task; what was refused never becomes one. */
async function begun(dependencies: McpDependencies, { user }: McpCall, result: CallToolResult) {
  const { error, job } = (result.structuredContent ?? {}) as Record<string, unknown>;
  if (error) throw new McpError(ErrorCode.InvalidParams, 'Refused', error);
  const task = await readTask(dependencies, user.id, String(job));
  if (!task) throw new McpError(ErrorCode.InternalError, 'The job has no row');
  return { task };
}

function answerResources(server: Server, dependencies: McpDependencies, call: McpCall): void {
  const { id } = call.user;
  server.setRequestHandler(ListResourcesRequestSchema, async ({ params }) => {
    const listed = await listResources(dependencies, id, params?.cursor);
    if (listed === null) throw new McpError(ErrorCode.InvalidParams, 'Unknown cursor');
    return listed;
  });
  server.setRequestHandler(ListResourceTemplatesRequestSchema, () => ({
    resourceTemplates: [...resourceTemplates],
  }));
  server.setRequestHandler(ReadResourceRequestSchema, async ({ params: { uri } }) => {
    const read = await readResource(dependencies, id, uri);
    // The protocol's own « not found »: also for what is somebody else's.
    if (read === null) throw new McpError(resourceNotFound, 'Resource not found', { uri });
    return { contents: [{ uri, mimeType: 'application/json', text: JSON.stringify(read) }] };
  });
}

const resourceNotFound = -32_002;
