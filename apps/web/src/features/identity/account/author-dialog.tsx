import { limits } from '@armoni/contract/limits';
import type { Authorship } from '@armoni/contract/provenance';
import { useForm } from 'react-hook-form';
import { ApiError } from '../../../lib/http/api-error.ts';
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
  const form = useForm<{ name: string }>({ defaultValues: { name: current ?? '' } });
  const { errors, isSubmitting } = form.formState;
  const onSubmit = form.handleSubmit(async ({ name: typed }) => {
    const name = typed.trim();
    try {
      await onChange({ name });
      toast.success(words.signed(name));
      onClose();
    } catch (error) {
      const isTold = error instanceof ApiError && error.status < 500;
      form.setError('root', { message: isTold ? error.message : words.failed });
    }
  });
  return (
    <DialogForm
      form={{
        attributes: { onSubmit, noValidate: true, method: 'dialog' },
        formError: errors.root?.message,
        isSubmitting,
      }}
      submit={words.submit}
      onCancel={onClose}
    >
      <Field label={words.name} error={errors.name?.message}>
        <Input
          autoComplete="off"
          {...form.register('name', {
            validate: (name) => name.trim() !== '' || words.nameMissing,
            maxLength: { value: limits.authorNameCharacters, message: words.nameTooLong },
          })}
        />
      </Field>
    </DialogForm>
  );
}
