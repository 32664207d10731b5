import type { ChatMessage, ListedConversation } from '@armoni/contract/chat';

/** A message that was answered, with what a test wants different. */
export function aMessage(changes: Partial<ChatMessage> = {}): ChatMessage {
  return {
    id: 'm1',
    conversation_id: 'c1',
    parent_message_id: null,
    branches: [],
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

export function aConversation(changes: Partial<ListedConversation> = {}): ListedConversation {
  return {
    id: 'c1',
    name: 'Un lac',
    inputs: {},
    status: 'normal',
    introduction: '',
    created_at: 1,
    updated_at: 1,
    is_replying: false,
    is_pinned: false,
    ...changes,
  };
}
