import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { FormFailure } from '../../../ui/feedback/form-failure.tsx';
import { FormHead } from '../components/form-head.tsx';
import { SwitchLine } from '../components/switch-line.tsx';
import { texts } from '../texts.ts';
import { useEmbeddedIdentity } from './embedded-context.ts';
import { rules } from './rules.ts';
import { useIdentityForm } from './use-identity-form.ts';

/** Asks for a link by e-mail; the answer is the same whether the account exists or not. */
export function ForgottenForm() {
  const identity = useEmbeddedIdentity();
  const [isSent, setIsSent] = useState(false);
  const form = useIdentityForm({
    send: async ({ email }) => {
      await identity.requestPasswordReset(email.trim());
      setIsSent(true);
    },
  });
  return (
    <>
      <FormHead title={texts.resetTitle} lead={texts.resetLead} />
      <form {...form.attributes} className="flex flex-col gap-5">
        <Field label={texts.email} error={form.errorOf('email')}>
          <Input type="email" autoComplete="username" {...form.register('email', rules.email)} />
        </Field>
        <FormFailure text={form.formError} />
        <div role="status">
          {isSent && (
            <p className="flex items-start gap-2 text-fg2">
              <CircleCheck size={16} aria-hidden className="mt-0.5 text-ok" />
              {texts.linkSent}
            </p>
          )}
        </div>
        <Button variant="paper" size="large" type="submit" wide busy={form.isSubmitting}>
          {texts.sendLink}
        </Button>
        <SwitchLine question="" href="/sign-in" link={texts.backToSignIn} />
      </form>
    </>
  );
}
