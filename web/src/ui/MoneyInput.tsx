import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/**
 * The only control for money: a text, because people write `1.500`, which a browser's number field reads as one and a
 * half. The schema behind it reads the text (rule MONEY-85).
 */
export function MoneyInput(props: Omit<ComponentProps<'input'>, 'type' | 'inputMode'>) {
  return <TextInput autoComplete="off" maxLength={24} {...props} inputMode="decimal" />;
}
