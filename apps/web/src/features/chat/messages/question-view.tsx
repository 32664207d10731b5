import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { texts } from '../texts.ts';
import { EditQuestion } from './edit-question.tsx';

type QuestionViewProps = {
  query: string;
  /** Sends it again with other words; absent while it cannot be changed. */
  onEdit: ((query: string) => void) | undefined;
};

/** What a person asked, which they can put differently. */
export function QuestionView({ query, onEdit }: QuestionViewProps) {
  const [isEditing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const leave = () => {
    setEditing(false);
    // Once the pencil is there again.
    setTimeout(() => pencil.current?.focus(), 0);
  };
  if (isEditing && onEdit) {
    const send = (changed: string) => {
      setEditing(false);
      onEdit(changed);
    };
    return <EditQuestion query={query} onSend={send} onCancel={leave} />;
  }
  return (
    <div className="group/question flex items-center justify-end gap-1">
      {onEdit && (
        <IconButton
          ref={pencil}
          size="small"
          label={texts.messages.edit}
          title={texts.messages.edit}
          icon={<Pencil size={16} />}
          onClick={() => setEditing(true)}
          className="opacity-0 group-hover/question:opacity-100 focus-visible:opacity-100 pointer-coarse:opacity-100"
        />
      )}
      <p className="w-fit max-w-[86%] rounded-lg rounded-br-xs bg-s2 px-4 py-2.5 text-base/6 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">{texts.messages.mine} </span>
        {query}
      </p>
    </div>
  );
}
