import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogForm } from '../../../../ui/overlays/dialog-form.tsx';
import { useIdentityForm } from '../../embedded/use-identity-form.ts';
import type { FieldFailure } from '../../explain-failure.ts';
import { PasswordAgain } from './password-again.tsx';
import { recoveryCodesOrBack } from './recovery-codes.tsx';

type PasswordFormProps = {
  submit: string;
  isDangerous?: boolean;
  explain?: (error: unknown) => FieldFailure;
  send: (password: string) => Promise<void>;
  onClose: () => void;
};

type PasswordDialogProps = PasswordFormProps & { title: string; explained: string };

/** Something is done with the password, and nothing else is asked for. */
export function PasswordDialog({ title, explained, ...form }: PasswordDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || form.onClose()}
      finalFocus={recoveryCodesOrBack}
      title={title}
      description={explained}
    >
      <PasswordForm {...form} />
    </Dialog>
  );
}

export function PasswordForm(props: PasswordFormProps) {
  const { submit, isDangerous = false, explain, send, onClose } = props;
  const form = useIdentityForm<{ currentPassword: string }>({
    ...(explain ? { explain } : {}),
    send: ({ currentPassword }) => send(currentPassword),
  });
  return (
    <DialogForm form={form} submit={submit} isDangerous={isDangerous} onCancel={onClose}>
      <PasswordAgain form={form} />
    </DialogForm>
  );
}
