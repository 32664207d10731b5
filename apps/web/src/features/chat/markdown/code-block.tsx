import { type ReactNode, useEffect, useState } from 'react';
import { CopyButton } from '../../../ui/controls/copy-button.tsx';
import { texts } from '../texts.ts';
import type { CodePart } from './highlight.ts';

type CodeBlockProps = {
  code: string;
  language: string | null;
  /** Still growing: not worth colouring yet. */
  isLive: boolean;
};

/** Code that can be copied; its parts are told apart as soon as it is complete. */
export function CodeBlock({ code, language, isLive }: CodeBlockProps) {
  const parts = useHighlight(code, isLive ? null : language);
  return (
    <div className="my-4 overflow-hidden rounded-md border border-line bg-s1">
      <div className="flex h-9 items-center justify-between border-b border-line pr-1 pl-3">
        <span className="type-data text-fg3">{language ?? 'code'}</span>
        <CopyButton
          text={code}
          size="small"
          label={texts.messages.copyCode}
          copied={texts.messages.codeCopied}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are reached by the arrows */}
      <pre tabIndex={0} className="overflow-x-auto px-3 py-2.5 text-[13px]/5 tabular-nums">
        <code>{parts ? parts.map(drawPart) : code}</code>
      </pre>
    </div>
  );
}

function useHighlight(code: string, language: string | null) {
  const [found, setFound] = useState<{ code: string; parts: readonly CodePart[] }>();
  useEffect(() => {
    if (language === null) return;
    let isShown = true;
    import('./highlight.ts')
      .then(({ highlight }) => {
        const parts = highlight(code, language);
        if (isShown && parts) setFound({ code, parts });
      })
      .catch(console.error);
    return () => {
      isShown = false;
    };
  }, [code, language]);
  return found?.code === code ? found.parts : undefined;
}

function drawPart(part: CodePart, index: number): ReactNode {
  if (typeof part === 'string') return part;
  return (
    <span key={index} className={part.className}>
      {part.parts.map(drawPart)}
    </span>
  );
}
