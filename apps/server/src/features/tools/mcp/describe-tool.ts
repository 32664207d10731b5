import * as z from 'zod/mini';
import type { ToolDescription } from '../../../platform/tools/tool.ts';
import { taskSupportOf } from './tasks.ts';

/** A tool as the protocol lists it. */
export function describeTool({ name, description, input, asksFirst, isReadOnly }: ToolDescription) {
  const schema = z.toJSONSchema(input, { io: 'input' });
  const asking = asksFirst ? ' Ask the person before you call it.' : '';
  return {
    name,
    description: description + asking,
    inputSchema: { ...schema, type: 'object' as const },
    execution: { taskSupport: taskSupportOf(name) },
    annotations: {
      readOnlyHint: isReadOnly,
      destructiveHint: name === 'cancel_job',
      // What is named by an address of elsewhere is fetched from there.
      openWorldHint: name === 'make_film',
    },
  };
}
