import { Copy } from 'lucide-react';
import { copyText } from '../../../../lib/browser/copy-text.ts';
import { Button } from '../../../../ui/controls/button.tsx';
import { Field } from '../../../../ui/controls/field.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { texts } from './texts.ts';

/** The secret, and where a program takes it. */
export function MadeKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { origin } = window.location;
  return (
    <div className="flex flex-col gap-5">
      <CopiedText label={texts.secret} text={secret} />
      <CopiedText label={texts.openai} text={`${origin}/v1`} />
      <CopiedText label={texts.dify} text={`${origin}/api/v1`} />
      <div className="mt-1 flex justify-end">
        <Button variant="paper" onClick={onDone}>
          {texts.done}
        </Button>
      </div>
    </div>
  );
}

function CopiedText({ label, text }: { label: string; text: string }) {
  const copy = async () => {
    if (await copyText(text)) toast.success(texts.copied);
    else toast.error(texts.copyFailed);
  };
  return (
    <Field label={label}>
      <div className="flex items-center gap-2">
        <Input
          readOnly
          value={text}
          className="type-data min-w-0 flex-1"
          onFocus={(event) => event.currentTarget.select()}
        />
        <IconButton
          label={`${texts.copy} : ${label}`}
          icon={<Copy size={16} />}
          onClick={() => void copy()}
        />
      </div>
    </Field>
  );
}
