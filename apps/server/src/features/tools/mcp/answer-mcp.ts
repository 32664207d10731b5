import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import {
  CallToolRequestSchema,
  ErrorCode,
  ListResourcesRequestSchema,
  ListResourceTemplatesRequestSchema,
  ListToolsRequestSchema,
  McpError,
  ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { callTool } from './call-tool.ts';
import { describeTool } from './describe-tool.ts';
import type { McpCall, McpDependencies } from './ports.ts';
import { listResources, readResource, resourceTemplates } from './resources.ts';

/** A server for one call: it knows nobody but its caller, and is gone with the answer. */
export async function answerMcp(
  dependencies: McpDependencies,
  call: McpCall,
  request: Request,
): Promise<Response> {
  const { brand, version, publicUrl, origins } = dependencies;
  const capabilities = { tools: {}, resources: {} };
  const server = new Server({ name: brand, version }, { capabilities, instructions });
  answerTools(server, dependencies, call);
  answerResources(server, dependencies, call);
  const transport = new WebStandardStreamableHTTPServerTransport({
    enableJsonResponse: true,
    enableDnsRebindingProtection: true,
    allowedOrigins: [new URL(publicUrl).origin, ...origins],
  });
  await server.connect(transport);
  try {
    return await transport.handleRequest(request, { parsedBody: call.body });
  } finally {
    await server.close();
  }
}

const instructions =
  'A studio for pictures and films. Trainings and films take minutes: they give a job handle at once; read it with read_job every few seconds until it has ended. Files are named by id or address; bytes are never sent inside of a call.';

function answerTools(server: Server, { toolbox, ...rest }: McpDependencies, call: McpCall): void {
  server.setRequestHandler(ListToolsRequestSchema, () => ({
    tools: toolbox.tools.map(describeTool),
  }));
  server.setRequestHandler(CallToolRequestSchema, ({ params }) => {
    const known = toolbox.tools.find(({ name }) => name === params.name);
    if (!known) throw new McpError(ErrorCode.InvalidParams, `Unknown tool: ${params.name}`);
    const asked = { tool: known.name, input: params.arguments ?? {} };
    return callTool({ toolbox, ...rest }, call, asked);
  });
}

function answerResources(server: Server, dependencies: McpDependencies, call: McpCall): void {
  const { id } = call.user;
  server.setRequestHandler(ListResourcesRequestSchema, async () => ({
    resources: await listResources(dependencies, id),
  }));
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
