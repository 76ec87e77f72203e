import { address } from '@tero/shared/rules/text/address';
import Flag from 'lucide-react/icons/flag';
import { Suspense, useState } from 'react';
import { Link } from 'react-router-dom';
import { lazyPart } from '../../lib/lazy-part.tsx';
import { useAccount, useSession } from '../../lib/session/session.ts';
import { cx } from '../../ui/cx.ts';
import type { Reported } from './reported.ts';

const ReportDialog = lazyPart(async () => (await import('./ReportDialog.tsx')).ReportDialog, NeedsSignal);

interface ReportButtonProps extends Reported {
  /** the owner, if known: nobody reports their own things */
  ownerId?: number | undefined;
  /** where there is room for no word */
  iconOnly?: true;
  className?: string;
}

/**
 * Opens the form to report something that breaks the rules, for everybody except its owner (rule MOD-2). For the team,
 * it opens the case instead (rule TRUST-8).
 */
export function ReportButton({ ownerId, iconOnly, className, ...reported }: ReportButtonProps) {
  const account = useAccount();
  const isOfTeam = useSession(({ role }) => role === 'admin');
  const [open, setOpen] = useState(false);
  if (account && account.id === ownerId) return null;
  const look = cx(
    'inline-flex min-h-11 min-w-11 shrink-0 items-center justify-center gap-2 rounded-control font-medium text-muted text-sm transition-colors hover:bg-sunken hover:text-ink',
    !iconOnly && 'px-3',
    className,
  );
  const icon = <Flag size={iconOnly ? 20 : 16} aria-hidden="true" />;
  if (isOfTeam) {
    return (
      <Link
        to={address`/admin/moderation?sobre=${`${reported.kind}-${reported.id}`}`}
        aria-label={`Moderar: ${reported.name}`}
        className={look}
      >
        {icon}
        {!iconOnly && <span>Moderar</span>}
      </Link>
    );
  }
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        aria-label={`Reportar: ${reported.name}`}
        onClick={() => setOpen(true)}
        className={look}
      >
        {icon}
        {!iconOnly && <span>Reportar</span>}
      </button>
      {open && (
        <Suspense>
          <ReportDialog {...reported} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

function NeedsSignal() {
  return (
    <span role="status" className="px-3 text-muted text-sm">
      Sin conexión no podés reportar. Probá de nuevo cuando vuelva.
    </span>
  );
}
