import type { ComponentProps, ReactNode } from 'react';
import { Button } from '../controls/button.tsx';
import { FormFailure } from '../feedback/form-failure.tsx';

type DialogFormProps = {
  form: {
    readonly attributes: Partial<ComponentProps<'form'>>;
    readonly formError: string | undefined;
    readonly isSubmitting: boolean;
  };
  submit?: string;
  isDangerous?: boolean;
  onCancel: () => void;
  /** Its fields. */
  children: ReactNode;
};

/** A form in a dialog: its fields, why it was refused as a whole, and its two buttons. */
export function DialogForm(props: DialogFormProps) {
  const { form, submit = 'Confirmer', isDangerous, onCancel, children } = props;
  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      {children}
      <FormFailure text={form.formError} />
      <div className="mt-1 flex flex-wrap justify-end gap-2">
        <Button variant="ghost" onClick={onCancel}>
          Annuler
        </Button>
        <Button variant={isDangerous ? 'danger' : 'paper'} type="submit" busy={form.isSubmitting}>
          {submit}
        </Button>
      </div>
    </form>
  );
}
