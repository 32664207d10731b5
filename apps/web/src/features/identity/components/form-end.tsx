import { Button } from '../../../ui/controls/button.tsx';
import { FormFailure } from '../../../ui/feedback/form-failure.tsx';

type FormEndProps = {
  form: { readonly formError: string | undefined; readonly isSubmitting: boolean };
  submit: string;
};

/** Why the form as a whole was refused, and its button. */
export function FormEnd({ form: { formError, isSubmitting }, submit }: FormEndProps) {
  return (
    <>
      <FormFailure text={formError} />
      <Button variant="paper" size="large" type="submit" wide busy={isSubmitting}>
        {submit}
      </Button>
    </>
  );
}
