import { limits } from '@armoni/contract/limits';
import type { Authorship } from '@armoni/contract/provenance';
import { useDialogForm } from '../../../lib/http/use-dialog-form.ts';
import { Field } from '../../../ui/controls/field.tsx';
import { Input } from '../../../ui/controls/input.tsx';
import { toast } from '../../../ui/feedback/toast.ts';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { DialogForm } from '../../../ui/overlays/dialog-form.tsx';
import { texts } from './texts.ts';

const words = texts.author;

type AuthorDialogProps = {
  name: string | null;
  onChange: (wanted: Authorship) => Promise<void>;
  onClose: () => void;
};

/** The name to sign with, and what becomes of it. */
export function AuthorDialog(props: AuthorDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || props.onClose()}
      title={words.dialogTitle}
      description={words.explained}
    >
      <AuthorForm {...props} />
    </Dialog>
  );
}

function AuthorForm({ name: current, onChange, onClose }: AuthorDialogProps) {
  const { register, errors, form } = useDialogForm({
    defaultValues: { name: current ?? '' },
    send: async ({ name: typed }) => {
      const name = typed.trim();
      await onChange({ name });
      toast.success(words.signed(name));
      onClose();
    },
    failed: words.failed,
  });
  return (
    <DialogForm form={form} submit={words.submit} onCancel={onClose}>
      <Field label={words.name} error={errors.name?.message}>
        <Input
          autoComplete="off"
          {...register('name', {
            validate: (name) => name.trim() !== '' || words.nameMissing,
            maxLength: { value: limits.authorNameCharacters, message: words.nameTooLong },
          })}
        />
      </Field>
    </DialogForm>
  );
}
