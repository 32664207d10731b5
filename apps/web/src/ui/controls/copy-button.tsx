import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { copyText } from '../../lib/browser/copy-text.ts';
import { IconButton, type IconButtonProps } from './icon-button.tsx';

type CopyButtonProps = Pick<IconButtonProps, 'label' | 'title' | 'size' | 'className'> & {
  text: string;
  /** What those hear who do not see the tick. */
  copied: string;
  /** The browser refused. */
  onRefused?: () => void;
};

/** How long its tick stays. */
const tickMs = 2000;

/** Puts a text on the clipboard, and says that it is there. */
export function CopyButton({ text, copied, onRefused, ...look }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), tickMs);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    const done = await copyText(text);
    setCopied(done);
    if (!done) onRefused?.();
  };
  const Icon = isCopied ? Check : Copy;
  return (
    <>
      <IconButton
        {...look}
        icon={<Icon size={look.size === 'tiny' ? 14 : 16} />}
        onClick={() => void copy()}
      />
      <span role="status" className="sr-only">
        {isCopied && copied}
      </span>
    </>
  );
}
