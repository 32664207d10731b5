import { useSyncExternalStore } from 'react';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { FormEnd } from '../components/form-end.tsx';
import { FormHead } from '../components/form-head.tsx';
import { SwitchLine } from '../components/switch-line.tsx';
import { IssuerEntry } from '../issuer/issuer-entry.tsx';
import { texts } from '../texts.ts';
import { useEmbeddedIdentity } from './embedded-context.ts';
import type { Credentials } from './identity-calls.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { rules } from './rules.ts';
import { useIdentityForm } from './use-identity-form.ts';

/** What the link of an invitation brings along, behind the sign that no browser sends. */
function useInvitation() {
  // The page is drawn before it meets the browser, which alone knows it.
  const hash = useSyncExternalStore(
    () => () => undefined,
    () => location.hash,
    () => '',
  );
  const told = new URLSearchParams(hash.slice(1));
  const secret = told.get('invitation');
  return {
    email: told.get('email') ?? '',
    proof: secret === null ? undefined : { invitation: secret },
  };
}

/** After it, the page itself sees that somebody is signed in and goes on. */
export function SignUpForm() {
  const invitation = useInvitation();
  // A form takes what it begins with once.
  return <FormOf key={invitation.email} invitation={invitation} />;
}

function FormOf({ invitation }: { invitation: ReturnType<typeof useInvitation> }) {
  const identity = useEmbeddedIdentity();
  const form = useIdentityForm<Credentials & { name: string }>({
    ...(invitation.email && { begin: { email: invitation.email } }),
    send: ({ name, email, password }) =>
      identity.signUp({ name: name.trim(), email: email.trim(), password, ...invitation.proof }),
  });
  return (
    <>
      <FormHead
        title={texts.signUpTitle}
        lead={invitation.proof ? texts.signUpInvited : texts.signUpLead}
      />
      <form {...form.attributes} className="flex flex-col gap-5">
        <Field label={texts.name} error={form.errorOf('name')}>
          <Input autoComplete="name" {...form.register('name', rules.name)} />
        </Field>
        <Field label={texts.email} error={form.errorOf('email')}>
          <Input type="email" autoComplete="username" {...form.register('email', rules.email)} />
        </Field>
        <NewPasswordField
          label={texts.password}
          error={form.errorOf('password')}
          {...form.register('password', rules.newPassword)}
        />
        <FormEnd form={form} submit={texts.signUp} />
        <IssuerEntry />
        <SwitchLine question={texts.hasAccount} href="/sign-in" link={texts.toSignIn} />
      </form>
    </>
  );
}
