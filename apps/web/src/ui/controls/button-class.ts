import { clsx } from 'clsx';

/** paper confirms or goes on, hot makes something (at most one per view), the rest stay quiet. */
export type ButtonVariant = 'paper' | 'hot' | 'outline' | 'ghost' | 'danger';
/** Heights: small 32, normal 36, form 40, making 44, large 48 px. */
export type ButtonSize = 'small' | 'normal' | 'form' | 'making' | 'large';

export type ButtonLook = { variant?: ButtonVariant; size?: ButtonSize; wide?: boolean };

/** The look of a button for a link that acts as one: `<AppLink className={buttonClass({…})}>`. */
export function buttonClass(
  { variant = 'outline', size = 'normal', wide = false }: ButtonLook = {},
  extra?: string,
): string {
  return clsx(
    'type-button inline-flex select-none items-center justify-center gap-2 whitespace-nowrap no-underline transition-colors',
    'disabled:border-transparent disabled:bg-s2 disabled:text-fg3 aria-busy:cursor-progress',
    variants[variant],
    sizes[size],
    wide && 'w-full',
    extra,
  );
}

/** Forced colours take fills away: what had one gets an edge. */
const edged = 'forced-colors:border';

const variants: Record<ButtonVariant, string> = {
  paper: `${edged} bg-paper text-on-paper enabled:hover:bg-paper-hover [a&]:hover:bg-paper-hover`,
  hot: `${edged} bg-hot text-on-hot enabled:hover:bg-hot-hover [a&]:hover:bg-hot-hover`,
  outline:
    'border border-line2 text-fg enabled:hover:bg-hover enabled:active:bg-press [a&]:hover:bg-hover',
  ghost: 'text-fg2 enabled:hover:bg-hover enabled:active:bg-press [a&]:hover:bg-hover',
  danger: `${edged} bg-danger-fill text-white enabled:hover:brightness-110`,
};

const sizes: Record<ButtonSize, string> = {
  small: 'h-8 rounded-sm px-3 text-[13px]',
  normal: 'h-9 rounded-md px-3.5 touch-44',
  form: 'h-10 rounded-md px-4',
  making: 'h-11 rounded-md px-5',
  large: 'h-12 rounded-md px-6 text-base',
};
