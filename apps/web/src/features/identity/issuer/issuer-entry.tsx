import { Button } from '../../../ui/controls/button.tsx';
import { FormFailure } from '../../../ui/feedback/form-failure.tsx';
import { texts } from './texts.ts';
import { useIssuerName, useIssuerSignIn } from './use-issuer-sign-in.ts';

/** A way in by another issuer, where this studio has one. */
export function IssuerEntry() {
  const name = useIssuerName();
  return name === null ? null : <EntryOf name={name} />;
}

function EntryOf({ name }: { name: string }) {
  const { press, isBusy, failure } = useIssuerSignIn(name);
  return (
    <>
      <Button size="large" wide busy={isBusy} onClick={press}>
        {texts.continueWith(name)}
      </Button>
      <FormFailure text={failure} />
    </>
  );
}
