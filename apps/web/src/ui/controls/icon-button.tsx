import { clsx } from 'clsx';
import type { ComponentProps, ReactNode } from 'react';

const sizes = {
  normal: 'size-9 rounded-md',
  small: 'size-8 rounded-sm',
  tiny: 'size-6 rounded-xs',
  touch: 'size-11 rounded-md',
} as const;

const variants = {
  ghost: 'text-fg2 enabled:hover:bg-hover enabled:hover:text-fg enabled:active:bg-press',
  outline: 'border border-line2 text-fg enabled:hover:bg-hover enabled:active:bg-press',
  hot: 'bg-hot text-on-hot enabled:hover:bg-hot-hover forced-colors:border',
  floating: 'bg-float text-fg shadow-float forced-colors:border',
} as const;

export type IconButtonProps = Omit<ComponentProps<'button'>, 'children'> & {
  /** What it does, for those who cannot see the icon. */
  label: string;
  icon: ReactNode;
  size?: keyof typeof sizes;
  variant?: keyof typeof variants;
};

/** Its hit area reaches 44 px on touch screens whatever its drawn size. */
export function IconButton({
  label,
  icon,
  size = 'normal',
  variant = 'ghost',
  className,
  ...rest
}: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={clsx(
        'touch-44 inline-flex flex-none items-center justify-center transition-colors disabled:text-fg3',
        sizes[size],
        variants[variant],
        className,
      )}
    >
      {icon}
    </button>
  );
}
