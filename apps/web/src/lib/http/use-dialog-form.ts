import { type DefaultValues, type FieldValues, useForm } from 'react-hook-form';
import { ApiError } from './api-error.ts';

type DialogFormOptions<Values> = {
  readonly defaultValues: DefaultValues<Values>;
  /** `refuse` says what is missing in all of it, and sends nothing. */
  readonly send: (values: Values, refuse: (message: string) => void) => Promise<void>;
  /** What is said when no answer came, or one that tells people nothing. */
  readonly failed: string;
};

/** A form in a dialog that stays open, with what was typed, while it is refused in the server's own words. */
export function useDialogForm<Values extends FieldValues>(options: DialogFormOptions<Values>) {
  const { defaultValues, send, failed } = options;
  const { register, handleSubmit, setError, formState } = useForm<Values>({ defaultValues });
  const { errors, isSubmitting } = formState;
  const refuse = (message: string) => setError('root', { message });
  const onSubmit = handleSubmit(async (values) => {
    try {
      await send(values, refuse);
    } catch (error) {
      const isTold = error instanceof ApiError && error.status < 500;
      refuse(isTold ? error.message : failed);
    }
  });
  const attributes = { onSubmit, noValidate: true, method: 'dialog' } as const;
  const form = { attributes, formError: errors.root?.message, isSubmitting };
  return { register, errors, form };
}
