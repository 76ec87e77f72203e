import { Clock, Headset, Mail, X } from 'lucide-react';
import { Link } from 'react-router-dom';
import { Disclosure } from '../ui/Disclosure.tsx';
import { panelLinkStyle } from '../ui/panel-style.ts';

const links = [
  { label: 'Centro de ayuda', to: '/help' },
  { label: 'Cómo funciona', to: '/how-it-works' },
  { label: 'Escribinos', to: '/contact' },
];

/** On phones it stands in the last place of the bottom bar, where it covers nothing; on larger screens it floats. */
export function SupportButton() {
  return (
    <Disclosure
      label="Contactar Soporte"
      className="fixed! right-0 bottom-[env(safe-area-inset-bottom)] z-30 flex h-14 w-1/5 items-center justify-center md:right-5 md:bottom-5 md:size-14"
      buttonClassName="flex size-11 items-center justify-center rounded-pill bg-primary text-on-primary shadow-lift transition-colors hover:bg-primary-strong focus-visible:rounded-pill md:size-14"
      panelClassName="right-3 bottom-full mb-3 w-[min(20rem,calc(100vw-1.5rem))] md:right-0"
      button={(open) => (open ? <X size={24} aria-hidden="true" /> : <Headset size={24} aria-hidden="true" />)}
    >
      <aside aria-label="Soporte">
        <div className="bg-deep px-5 py-4 text-on-deep">
          <h2 className="text-xl">Contactar Soporte</h2>
          <p className="mt-1 text-on-deep-muted text-sm">Estamos para ayudarte.</p>
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
          <p className="flex gap-2">
            <Clock size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            <span>
              Lunes a viernes de 9:00 a 18:00
              <br />
              Sábados de 9:00 a 14:00
            </span>
          </p>
          <p className="flex gap-2">
            <Mail size={18} aria-hidden="true" className="mt-0.5 shrink-0" />
            Respondemos por email dentro de las 24 horas
          </p>
        </div>
      </aside>
    </Disclosure>
  );
}
