import { Field } from '../../../../ui/controls/field.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogForm } from '../../../../ui/overlays/dialog-form.tsx';
import { useIdentityForm } from '../../embedded/use-identity-form.ts';
import { type Passkey, passkeyCalls } from '../../passkeys/passkey-calls.ts';
import { explainAddition } from './create-passkey.ts';
import { passkeyNameRule } from './passkey-name-rule.ts';
import { texts } from './texts.ts';

const words = texts.passkeys;

type RenamePasskeyDialogProps = { passkey: Passkey; onRenamed: () => void; onClose: () => void };

export function RenamePasskeyDialog(props: RenamePasskeyDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => open || props.onClose()} title={words.renameTitle}>
      <RenameForm {...props} />
    </Dialog>
  );
}

function RenameForm({ passkey, onRenamed, onClose }: RenamePasskeyDialogProps) {
  const form = useIdentityForm<{ name: string }>({
    explain: explainAddition,
    send: async ({ name }) => {
      await passkeyCalls.rename({ id: passkey.id, name: name.trim() });
      toast.success(words.renamed);
      onRenamed();
      onClose();
    },
  });
  return (
    <DialogForm form={form} submit={words.renameSubmit} onCancel={onClose}>
      <Field label={words.name} error={form.errorOf('name')}>
        <Input
          autoComplete="off"
          defaultValue={passkey.name ?? ''}
          {...form.register('name', passkeyNameRule)}
        />
      </Field>
    </DialogForm>
  );
}
