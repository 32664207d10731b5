import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../../lib/browser/copy-text.ts';
import { IconButton, type IconButtonProps } from '../../../ui/controls/icon-button.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { texts } from '../texts.ts';

type CopyButtonProps = Pick<IconButtonProps, 'label' | 'size' | 'className'> & { text: string };

/** How long its tick stays. */
const tickMs = 2000;

/** Puts what was said on the clipboard, and says that it is there. */
export function CopyButton({ text, label, ...look }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), tickMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) toast.error(texts.messages.notCopied);
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <IconButton
        {...look}
        label={label}
        title={label}
        icon={<Icon size={look.size === 'tiny' ? 14 : 16} />}
        onClick={() => void copy()}
      />
      <span role="status" className="sr-only">
        {isCopied && texts.messages.copied}
      </span>
    </>
  );
}
