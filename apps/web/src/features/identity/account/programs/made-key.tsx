import { mcpPath } from '@armoni/contract/mcp';
import { Button } from '../../../../ui/controls/button.tsx';
import { CopiedText } from './copied-text.tsx';
import { texts } from './texts.ts';

/** The secret, and where a program takes it. */
export function MadeKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  const { origin } = window.location;
  return (
    <div className="flex flex-col gap-5">
      <CopiedText label={texts.secret} text={secret} />
      <CopiedText label={texts.mcp} text={`${origin}${mcpPath}`} />
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
