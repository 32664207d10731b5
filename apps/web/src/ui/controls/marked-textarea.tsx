import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import { controlClass, useFieldControl } from './field.tsx';

type MarkedTextareaProps = ComponentProps<'textarea'> & {
  /** The same text, in pieces that carry the marks. */
  marks: ReactNode;
};

/**
 * A text field whose words can be marked: the text stands a second time behind it, unseen but for
 * its marks. That one also makes it as high as its text, so the two never scroll apart.
 */
export function MarkedTextarea({ marks, className, ...rest }: MarkedTextareaProps) {
  return (
    <div className={clsx('grid rounded-md bg-s1', className)}>
      <div
        aria-hidden
        lang={rest.lang}
        className={clsx(
          textClass,
          'pointer-events-none border border-transparent text-transparent select-none forced-color-adjust-none',
        )}
      >
        {marks}
        {/* The last line counts although nothing stands in it yet. */}
        {'\u200B'}
      </div>
      <textarea
        {...useFieldControl()}
        {...rest}
        className={clsx(controlClass, textClass, 'resize-none overflow-hidden bg-transparent!')}
      />
    </div>
  );
}

/** What decides where lines break: the same for both. */
const textClass =
  'col-start-1 row-start-1 block px-3 py-2.5 type-ui pointer-coarse:text-base whitespace-pre-wrap text-wrap wrap-break-word tracking-normal';
