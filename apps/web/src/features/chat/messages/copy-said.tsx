import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import type { IconButtonProps } from '../../../ui/controls/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';

type CopySaidProps = Pick<IconButtonProps, 'label' | 'size' | 'className'> & { text: string };

/** Copies a question or an answer. */
export function CopySaid(props: CopySaidProps) {
  return (
    <CopyButton
      {...props}
      title={props.label}
      copied={texts.messages.copied}
      onRefused={() => toast.error(texts.messages.notCopied)}
    />
  );
}
