import type { ChatMessage } from '@armoni/contract/chat';
import type { PlacedCard } from '@armoni/contract/tools';
import { uuidOf } from '../../../platform/identifiers/uuid-of.ts';
import type { Message } from '../ports.ts';

export type AgentThought = ChatMessage['agent_thoughts'][number];

type Spoken = Pick<Message, 'id' | 'createdAt'>;

/** The calls of tools in a message, as Dify lists them; our own page draws their cards. */
export function thoughtsOf(message: Spoken & Pick<Message, 'cards'>): AgentThought[] {
  return (message.cards ?? []).map((placed, index) => thoughtOf(message, placed, index + 1));
}

/** `position` counts from 1. */
export function thoughtOf(
  { id, createdAt }: Spoken,
  placed: PlacedCard,
  position: number,
): AgentThought {
  return {
    id: uuidOf(`${id} card ${position}`),
    message_id: id,
    position,
    thought: '',
    tool: placed.tool ?? '',
    tool_labels: {},
    tool_input: JSON.stringify(placed.input),
    observation: placed.text,
    message_files: [],
    created_at: Math.floor(createdAt / 1000),
    card: placed,
  };
}
