import {
  type CallToolResult,
  ElicitResultSchema,
  type JSONRPCRequest,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js';
import type { ToolCall } from '../../../platform/tools/tool.ts';
import { mcpTexts } from '../texts.ts';
import type { Line } from './answer-by.ts';
import { callerOf, errorOf, errorOfTool, refusedByKey } from './call-tool.ts';
import type { McpCall, McpDependencies } from './ports.ts';
import type { Session } from './session.ts';

/** Whether the person is asked before this call does anything: where their program can show the question. */
export function waitsForYes(
  { toolbox, questions }: Pick<McpDependencies, 'toolbox' | 'questions'>,
  { method, params }: JSONRPCRequest,
  session: Session | null,
): boolean {
  if (method !== 'tools/call' || !questions || !session?.asks.includes('elicitation')) return false;
  return toolbox.tools.some(({ name, asksFirst }) => asksFirst && name === params?.name);
}

type Asked = {
  readonly wanted: ToolCall;
  readonly line: Line;
  readonly requestId: RequestId;
};

/**
 * Tells the person what a call would do and what it costs, as the conversation's plan does, and waits for their yes;
 * what is told instead where it is a no, or could not be done. Null where the call may begin.
 */
export async function askForYes(
  dependencies: McpDependencies,
  call: McpCall,
  { wanted, line, requestId }: Asked,
): Promise<CallToolResult | null> {
  const { toolbox, publicUrl } = dependencies;
  const known = toolbox.tools.find(({ name }) => name === wanted.tool);
  if (!known?.asksFirst || !line.asks.includes('elicitation')) return null;
  const forbidden = refusedByKey(dependencies, call, wanted);
  if (forbidden) return forbidden;
  const planned = await toolbox.plan(wanted, callerOf(call));
  if (!planned.ok) return errorOfTool(planned, publicUrl);
  const { label, cost } = planned.step;
  const answer = await line.ask(requestId, 'elicitation/create', {
    message: mcpTexts.mayBegin(label, cost)[call.language],
    requestedSchema: { type: 'object', properties: {} },
  });
  const { data } = ElicitResultSchema.safeParse(answer?.result);
  if (data?.action === 'accept') return null;
  return errorOf({ status: 409, code: 'declined', message: mcpTexts.declined[call.language] });
}
