import { changeSignUp, type Overview } from '@armoni/contract/administration';
import { call } from '../../../lib/http/api.ts';
import { Switch } from '../../../ui/controls/switch.tsx';
import { texts } from '../texts.ts';
import { useAct } from '../use-act.ts';

const words = texts.signUp;

/** Whether anybody may make an account. */
export function SignUpRow({ signUp }: { signUp: Overview['sign_up'] }) {
  const change = useAct(
    (isOpen: boolean) => call(changeSignUp, { body: { is_open: isOpen } }),
    (isOpen) => (isOpen ? words.opened : words.shut),
  );
  const isOpen = change.isPending ? change.variables : signUp.is_open;
  const told = isOpen ? words.open : words.closed;
  return (
    <div className="flex items-center gap-4 border-y border-line py-3">
      <div className="min-w-0 flex-1">
        <p>{words.title}</p>
        <p className="type-data text-fg3">{signUp.can_change ? told : words.elsewhere}</p>
      </div>
      <Switch
        label={words.title}
        checked={isOpen}
        disabled={!signUp.can_change}
        onCheckedChange={change.mutate}
      />
    </div>
  );
}
