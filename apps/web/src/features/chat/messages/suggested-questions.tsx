import { Button } from '../../../ui/controls/button.tsx';
import { texts } from '../texts.ts';
import { useSuggestions } from './use-suggestions.ts';

type SuggestedQuestionsProps = {
  userId: string;
  messageId: string;
  onAsk: (query: string) => void;
};

const mostShown = 3;

/** What fits the last answer, each a button that sends what it says. */
export function SuggestedQuestions({ userId, messageId, onAsk }: SuggestedQuestionsProps) {
  const suggestions = useSuggestions(userId, messageId);
  if (suggestions.length === 0) return null;
  return (
    <ul aria-label={texts.messages.suggestions} className="flex flex-wrap gap-2">
      {suggestions.slice(0, mostShown).map((query) => (
        <li key={query}>
          <Button size="small" className="touch-44" onClick={() => onAsk(query)}>
            {query}
          </Button>
        </li>
      ))}
    </ul>
  );
}
