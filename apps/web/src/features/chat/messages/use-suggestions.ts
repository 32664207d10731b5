import { suggestQuestions } from '@armoni/contract/dify';
import { useQuery } from '@tanstack/react-query';
import { call } from '../../../lib/http/api.ts';
import { chatKeys } from '../chat-keys.ts';

/** What could be asked after an answer. Whoever does not get them misses nothing they asked for. */
export function useSuggestions(userId: string, messageId: string): readonly string[] {
  const { data } = useQuery({
    queryKey: chatKeys.suggestions(userId, messageId),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    queryFn: ({ signal }) =>
      call(suggestQuestions, { params: { id: messageId }, query: { user: userId }, signal }),
  });
  return data?.data ?? [];
}
