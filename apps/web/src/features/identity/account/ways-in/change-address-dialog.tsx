import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogForm } from '../../../../ui/overlays/dialog-form.tsx';
import { addressCalls } from '../../addresses/address-calls.ts';
import { rules } from '../../embedded/rules.ts';
import { useIdentityForm } from '../../embedded/use-identity-form.ts';
import { PasswordAgain } from './password-again.tsx';
import { texts } from './texts.ts';

const words = texts.address;

type ChangeAddressDialogProps = {
  email: string;
  onSent: (newEmail: string) => void;
  onClose: () => void;
};

export function ChangeAddressDialog(props: ChangeAddressDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || props.onClose()}
      title={words.title}
      description={words.explained}
    >
      <ChangeAddressForm {...props} />
    </Dialog>
  );
}

function ChangeAddressForm({ email, onSent, onClose }: ChangeAddressDialogProps) {
  const form = useIdentityForm<{ newEmail: string; currentPassword: string }>({
    place: (field) => (field === 'email' ? 'newEmail' : (field as 'currentPassword')),
    send: async ({ newEmail, currentPassword: password }) => {
      await addressCalls.change({ newEmail: newEmail.trim(), password });
      onSent(newEmail.trim());
      onClose();
    },
  });
  const isOther = (typed: string) =>
    typed.trim().toLowerCase() !== email.toLowerCase() || words.sameEmail;
  return (
    <DialogForm form={form} submit={words.submit} onCancel={onClose}>
      <Field label={words.newEmail} error={form.errorOf('newEmail')}>
        <Input
          type="email"
          autoComplete="email"
          {...form.register('newEmail', {
            required: rules.email.required,
            validate: { shape: rules.email.validate, isOther },
          })}
        />
      </Field>
      <PasswordAgain form={form} />
    </DialogForm>
  );
}
