import type { ChatMessage } from '@armoni/contract/chat';

/** A message that was answered, with what a test wants different. */
export function aMessage(changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'm1',
    conversation_id: 'c1',
    parent_message_id: null,
    inputs: {},
    query: 'Un lac',
    answer: 'Voici votre lac.',
    status: 'normal',
    error: null,
    message_files: [],
    feedback: null,
    retriever_resources: [],
    agent_thoughts: [],
    created_at: 1,
    task_id: null,
    ...changes,
  };
}
