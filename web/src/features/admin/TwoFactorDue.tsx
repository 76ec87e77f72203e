import { day } from '@tero/shared/rules/time/durations';
import KeyRound from 'lucide-react/icons/key-round';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { useTwoFactor } from '../accounts/two-factor/queries.ts';

const security = '/admin/security';
/** The reminder appears for this many days before the deadline. */
const remindedDays = 7;

/**
 * Shows the content of a tab and, shortly before the deadline, a reminder to set up two-factor. After the deadline it
 * shows a link to the setup instead of the content, unless `isOpen` (rule SES-21).
 */
export function TwoFactorDue({ isOpen = false, children }: { isOpen?: boolean | undefined; children: ReactNode }) {
  const { data } = useTwoFactor();
  if (data?.is_overdue && !isOpen) {
    return (
      <EmptyState
        icon={<KeyRound size={30} aria-hidden="true" />}
        title="Activá la verificación en dos pasos para seguir"
        headingLevel={2}
        text="Pasaron los 7 días de plazo. El panel queda cerrado hasta que la actives; lo demás de tu cuenta sigue igual."
        actions={<LinkButton to={security}>Activarla</LinkButton>}
      />
    );
  }
  const reminder = data && reminderOf(data);
  return (
    <>
      {reminder && (
        <FormNotice tone="warning" quiet>
          {reminder}{' '}
          {!isOpen && (
            <Link to={security} className="font-semibold underline underline-offset-2">
              Activarla
            </Link>
          )}
        </FormNotice>
      )}
      {children}
    </>
  );
}

function reminderOf({ due_at, is_overdue }: { due_at: string | null; is_overdue: boolean }): string | null {
  if (is_overdue) return 'Activá la verificación en dos pasos para volver a usar el panel.';
  if (due_at === null) return null;
  const days = Math.max(1, Math.ceil((Date.parse(due_at) - Date.now()) / day));
  if (days > remindedDays) return null;
  return `Activá la verificación en dos pasos: ${days === 1 ? 'te queda 1 día' : `te quedan ${days} días`}. Después no vas a poder usar el panel.`;
}
