import type { ComponentProps } from 'react';
import { TextInput } from './TextInput.tsx';

/**
 * Shows the only control for money. It is a text field, because people write `1.500`, which a browser's number field
 * reads as one and a half. The form's schema reads the text (rule MONEY-85).
 */
export function MoneyInput(props: Omit<ComponentProps<'input'>, 'type' | 'inputMode'>) {
  return <TextInput autoComplete="off" maxLength={24} {...props} inputMode="decimal" />;
}
