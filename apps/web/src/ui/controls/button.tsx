import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-class.ts';

export type ButtonProps = ComponentProps<'button'> & ButtonLook & { busy?: boolean };

/** A busy button keeps its fill and its text and takes no further press; it stays focusable. */
export function Button({
  variant,
  size,
  wide,
  busy = false,
  className,
  onClick,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button
      {...rest}
      type={busy ? 'button' : type}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      className={buttonClass({ variant, size, wide }, className)}
      onClick={busy ? undefined : onClick}
    >
      {busy && <LoaderCircle size={16} aria-hidden className="animate-turn" />}
      {children}
    </button>
  );
}
