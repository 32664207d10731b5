import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass, useFieldControl } from './field.tsx';

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return (
    <textarea
      {...useFieldControl()}
      {...rest}
      className={clsx(
        controlClass,
        'block resize-y px-3 py-2.5 type-ui pointer-coarse:text-base',
        className,
      )}
    />
  );
}
