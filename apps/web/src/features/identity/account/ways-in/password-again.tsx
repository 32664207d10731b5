import type { UseFormRegisterReturn } from 'react-hook-form';
import { Field } from '../../../../ui/controls/field.tsx';
import { PasswordField } from '../../../../ui/controls/password-field.tsx';
import { texts } from './texts.ts';

type PasswordAgainProps = {
  form: {
    register: (name: 'currentPassword', rule: object) => UseFormRegisterReturn;
    errorOf: (name: 'currentPassword') => string | undefined;
  };
};

/** Whatever changes how somebody signs in asks for it: an open screen is not enough. */
export function PasswordAgain({ form }: PasswordAgainProps) {
  return (
    <Field label={texts.password} error={form.errorOf('currentPassword')}>
      <PasswordField
        autoComplete="current-password"
        {...form.register('currentPassword', { required: texts.passwordMissing })}
      />
    </Field>
  );
}
