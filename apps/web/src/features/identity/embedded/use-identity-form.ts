import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  useForm,
} from 'react-hook-form';
import { explainFailure, type FieldFailure, type IdentityField } from '../explain-failure.ts';

type IdentityFormOptions<Values extends FieldValues> = {
  /** What stands in some fields at first; the others keep what was typed before this script ran. */
  begin?: DefaultValues<Values> | undefined;
  send: (values: Values) => Promise<void>;
  /** Where this form shows a failure of a field it names differently. */
  place?: (field: IdentityField) => Path<Values> | 'form';
  /** For a form that hears failures of its own. */
  explain?: (error: unknown) => FieldFailure;
};

/**
 * A form of the identity provider: a refusal stands beside its field, and nothing typed is lost, not
 * even before this script ran. Until then « dialog » is the method that sends no password anywhere.
 */
export function useIdentityForm<Values extends FieldValues>(options: IdentityFormOptions<Values>) {
  const form = useForm<Values>(options.begin && { defaultValues: options.begin });
  const { errors, isSubmitting } = form.formState;
  const onSubmit = form.handleSubmit(async (values) => {
    try {
      await options.send(values);
    } catch (error) {
      const { field, text } = (options.explain ?? explainFailure)(error);
      const place = options.place?.(field) ?? field;
      const isField = place in values;
      form.setError(
        isField ? (place as Path<Values>) : 'root',
        { message: text },
        { shouldFocus: true },
      );
    }
  });
  return {
    attributes: { onSubmit, noValidate: true, method: 'dialog' },
    isSubmitting,
    register: form.register as (name: Path<Values>, rule: object) => UseFormRegisterReturn,
    errorOf: (name: Path<Values>) => errors[name]?.message as string | undefined,
    formError: errors.root?.message,
  };
}
