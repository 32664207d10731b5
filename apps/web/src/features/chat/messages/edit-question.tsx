import { type KeyboardEvent, useId, useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Textarea } from '../../../ui/controls/textarea.tsx';
import { texts } from '../texts.ts';

type EditQuestionProps = {
  query: string;
  onSend: (query: string) => void;
  onCancel: () => void;
};

/** A question turned into a field: sending it takes the place of what followed; Escape leaves it. */
export function EditQuestion({ query, onSend, onCancel }: EditQuestionProps) {
  const [value, setValue] = useState(query);
  const hint = useId();
  const send = () => {
    if (value.trim() !== '') onSend(value);
  };
  const follow = (event: KeyboardEvent) => {
    // The Enter that ends a composed letter sends nothing.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape') onCancel();
    if (event.key !== 'Enter' || event.shiftKey) return;
    event.preventDefault();
    send();
  };
  return (
    <div className="space-y-2">
      <Textarea
        autoFocus
        aria-label={texts.messages.editLabel}
        aria-describedby={hint}
        rows={Math.min(8, value.split('\n').length + 1)}
        value={value}
        onChange={(event) => setValue(event.target.value)}
        onFocus={({ target }) => target.setSelectionRange(target.value.length, target.value.length)}
        onKeyDown={follow}
        className="scroll-mt-24 resize-none"
      />
      <div className="flex flex-wrap items-center justify-end gap-2">
        <p id={hint} className="mr-auto text-[13px]/5 text-fg3 max-sm:w-full">
          {texts.messages.editHint}
        </p>
        <Button variant="ghost" size="small" className="touch-44" onClick={onCancel}>
          {texts.messages.editCancel}
        </Button>
        <Button size="small" className="touch-44" disabled={value.trim() === ''} onClick={send}>
          {texts.messages.editSend}
        </Button>
      </div>
    </div>
  );
}
