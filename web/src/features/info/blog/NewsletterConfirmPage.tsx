import MailQuestion from 'lucide-react/icons/mail-question-mark';
import { useLocation } from 'react-router-dom';
import { NewsletterLink } from './NewsletterLink.tsx';
import { useConfirmNewsletter } from './queries.ts';

export function NewsletterConfirmPage() {
  const token = new URLSearchParams(useLocation().search).get('token') ?? '-';
  return (
    <NewsletterLink
      doing={useConfirmNewsletter(token)}
      Icon={MailQuestion}
      question={{
        title: '¿Confirmás tu suscripción al boletín?',
        text: 'Te vamos a escribir una vez por mes como mucho. En cada email vas a poder darte de baja con un toque.',
      }}
      done={{ title: 'Listo, te suscribiste al boletín', text: 'El próximo boletín llega a tu email.' }}
      button={{ idle: 'Confirmar la suscripción al boletín', busy: 'Confirmando...' }}
    />
  );
}
