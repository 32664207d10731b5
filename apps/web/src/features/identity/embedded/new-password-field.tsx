import type { ComponentProps } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { texts } from '../texts.ts';

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  label: string;
  error: string | undefined;
};

/** A password that does not exist yet, with what it must be. */
export function NewPasswordField({ label, error, ...rest }: NewPasswordFieldProps) {
  return (
    <Field label={label} error={error} hint={texts.passwordHint}>
      <PasswordField autoComplete="new-password" {...rest} />
    </Field>
  );
}
