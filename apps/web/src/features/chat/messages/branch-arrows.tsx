import { ChevronLeft, ChevronRight } from 'lucide-react';
import { IconButton } from '../../../ui/controls/icon-button.tsx';
import { texts } from '../texts.ts';

type BranchArrowsProps = {
  messageId: string;
  /** All questions in its place, itself among them; two at least. */
  branches: readonly string[];
  /** A reply is on its way: it stays in view. */
  isBusy: boolean;
  onShow: (messageId: string) => void;
};

/** « ‹ 2 / 3 › »: which of the questions in one place is shown. */
export function BranchArrows({ messageId, branches, isBusy, onShow }: BranchArrowsProps) {
  const index = branches.indexOf(messageId);
  const step = (by: -1 | 1, label: string, icon: React.ReactNode) => {
    const target = branches[index + by];
    return (
      <IconButton
        size="tiny"
        label={label}
        title={label}
        icon={icon}
        disabled={isBusy || target === undefined}
        onClick={() => target !== undefined && onShow(target)}
        className="pointer-coarse:size-10"
      />
    );
  };
  return (
    <div className="flex items-center text-fg3">
      {step(-1, texts.messages.earlierBranch, <ChevronLeft size={16} />)}
      <span className="type-data px-0.5 tabular-nums">
        <span className="sr-only">{texts.messages.branch} </span>
        {index + 1} / {branches.length}
      </span>
      {step(1, texts.messages.laterBranch, <ChevronRight size={16} />)}
    </div>
  );
}
