import { clsx } from 'clsx';
import { CircleAlert } from 'lucide-react';
import { createContext, type ReactNode, use, useId } from 'react';

type FieldState = { id: string; describedBy: string | undefined; invalid: boolean };

const FieldContext = createContext<FieldState | null>(null);

type FieldProps = {
  label: ReactNode;
  /** A French sentence; the control turns red and the sentence is read with it. */
  error?: string | undefined;
  hint?: ReactNode;
  /** At the right of the label, such as a counter. */
  aside?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A label above one `Input`, `Textarea` or `PasswordField`, and its error under it. */
export function Field({ label, error, hint, aside, className, children }: FieldProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const hintId = `${id}-hint`;
  const describedBy = clsx(error && errorId, hint && hintId) || undefined;
  return (
    <div className={clsx('flex min-w-0 flex-col gap-2', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="type-label">
          {label}
        </label>
        {aside}
      </div>
      <FieldContext value={{ id, describedBy, invalid: Boolean(error) }}>{children}</FieldContext>
      {hint && !error && (
        <p id={hintId} className="type-ui text-[13px] text-fg3">
          {hint}
        </p>
      )}
      <p
        id={errorId}
        role="alert"
        className={clsx('flex items-start gap-2 text-[13px] text-danger', !error && 'hidden')}
      >
        {error && <CircleAlert size={16} aria-hidden className="mt-0.5" />}
        {error}
      </p>
    </div>
  );
}

/** What a control inside a `Field` must carry; nothing outside one. */
export function useFieldControl() {
  const field = use(FieldContext);
  if (!field) return {};
  return {
    id: field.id,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  };
}

export const controlClass =
  'w-full rounded-md border border-edge bg-s1 text-fg transition-colors focus-visible:outline-offset-0 ' +
  'aria-invalid:border-danger disabled:border-line2 disabled:bg-transparent disabled:text-fg3';
