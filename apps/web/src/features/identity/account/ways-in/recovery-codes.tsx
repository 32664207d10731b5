import { Copy } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { copyText } from '../../../../lib/browser/copy-text.ts';
import { useLeaveWarning } from '../../../../lib/browser/use-leave-warning.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { texts } from './texts.ts';

const words = texts.recovery;

type RecoveryCodesProps = { codes: readonly string[]; onDone: () => void };

/** Codes to write down: shown once, until the person says that they have them. */
export function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const end = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // In newer browsers it gives a promise, which is no clean-up.
    end.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  useLeaveWarning(always);
  const copy = async () => {
    if (await copyText(codes.join('\n'))) toast.success(words.copied);
    else toast.error(words.copyFailed);
  };
  return (
    <section aria-labelledby={titleId} className="my-3 rounded-lg bg-s1 p-4">
      <h3 id={titleId} tabIndex={-1} className="type-h3 outline-none">
        {words.freshTitle}
      </h3>
      <p className="mt-1 text-fg3">{words.freshExplained}</p>
      <ul className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 rounded-md border border-edge px-3 py-2 font-mono text-[13px] sm:grid-cols-5 sm:gap-x-3">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div ref={end} className="mt-3 flex scroll-mb-6 flex-wrap items-center justify-between gap-3">
        <p className="text-[13px] text-fg2">{words.once}</p>
        <span className="flex flex-wrap gap-2">
          <Button onClick={() => void copy()}>
            <Copy size={16} aria-hidden />
            {words.copy}
          </Button>
          <Button variant="paper" onClick={onDone}>
            {words.done}
          </Button>
        </span>
      </div>
    </section>
  );
}

const titleId = 'codes-de-secours';

/** Where the keyboard goes on after the dialog that brought them; by default where it came from. */
export const recoveryCodesOrBack = () => document.getElementById(titleId) ?? true;

const always = () => true;
