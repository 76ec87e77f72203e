import { clientPasswordRules } from '@tero/shared/rules/passwords/password';
import Check from 'lucide-react/icons/check';
import Circle from 'lucide-react/icons/circle';
import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form';
import { cx } from '../../../ui/cx.ts';
import { notCommon } from '../password/password-hint.ts';

interface PasswordRulesProps<V extends FieldValues> {
  control: Control<V>;
  name: FieldPathByValue<V, string>;
}

/**
 * Lists the rules for a client's password and ticks each of them during typing (rule ACC-11). Also says which passwords
 * are refused (ACC-14).
 */
export function PasswordRules<V extends FieldValues>({ control, name }: PasswordRulesProps<V>) {
  return <RulesOf password={useWatch({ control, name })} />;
}

/** Shows the rules as spans, because the hint of a field is a paragraph. */
export function RulesOf({ password }: { password: string }) {
  return (
    <>
      <span className="flex flex-wrap gap-x-4 gap-y-0.5">
        {clientPasswordRules(password).map(({ text, isMet }) => {
          const Icon = isMet ? Check : Circle;
          return (
            <span key={text} className={cx('inline-flex items-center gap-1.5', isMet && 'font-semibold text-success')}>
              <Icon size={isMet ? 16 : 10} aria-hidden="true" className="w-4 shrink-0" />
              {text}
              <span className="sr-only">{isMet ? ' (ya está),' : ','}</span>
            </span>
          );
        })}
      </span>{' '}
      <span className="mt-1 block">{notCommon}</span>
    </>
  );
}
