import { randomUUID } from 'node:crypto';
import {
  InitializeRequestSchema,
  LATEST_PROTOCOL_VERSION,
  SUPPORTED_PROTOCOL_VERSIONS,
} from '@modelcontextprotocol/sdk/types.js';

export const sessionHeader = 'mcp-session-id';

const askable = ['elicitation', 'sampling'] as const;
export type Askable = (typeof askable)[number];

/**
 * What a client said of itself when it began. Its id says it, so any process reads it and a restart loses nothing;
 * who calls is known by each call's own token, so there is nothing to forge.
 */
export type Session = {
  readonly protocolVersion: string;
  /** What it may be asked back. */
  readonly asks: readonly Askable[];
};

/** The id of a session that begins with this message; null when none begins. */
export function sessionBegunBy(body: unknown): string | null {
  const { success, data } = InitializeRequestSchema.safeParse(body);
  if (!success) return null;
  const { capabilities, protocolVersion: wanted } = data.params;
  const version = SUPPORTED_PROTOCOL_VERSIONS.includes(wanted) ? wanted : LATEST_PROTOCOL_VERSION;
  const asks = askable.filter((one) => capabilities[one] !== undefined);
  return [version, asks.join('+') || 'nothing', randomUUID()].join('.');
}

/** Null for what is no id of ours. */
export function readSession(id: string): Session | null {
  const [protocolVersion = '', asks = '', unique] = id.split('.');
  if (!unique || !SUPPORTED_PROTOCOL_VERSIONS.includes(protocolVersion)) return null;
  const said = asks.split('+');
  return { protocolVersion, asks: askable.filter((one) => said.includes(one)) };
}
