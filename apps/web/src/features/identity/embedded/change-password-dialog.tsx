import { Field } from '../../../ui/controls/field.tsx';
import { PasswordField } from '../../../ui/controls/password-field.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx';
import { texts } from '../texts.ts';
import { useEmbeddedIdentity } from './embedded-context.ts';
import { NewPasswordField } from './new-password-field.tsx';
import { rules } from './rules.ts';
import { useIdentityForm } from './use-identity-form.ts';

type ChangePasswordDialogProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function ChangePasswordDialog({ open, onOpenChange }: ChangePasswordDialogProps) {
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title={texts.changePassword}
      description={texts.changeExplained}
    >
      <ChangePasswordForm onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

function ChangePasswordForm({ onDone }: { onDone: () => void }) {
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
    <DialogForm form={form} onCancel={onDone}>
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
    </DialogForm>
  );
}
