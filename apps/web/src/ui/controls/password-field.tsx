import { Eye, EyeOff } from 'lucide-react';
import { type ComponentProps, useState } from 'react';
import { IconButton } from './icon-button.tsx';
import { Input } from './input.tsx';

type PasswordFieldProps = Omit<ComponentProps<'input'>, 'type'> & {
  showLabel?: string;
  hideLabel?: string;
};

/** A password that can be read back before it is sent. */
export function PasswordField({
  showLabel = 'Afficher le mot de passe',
  hideLabel = 'Masquer le mot de passe',
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="relative">
      <Input
        spellCheck={false}
        autoCapitalize="off"
        {...rest}
        type={shown ? 'text' : 'password'}
        className="pr-12"
      />
      <IconButton
        className="absolute top-1 right-1"
        style={{ position: 'absolute' }}
        size="small"
        label={shown ? hideLabel : showLabel}
        icon={shown ? <EyeOff size={16} /> : <Eye size={16} />}
        onClick={() => setShown(!shown)}
      />
    </div>
  );
}
