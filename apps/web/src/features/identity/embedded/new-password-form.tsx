import { useNavigation } from '../../../lib/studio/navigation.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { FormEnd } from '../components/form-end.tsx';
import { FormHead } from '../components/form-head.tsx';
import { SwitchLine } from '../components/switch-line.tsx';
import { texts } from '../texts.ts';
import { useEmbeddedIdentity } from './embedded-context.ts';
import { NewPasswordField } from './new-password-field.tsx';
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
        <NewPasswordField
          label={texts.newPassword}
          error={form.errorOf('password')}
          {...form.register('password', rules.newPassword)}
        />
        <FormEnd form={form} submit={texts.keepPassword} />
        <SwitchLine question="" href="/sign-in/oublie" link={texts.forgotten} />
      </form>
    </>
  );
}
