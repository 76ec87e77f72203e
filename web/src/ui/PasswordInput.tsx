import Eye from 'lucide-react/icons/eye';
import EyeOff from 'lucide-react/icons/eye-off';
import { type ComponentProps, useState } from 'react';
import { cx } from './cx.ts';
import { controlStyle, useFieldControl } from './field-context.ts';

interface PasswordInputProps extends Omit<ComponentProps<'input'>, 'type'> {
  /** given where something else shows it too */
  reveal?: { shown: boolean; setShown: (shown: boolean) => void };
}

/**
 * Shows a password field that can be revealed. Pasting and password managers work; set `autoComplete`
 * ('current-password' or 'new-password').
 */
export function PasswordInput({ className, reveal, ...rest }: PasswordInputProps) {
  const [isOwnShown, setOwnShown] = useState(false);
  const { shown, setShown } = reveal ?? { shown: isOwnShown, setShown: setOwnShown };
  const Icon = shown ? EyeOff : Eye;
  return (
    <div className="relative">
      <input
        type={shown ? 'text' : 'password'}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        {...useFieldControl()}
        {...rest}
        className={cx(controlStyle, 'pr-12', className)}
      />
      <button
        type="button"
        onClick={() => setShown(!shown)}
        aria-pressed={shown}
        aria-label={shown ? 'Ocultar contraseña' : 'Mostrar contraseña'}
        className="absolute inset-y-0 right-0 flex w-11 items-center justify-center rounded-control text-muted hover:text-ink"
      >
        <Icon size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
