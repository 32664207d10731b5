import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { FormFailure } from '../components/form-failure.tsx';
import { FormHead } from '../components/form-head.tsx';
import { SwitchLine } from '../components/switch-line.tsx';
import { texts } from '../texts.ts';
import { useEmbeddedIdentity } from './embedded-context.ts';
import { rules } from './rules.ts';
import { useIdentityForm } from './use-identity-form.ts';

/** After it, the page itself sees that somebody is signed in and goes on. */
export function SignUpForm() {
  const identity = useEmbeddedIdentity();
  const form = useIdentityForm({
    send: ({ name, email, password }) =>
      identity.signUp({ name: name.trim(), email: email.trim(), password }),
  });
  return (
    <>
      <FormHead title={texts.signUpTitle} lead={texts.signUpLead} />
      <form {...form.attributes} className="flex flex-col gap-5">
        <Field label={texts.name} error={form.errorOf('name')}>
          <Input autoComplete="name" {...form.register('name', rules.name)} />
        </Field>
        <Field label={texts.email} error={form.errorOf('email')}>
          <Input type="email" autoComplete="username" {...form.register('email', rules.email)} />
        </Field>
        <Field label={texts.password} error={form.errorOf('password')} hint={texts.passwordHint}>
          <PasswordField
            autoComplete="new-password"
            {...form.register('password', rules.newPassword)}
          />
        </Field>
        <FormFailure text={form.formError} />
        <Button variant="paper" size="large" type="submit" wide busy={form.isSubmitting}>
          {texts.signUp}
        </Button>
        <SwitchLine question={texts.hasAccount} href="/sign-in" link={texts.toSignIn} />
      </form>
    </>
  );
}
