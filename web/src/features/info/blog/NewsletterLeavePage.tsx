import MailX from 'lucide-react/icons/mail-x';
import { useLocation } from 'react-router-dom';
import { NewsletterLink } from './NewsletterLink.tsx';
import { useLeaveNewsletter } from './queries.ts';

export function NewsletterLeavePage() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '-';
  return (
    <NewsletterLink
      doing={useLeaveNewsletter(token)}
      Icon={MailX}
      question={{
        title: '¿Dejar el boletín?',
        text: 'Vamos a borrar tu email de la lista. Si tenés una cuenta en Tero, no cambia nada más.',
      }}
      done={{ title: 'Listo, no te escribimos más', text: 'Borramos tu email del boletín.' }}
      button={{ idle: 'Darme de baja', busy: 'Borrando...' }}
    />
  );
}
