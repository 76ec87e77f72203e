import { delays } from '@tero/shared/delays';
import { limits } from '@tero/shared/limits';
import Check from 'lucide-react/icons/check';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import { useDebounced } from '../../../lib/use-debounced.ts';
import { cx } from '../../../ui/cx.ts';

interface PasswordVerdictProps {
  password: string;
  /** whether Tero proposed the password */
  isProposed: boolean;
  /** returns why the password would be refused, null if nothing speaks against it, or undefined if that is not known */
  judge: (password: string) => string | null | undefined;
}

/** Shows, after a pause in typing, how a new password will be judged, or what to do with a proposed password. */
export function PasswordVerdict({ password, isProposed, judge }: PasswordVerdictProps) {
  const settled = useDebounced(password, delays.verdictPause);
  const isReady = settled === password && password.length >= limits.passwordMin;
  const fault = isReady && !isProposed ? judge(password) : undefined;
  return (
    <p role="status" className="flex min-h-6 items-center text-sm">
      {isProposed && <Verdict key="proposed" isGood text="Guardá la contraseña en un lugar seguro." />}
      {fault && <Verdict key="easy" isGood={false} text="Fácil de adivinar" />}
      {fault === null && <Verdict key="hard" isGood text="Difícil de adivinar" />}
    </p>
  );
}

function Verdict({ isGood, text }: { isGood: boolean; text: string }) {
  const Icon = isGood ? Check : CircleAlert;
  return (
    <span className={cx('inline-flex items-center gap-1.5 font-semibold', isGood ? 'text-success' : 'text-danger')}>
      <Icon size={16} aria-hidden="true" className="shrink-0" />
      <span>{text}</span>
    </span>
  );
}
