import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { ToolCall, ToolCaller, ToolOutcome } from '../../../platform/tools/tool.ts';
import { mcpTexts } from '../texts.ts';
import { absoluteIn } from './absolute-in.ts';
import type { McpCall, McpDependencies } from './ports.ts';

/** As HTTP would answer. */
const statusOf = { 'not-found': 404, invalid: 400, refused: 422, failed: 503 } as const;

/** What came of a tool: said, as data, and with links to what it made. */
export async function callTool(
  dependencies: McpDependencies,
  call: McpCall,
  wanted: ToolCall,
): Promise<CallToolResult> {
  const forbidden = refusedByKey(dependencies, call, wanted);
  if (forbidden) return forbidden;
  const { toolbox, placeOf, publicUrl } = dependencies;
  const conversationId = wanted.tool.endsWith('_picture') ? await placeOf(call.user) : '';
  const outcome = await toolbox.run(wanted, { ...callerOf(call), conversationId });
  return outcome.ok ? resultOf(outcome, publicUrl) : errorOfTool(outcome, publicUrl);
}

export const callerOf = ({ user, language, signal }: McpCall): ToolCaller => ({
  ...{ ownerId: user.id, conversationId: '', language, key: null, signal },
});

/** A key that only reads makes nothing; null where it may. */
export function refusedByKey(
  { toolbox }: Pick<McpDependencies, 'toolbox'>,
  { user, language }: McpCall,
  { tool }: ToolCall,
): CallToolResult | null {
  const known = toolbox.tools.find(({ name }) => name === tool);
  if (known?.isReadOnly || !user.key || user.key.scopes.includes('write')) return null;
  return errorOf({ status: 403, code: 'forbidden', message: mcpTexts.readsOnly[language] });
}

export function errorOfTool(
  { reason, message }: Extract<ToolOutcome, { readonly ok: false }>,
  publicUrl: string,
): CallToolResult {
  const text = absoluteIn(message, publicUrl);
  return errorOf({ status: statusOf[reason], code: reason, message: text });
}

type ToolError = { readonly status: number; readonly code: string; readonly message: string };

export const errorOf = (error: ToolError): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: error.message }],
  structuredContent: { error },
});

function resultOf(
  { text, data, pictures = [] }: Extract<ToolOutcome, { readonly ok: true }>,
  publicUrl: string,
): CallToolResult {
  const made = pictures.map(({ url, altText }) => linkTo(url, altText, 'image/png', publicUrl));
  const film = typeof data.url === 'string' && data.film ? data.url : null;
  const links = film === null ? made : [...made, linkTo(film, 'film', 'video/mp4', publicUrl)];
  return {
    content: [{ type: 'text', text: absoluteIn(text, publicUrl) }, ...links],
    structuredContent: absoluteIn({ ...data }, publicUrl),
  };
}

const linkTo = (url: string, name: string, mimeType: string, publicUrl: string) => ({
  ...{ type: 'resource_link' as const, name, mimeType },
  uri: absoluteIn(url, publicUrl),
});
