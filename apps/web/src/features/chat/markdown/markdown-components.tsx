import { type ComponentProps, isValidElement, type ReactNode } from 'react';
import type { Components, ExtraProps } from 'react-markdown';
import { texts } from '../texts.ts';
import { CodeBlock } from './code-block.tsx';

export type PictureOf = (picture: { url: string; alt: string }) => ReactNode;

/** How each mark of an answer is drawn; pictures are the caller's. */
export function markdownComponents(drawPicture: PictureOf, isLive: boolean): Components {
  return {
    a: Link,
    p: Paragraph,
    img: ({ src, alt }) => drawPicture({ url: typeof src === 'string' ? src : '', alt: alt ?? '' }),
    pre: ({ children }) => <Code isLive={isLive}>{children}</Code>,
    table: Table,
    input: TaskMark,
    h1: heading('h3', 'type-h2 mt-7 text-[22px]/7'),
    h2: heading('h3', 'type-h2 mt-6'),
    h3: heading('h4', 'mt-5 text-base/6 font-semibold'),
    h4: heading('h5', 'mt-5 type-h3'),
    h5: heading('h6', 'mt-4 type-h3 text-fg2'),
    h6: heading('h6', 'mt-4 type-h3 text-fg3'),
  };
}

/** A picture brings its accord and buttons, which may not stand in a paragraph. */
function Paragraph({ children, node }: ComponentProps<'p'> & ExtraProps) {
  const hasPicture = node?.children.some((one) => one.type === 'element' && one.tagName === 'img');
  return hasPicture ? <div className="picture-line">{children}</div> : <p>{children}</p>;
}

/** Every link opens a tab of its own that knows nothing of this one, but for those of the page. */
function Link({ href, children, node: _, ...rest }: ComponentProps<'a'> & ExtraProps) {
  return (
    <a {...rest} href={href} target="_blank" rel="noopener noreferrer">
      {children}
    </a>
  );
}

function Code({ isLive, children }: { isLive: boolean; children: ReactNode }) {
  if (!isValidElement<{ className?: string; children?: ReactNode }>(children)) {
    return <pre>{children}</pre>;
  }
  const { className, children: code } = children.props;
  const language = /language-(\S+)/.exec(className ?? '')?.[1] ?? null;
  return (
    <CodeBlock code={String(code ?? '').replace(/\n$/, '')} language={language} isLive={isLive} />
  );
}

/** Wide tables scroll by themselves, also with the arrow keys. */
function Table({ children }: ComponentProps<'table'> & ExtraProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: hidden columns are reached by the arrows
    <section tabIndex={0} aria-label={texts.messages.table} className="my-4 overflow-x-auto">
      <table>{children}</table>
    </section>
  );
}

function TaskMark({ checked }: ComponentProps<'input'> & ExtraProps) {
  return (
    <input
      type="checkbox"
      checked={checked ?? false}
      readOnly
      disabled
      aria-label={checked ? texts.messages.taskDone : texts.messages.taskOpen}
    />
  );
}

/** The page and the conversation have their headings already: an answer's stand below them. */
function heading(Tag: 'h3' | 'h4' | 'h5' | 'h6', className: string) {
  return ({ children, id }: ComponentProps<'h1'> & ExtraProps) => (
    <Tag id={id} className={className}>
      {children}
    </Tag>
  );
}
