import { useId } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { FormFailure } from '../components/form-failure.tsx';
import { texts } from '../texts.ts';
import { useEmbeddedIdentity } from './embedded-context.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { rules } from './rules.ts';
import { useIdentityForm } from './use-identity-form.ts';

type ChangePasswordDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  const formId = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.changePassword}
      description={texts.changeExplained}
    >
      <ChangePasswordForm id={formId} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChangePasswordForm({ id, onDone }: { id: string; onDone: () => void }) {
  const identity = useEmbeddedIdentity();
  const form = useIdentityForm({
    place: (field) => (field === 'password' ? 'newPassword' : (field as 'currentPassword')),
    send: async (passwords) => {
      await identity.changePassword(passwords);
      toast.success(texts.passwordChanged);
      onDone();
    },
  });
  return (
    <form id={id} {...form.attributes} className="flex flex-col gap-5">
      <Field label={texts.currentPassword} error={form.errorOf('currentPassword')}>
        <PasswordField
          autoComplete="current-password"
          {...form.register('currentPassword', rules.password)}
        />
      </Field>
      <NewPasswordField
        label={texts.newPassword}
        error={form.errorOf('newPassword')}
        {...form.register('newPassword', rules.newPassword)}
      />
      <FormFailure text={form.formError} />
      <div className="mt-1 flex justify-end gap-2">
        <Button variant="ghost" onClick={onDone}>
          {texts.cancel}
        </Button>
        <Button variant="paper" type="submit" busy={form.isSubmitting}>
          {texts.confirm}
        </Button>
      </div>
    </form>
  );
}
