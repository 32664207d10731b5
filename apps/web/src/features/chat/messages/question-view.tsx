import { clsx } from 'clsx';
import { Pencil } from 'lucide-react';
import { useRef, useState } from 'react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import type { Exchange } from '../replies/exchanges.ts';
import { texts } from '../texts.ts';
import { BranchArrows } from './branch-arrows.tsx';
import { CopySaid } from './copy-said.tsx';
import { EditQuestion } from './edit-question.tsx';

type QuestionViewProps = {
  exchange: Pick<Exchange, 'messageId' | 'query' | 'branches'>;
  /** Its buttons show without the pointer or the focus. */
  isLast: boolean;
  /** A reply is on its way. */
  isBusy: boolean;
  /** Sends it again with other words; absent while it cannot be changed. */
  onEdit: ((query: string) => void) | undefined;
  onShowBranch: (messageId: string) => void;
};

/** What a person asked, which they can put differently without losing what was said. */
export function QuestionView({ exchange, onEdit, ...rest }: QuestionViewProps) {
  const { query } = exchange;
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
    <div className="group/question space-y-1">
      <p className="ml-auto w-fit max-w-[86%] rounded-lg rounded-br-xs bg-s2 px-4 py-2.5 text-base/6 wrap-anywhere whitespace-pre-wrap">
        <span className="sr-only">{texts.messages.mine} </span>
        {query}
      </p>
      <QuestionFoot {...{ exchange, ...rest }}>
        {onEdit && (
          <IconButton
            ref={pencil}
            size="tiny"
            label={texts.messages.edit}
            title={texts.messages.edit}
            icon={<Pencil size={14} />}
            onClick={() => setEditing(true)}
            className="pointer-coarse:size-10"
          />
        )}
      </QuestionFoot>
    </div>
  );
}

type QuestionFootProps = Omit<QuestionViewProps, 'onEdit'> & { children: React.ReactNode };

function QuestionFoot({ exchange, isLast, isBusy, onShowBranch, children }: QuestionFootProps) {
  const { messageId, query, branches } = exchange;
  return (
    <div className="flex min-h-6 items-center justify-end gap-1 pointer-coarse:min-h-10">
      {messageId !== null && branches.length > 1 && (
        <BranchArrows {...{ messageId, branches, isBusy }} onShow={onShowBranch} />
      )}
      <div
        className={clsx(
          'flex gap-1',
          !isLast &&
            'opacity-0 group-hover/question:opacity-100 focus-within:opacity-100 pointer-coarse:opacity-100',
        )}
      >
        {children}
        <CopySaid
          text={query}
          size="tiny"
          label={texts.messages.copyQuestion}
          className="pointer-coarse:size-10"
        />
      </div>
    </div>
  );
}
