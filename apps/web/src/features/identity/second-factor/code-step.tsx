import { useState } from 'react';
import { Button } from '../../../ui/controls/button.tsx';
import { Field } from '../../../ui/controls/field.tsx';
import { FormEnd } from '../components/form-end.tsx';
import { FormHead } from '../components/form-head.tsx';
import { useEmbeddedIdentity } from '../embedded/embedded-context.ts';
import { useIdentityForm } from '../embedded/use-identity-form.ts';
import { endOfCodes, explainCode } from './code-failures.ts';
import { CodeInput } from './code-input.tsx';
import { secondFactorCalls } from './second-factor-calls.ts';
import { texts } from './texts.ts';
import { typedCode, typedRecoveryCode } from './typed-code.ts';

type CodeStepProps = {
  /** To the password again; with a reason when no further code helps. */
  onBack: (reason?: string) => void;
};

const ways = {
  code: {
    title: texts.title,
    lead: texts.lead,
    label: texts.code,
    missing: texts.codeMissing,
    other: texts.toRecovery,
    prove: (typed: string) => secondFactorCalls.proveByCode(typedCode(typed)),
  },
  recovery: {
    title: texts.recoveryTitle,
    lead: texts.recoveryLead,
    label: texts.recoveryCode,
    missing: texts.recoveryMissing,
    other: texts.toCode,
    prove: (typed: string) => secondFactorCalls.proveByRecoveryCode(typedRecoveryCode(typed)),
  },
};

/** After the password: a code of the application, or one that was written down. */
export function CodeStep({ onBack }: CodeStepProps) {
  const [kind, setKind] = useState<keyof typeof ways>('code');
  const other = kind === 'code' ? 'recovery' : 'code';
  return (
    <>
      <FormHead title={ways[kind].title} lead={ways[kind].lead} />
      <CodeForm key={kind} kind={kind} onBack={onBack} />
      <div className="mt-5 flex flex-col items-start gap-1">
        <Button variant="ghost" className="-ml-3.5" onClick={() => setKind(other)}>
          {ways[kind].other}
        </Button>
        <Button variant="ghost" className="-ml-3.5" onClick={() => onBack()}>
          {texts.back}
        </Button>
      </div>
    </>
  );
}

function CodeForm({ kind, onBack }: CodeStepProps & { kind: keyof typeof ways }) {
  const identity = useEmbeddedIdentity();
  const way = ways[kind];
  const form = useIdentityForm<{ code: string }>({
    explain: explainCode,
    send: async ({ code }) => {
      try {
        await way.prove(code);
      } catch (error) {
        const end = endOfCodes(error);
        if (end === undefined) throw error;
        return onBack(end);
      }
      await identity.arrive();
    },
  });
  return (
    <form {...form.attributes} className="flex flex-col gap-5">
      <Field label={way.label} error={form.errorOf('code')}>
        <CodeInput
          isNumber={kind === 'code'}
          {...form.register('code', { required: way.missing })}
        />
      </Field>
      <FormEnd form={form} submit={texts.submit} />
    </form>
  );
}
