import type { ListedConversation } from '@armoni/contract/chat';

type SearchHitProps = { parts: NonNullable<ListedConversation['hit']>['parts'] };

/** The sentence in which the words were found. */
export function SearchHit({ parts }: SearchHitProps) {
  let place = 0;
  const placed = parts.map((part) => {
    const start = place;
    place += part.text.length;
    return { ...part, start };
  });
  return (
    <span className="line-clamp-2 whitespace-normal font-normal text-[13px]/5 text-fg3">
      {placed.map(({ text, is_hit: isHit, start }) =>
        isHit ? (
          <mark key={start} className="bg-transparent font-[550] text-fg">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </span>
  );
}
