import { Info } from 'lucide-react';
import { useIdentity } from '../../../lib/session/identity.ts';
import { AppLink } from '../../../lib/studio/navigation.tsx';
import { useStudioConfig } from '../../../lib/studio/studio-config.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { FormEnd } from '../components/form-end.tsx';
import { FormHead } from '../components/form-head.tsx';
import { SwitchLine } from '../components/switch-line.tsx';
import { IssuerEntry } from '../issuer/issuer-entry.tsx';
import { PasskeyEntry } from '../passkeys/passkey-entry.tsx';
import { texts } from '../texts.ts';
import { useEmbeddedIdentity } from './embedded-context.ts';
import type { Credentials } from './identity-calls.ts';
import { rules } from './rules.ts';
import { useIdentityForm } from './use-identity-form.ts';

type SignInFormProps = {
  /** Typed before, when a code was not given in time. */
  email?: string | undefined;
  /** Why the password is asked for once more. */
  reason?: string | undefined;
  onCodeNeeded: (email: string) => void;
};

/** After it, the page itself sees that somebody is signed in and goes on. */
export function SignInForm({ email, reason, onCodeNeeded }: SignInFormProps) {
  const identity = useEmbeddedIdentity();
  const { endedBy } = useIdentity();
  const state = useStudioConfig();
  const form = useIdentityForm({
    send: async (typed: Credentials) => {
      const step = await identity.signIn({ ...typed, email: typed.email.trim() });
      if (step === 'code') onCodeNeeded(typed.email);
    },
  });
  const canReset =
    state.status === 'ready' &&
    state.config.identity.provider === 'embedded' &&
    state.config.identity.passwordReset;
  const why = reason ?? (endedBy && texts.endedBy[endedBy]);
  return (
    <>
      <FormHead title={texts.signInTitle} lead={texts.signInLead} />
      {why && (
        <p role="status" className="mb-6 flex items-start gap-2 text-fg2">
          <Info size={16} aria-hidden className="mt-1 flex-none" />
          {why}
        </p>
      )}
      <form {...form.attributes} className="flex flex-col gap-5">
        <Field label={texts.email} error={form.errorOf('email')}>
          {/* Browsers offer their passkeys beside the addresses that they know. */}
          <Input
            type="email"
            autoComplete="username webauthn"
            defaultValue={email}
            {...form.register('email', rules.email)}
          />
        </Field>
        <Field label={texts.password} error={form.errorOf('password')}>
          <PasswordField
            autoComplete="current-password"
            {...form.register('password', rules.password)}
          />
        </Field>
        <FormEnd form={form} submit={texts.signIn} />
        <PasskeyEntry />
        <IssuerEntry />
        <SwitchLine question={texts.noAccount} href="/sign-up" link={texts.toSignUp} />
        {canReset && (
          <AppLink href="/sign-in/oublie" className="self-start text-fg3 hover:text-fg">
            {texts.forgotten}
          </AppLink>
        )}
      </form>
    </>
  );
}
