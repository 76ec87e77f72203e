import { completenessMessage } from '@tero/shared/rules/completeness';
import Plus from 'lucide-react/icons/plus';
import { type MouseEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { usePrompt } from '../../../common/subscription-prompt.ts';
import { plansPath } from '../../../lib/navigation/plans-path.ts';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useCompleteness } from './queries.ts';
import { useEntitled } from './use-entitled.ts';

interface CreateLinkProps {
  /** the text for those who may publish */
  label: string;
  to: string;
  variant?: 'primary' | 'outline';
  className?: string;
}

/**
 * Shows a provider's link to create something. Without an entitlement it leads to a subscription; an incomplete
 * profile stops it with an alert (rule SUB-19). If the screen already asks to subscribe, that prompt is enough (rule
 * SUB-93).
 */
export function CreateLink({ label, to, variant = 'primary', className = '' }: CreateLinkProps) {
  const [alerting, setAlerting] = useState(false);
  const navigate = useNavigate();
  const missing = useCompleteness().data ?? [];
  const entitled = useEntitled();
  const asks = usePrompt('create', !entitled);

  if (!entitled) {
    if (!asks) return null;
    return (
      <LinkButton to={plansPath()} variant={variant} className={className}>
        Suscribirse
      </LinkButton>
    );
  }
  function stop(event: MouseEvent) {
    if (missing.length === 0) return;
    event.preventDefault();
    setAlerting(true);
  }
  return (
    <>
      <LinkButton to={to} variant={variant} onClick={stop} className={className}>
        <Plus size={18} aria-hidden="true" />
        {label}
      </LinkButton>
      <ConfirmDialog
        open={alerting}
        onOpenChange={setAlerting}
        title="Tu perfil está incompleto"
        description={completenessMessage(missing)}
        variant="primary"
        confirmLabel="Completar perfil"
        onConfirm={() => navigate('/edit-profile')}
      />
    </>
  );
}
