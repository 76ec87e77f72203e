import type { DashboardStats } from '@tero/shared/contract/admin/figures/stats';
import { relativeTime } from '@tero/shared/rules/time/relative-time';
import { useHashTarget } from '../../../lib/navigation/use-hash-target.ts';
import { Summary, SummaryLine } from '../Summary.tsx';

/**
 * Shows how old the newest backup is, and whether backups are late or fail. 'Tareas' links here (rules ADM-9 and
 * ADM-94).
 */
export function Backups({ backup }: { backup: NonNullable<DashboardStats['backup']> }) {
  useHashTarget();
  const { at, isLate, failingSince } = backup;
  const now = new Date();
  return (
    <Summary id="copias" title="Copias de seguridad">
      <SummaryLine name="Última copia" value={at ? relativeTime(at, now) : 'Todavía ninguna'} />
      <SummaryLine name="Estado" value={failingSince ? 'Fallan' : isLate ? 'Atrasadas' : 'Al día'} />
      {failingSince && <SummaryLine name="Desde" value={relativeTime(failingSince, now)} />}
    </Summary>
  );
}
