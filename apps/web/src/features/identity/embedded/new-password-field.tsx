import { type ComponentProps, useState } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { passwordHintOf, passwordLengthShare } from './password-length.ts';

type NewPasswordFieldProps = ComponentProps<typeof PasswordField> & {
  label: string;
  error: string | undefined;
};

/** A password that does not exist yet, with what it must be and how long it has become. */
export function NewPasswordField({ label, error, onChange, ...rest }: NewPasswordFieldProps) {
  const [length, setLength] = useState(0);
  return (
    <Field label={label} error={error} hint={passwordHintOf(length)}>
      <PasswordField
        autoComplete="new-password"
        {...rest}
        onChange={(event) => {
          setLength(event.target.value.length);
          return onChange?.(event);
        }}
      />
      {length > 0 && <LengthLine share={passwordLengthShare(length)} />}
    </Field>
  );
}

/** The hint says the same in words. */
function LengthLine({ share }: { share: number }) {
  return (
    <span aria-hidden className="h-0.5 overflow-hidden rounded-full bg-s3">
      <span
        className="block h-full bg-ring transition-[width] duration-160"
        style={{ width: `${share * 100}%` }}
      />
    </span>
  );
}
