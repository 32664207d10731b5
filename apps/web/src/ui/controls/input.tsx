import { clsx } from 'clsx';
import type { ComponentProps } from 'react';
import { controlClass, useFieldControl } from './field.tsx';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return (
    <input
      {...useFieldControl()}
      {...rest}
      className={clsx(controlClass, 'h-10 px-3 pointer-coarse:text-base', className)}
    />
  );
}
