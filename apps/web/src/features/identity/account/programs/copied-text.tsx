import { Copy } from 'lucide-react';
import { copyText } from '../../../../lib/browser/copy-text.ts';
import { Field } from '../../../../ui/controls/field.tsx';
import { IconButton } from '../../../../ui/controls/icon-button.tsx';
import { Input } from '../../../../ui/controls/input.tsx';
import { toast } from '../../../../ui/feedback/toast.ts';
import { texts } from './texts.ts';

/** What is to be pasted elsewhere. */
export function CopiedText({ label, text }: { label: string; text: string }) {
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
