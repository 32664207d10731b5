import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormFailure } from '../components/form-failure.tsx';
import { FormHead } from '../components/form-head.tsx';
import { SwitchLine } from '../components/switch-line.tsx';
import { texts } from '../texts.ts';
import { useEmbeddedIdentity } from './embedded-context.ts';
import { rules } from './rules.ts';
import { useIdentityForm } from './use-identity-form.ts';

/** Where the link of the reset e-mail ends, with its token in the address. */
export function NewPasswordForm({ token }: { token: string }) {
  const identity = useEmbeddedIdentity();
  const { go } = useNavigation();
  const form = useIdentityForm({
    send: async ({ password }) => {
      await identity.resetPassword({ newPassword: password, token });
      toast.success(texts.passwordReset);
      go('/sign-in', { replace: true });
    },
  });
  return (
    <>
      <FormHead title={texts.newPasswordTitle} lead={texts.newPasswordLead} />
      <form {...form.attributes} className="flex flex-col gap-5">
        <Field label={texts.newPassword} error={form.errorOf('password')} hint={texts.passwordHint}>
          <PasswordField
            autoComplete="new-password"
            {...form.register('password', rules.newPassword)}
          />
        </Field>
        <FormFailure text={form.formError} />
        <Button variant="paper" size="large" type="submit" wide busy={form.isSubmitting}>
          {texts.keepPassword}
        </Button>
        <SwitchLine question="" href="/sign-in/oublie" link={texts.forgotten} />
      </form>
    </>
  );
}
