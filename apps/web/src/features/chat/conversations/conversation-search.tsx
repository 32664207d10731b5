import { X } from 'lucide-react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { texts } from '../texts.ts';

type ConversationSearchProps = {
  words: string;
  onChange: (words: string) => void;
  onClose: () => void;
};

/** Finds conversations by what was said in them. */
export function ConversationSearch({ words, onChange, onClose }: ConversationSearchProps) {
  return (
    <search className="flex flex-none items-center gap-1 px-3 pb-2">
      <Input
        autoFocus
        type="search"
        aria-label={texts.sidebar.search}
        placeholder={texts.sidebar.searchHint}
        value={words}
        maxLength={200}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // A sliding panel would close as well.
          event.stopPropagation();
          onClose();
        }}
        className="h-9! [&::-webkit-search-cancel-button]:hidden"
      />
      <IconButton
        size="small"
        label={texts.sidebar.closeSearch}
        title={texts.sidebar.closeSearch}
        icon={<X size={16} />}
        onClick={onClose}
      />
    </search>
  );
}
