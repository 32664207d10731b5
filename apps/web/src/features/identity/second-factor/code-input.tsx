import { type ComponentProps, useEffect, useRef } from 'react';
import { Input } from '../../../ui/controls/input.tsx';

type CodeInputProps = ComponentProps<typeof Input> & {
  /** One of an application is digits; one that was written down has letters. */
  isNumber: boolean;
};

/** The one thing to do where it stands: whoever comes writes at once. */
export function CodeInput({ isNumber, ref, ...rest }: CodeInputProps) {
  const own = useRef<HTMLInputElement>(null);
  useEffect(() => own.current?.focus(), []);
  return (
    <Input
      {...rest}
      ref={(input) => {
        own.current = input;
        if (typeof ref === 'function') ref(input);
      }}
      autoComplete="one-time-code"
      inputMode={isNumber ? 'numeric' : 'text'}
      spellCheck={false}
      autoCapitalize="off"
      className="font-mono tracking-wider"
    />
  );
}
