import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../../../lib/browser/copy-text.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { Dialog } from '../../../../ui/overlays/dialog.tsx';
import { DialogForm } from '../../../../ui/overlays/dialog-form.tsx';
import { useIdentityForm } from '../../embedded/use-identity-form.ts';
import { explainFailure } from '../../explain-failure.ts';
import { explainCode } from '../../second-factor/code-failures.ts';
import { CodeInput } from '../../second-factor/code-input.tsx';
import {
  type NewSecondFactor,
  secondFactorCalls,
} from '../../second-factor/second-factor-calls.ts';
import { typedCode } from '../../second-factor/typed-code.ts';
import { PasswordForm } from './password-dialog.tsx';
import { QrCode } from './qr-code.tsx';
import { recoveryCodesOrBack } from './recovery-codes.tsx';
import { texts } from './texts.ts';
import { readableSecretOf } from './totp-secret.ts';

const words = texts.secondFactor;

type SwitchOnDialogProps = {
  /** With the codes to write down. */
  onDone: (recoveryCodes: readonly string[]) => void;
  onClose: () => void;
};

/** The password, then what an application reads, then a first code of it: only then it counts. */
export function SwitchOnDialog({ onDone, onClose }: SwitchOnDialogProps) {
  const [prepared, setPrepared] = useState<NewSecondFactor>();
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      finalFocus={recoveryCodesOrBack}
      title={prepared ? words.scanTitle : words.onTitle}
      description={prepared ? words.scanExplained : words.onExplained}
    >
      {prepared ? (
        <ScanForm prepared={prepared} onDone={onDone} onClose={onClose} />
      ) : (
        <PasswordForm
          submit={words.onSubmit}
          explain={explainStart}
          send={async (password) => setPrepared(await secondFactorCalls.prepare(password))}
          onClose={onClose}
        />
      )}
    </Dialog>
  );
}

const explainStart = (error: unknown) =>
  explainFailure(error, { TOTP_ALREADY_ENABLED: { field: 'form', text: words.alreadyOn } });

function ScanForm(props: SwitchOnDialogProps & { prepared: NewSecondFactor }) {
  const { totpURI, backupCodes } = props.prepared;
  const form = useIdentityForm<{ code: string }>({
    explain: explainCode,
    send: async ({ code }) => {
      await secondFactorCalls.proveByCode(typedCode(code));
      props.onDone(backupCodes);
      props.onClose();
    },
  });
  return (
    <DialogForm form={form} submit={words.scanSubmit} onCancel={props.onClose}>
      <div className="mx-auto w-48">
        <QrCode text={totpURI} label={words.scanLabel} />
      </div>
      <Secret uri={totpURI} />
      <Field label={words.code} error={form.errorOf('code')}>
        <CodeInput isNumber {...form.register('code', { required: words.codeMissing })} />
      </Field>
    </DialogForm>
  );
}

function Secret({ uri }: { uri: string }) {
  const secret = readableSecretOf(uri);
  const copy = async () => {
    if (await copyText(secret.replaceAll(' ', ''))) toast.success(words.secretCopied);
    else toast.error(texts.recovery.copyFailed);
  };
  return (
    <div>
      <p className="text-[13px] text-fg3">{words.secret}</p>
      <div className="flex items-center gap-2">
        <code className="min-w-0 flex-1 font-mono text-[13px] wrap-anywhere">{secret}</code>
        <IconButton
          size="small"
          label={words.copySecret}
          icon={<Copy size={16} />}
          onClick={() => void copy()}
        />
      </div>
      {/* The picture of a screen cannot be read by the camera of the same device. */}
      <a
        href={uri}
        className="mt-1 inline-block border-b border-edge text-[13px] text-fg2 hover:text-fg"
      >
        {words.openApp}
      </a>
    </div>
  );
}
