import { replyWords } from '@tero/shared/rules/site/reply-words';
import Clock from 'lucide-react/icons/clock';
import Mail from 'lucide-react/icons/mail';
import MessageSquareText from 'lucide-react/icons/message-square-text';
import { Link } from 'react-router-dom';
import { useOperator } from '../../features/operator/queries.ts';
import { Button } from '../../ui/Button.tsx';
import { panelLinkStyle } from '../../ui/panel-style.ts';

const links = [
  { label: 'Centro de ayuda', to: '/help' },
  { label: 'Cómo funciona', to: '/how-it-works' },
  { label: 'Página de contacto', to: '/contact' },
];

/** Shows the panel behind the support button: a form to write to us, help pages, and the hours. */
export function SupportPanel({ onWrite }: { onWrite: () => void }) {
  const { content, fictitious } = useOperator();
  return (
    <aside aria-label="Soporte">
      <div className="bg-deep px-5 py-4 text-on-deep">
        <h2 className="text-xl">¿Necesitás ayuda?</h2>
        <p className="mt-1 text-on-deep-muted text-sm">Estamos para ayudarte.</p>
      </div>
      <div className="px-5 pt-4">
        <Button wide aria-haspopup="dialog" onClick={onWrite}>
          <MessageSquareText size={20} aria-hidden="true" />
          Contactar Soporte
        </Button>
      </div>
      <ul className="p-2">
        {links.map(({ label, to }) => (
          <li key={to}>
            <Link to={to} className={panelLinkStyle}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
      <div className="flex flex-col gap-2 border-line border-t px-5 py-4 text-muted text-sm">
        {fictitious && <p className="font-semibold text-ink">Horario de ejemplo, de la demostración</p>}
        {content.hours.length > 0 && (
          <div className="flex gap-2">
            <Clock size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            <div>
              {content.hours.map((hours) => (
                <p key={hours}>{hours}</p>
              ))}
            </div>
          </div>
        )}
        <p className="flex gap-2">
          <Mail size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
          Respondemos {replyWords(content)}
        </p>
      </div>
    </aside>
  );
}
