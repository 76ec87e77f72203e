import { replyWords } from '@tero/shared/rules/site/reply-words';
import ArrowRight from 'lucide-react/icons/arrow-right';
import Clock from 'lucide-react/icons/clock';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import Phone from 'lucide-react/icons/phone';
import type { LucideIcon } from 'lucide-react/types';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '../../lib/session/session.ts';
import { Invented } from '../operator/Invented.tsx';
import { useOperator } from '../operator/queries.ts';
import { MontevideoMap } from './map/MontevideoMap.tsx';

const helpLinks = [
  { label: 'Centro de ayuda', to: '/help' },
  { label: 'Cómo funciona', to: '/how-it-works' },
  { label: 'Reportar un problema', to: '/report' },
];

const ownMessages = { label: 'Mis mensajes y sus respuestas', to: '/mis-mensajes' };

/** Shows the team's opening hours and contact details, with links that may help sooner. */
export function ContactDetails() {
  const account = useAccount();
  const { content, fictitious } = useOperator();
  const { hours, address, phone } = content;
  const links = account ? [ownMessages, ...helpLinks] : helpLinks;
  return (
    <div className="flex flex-col gap-8">
      {fictitious && <Invented />}
      {hours.length > 0 && (
        <Detail Icon={Clock} title="Horario de atención">
          {hours.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </Detail>
      )}
      <Detail Icon={Mail} title="Por email">
        <p className="text-muted">Respondemos {replyWords(content)}.</p>
      </Detail>
      {phone && (
        <Detail Icon={Phone} title="Por teléfono">
          <p>{phone}</p>
        </Detail>
      )}
      <Detail Icon={MapPin} title={address ? 'Dónde estamos' : 'En todo el país'}>
        {address && <p>{address}</p>}
        <p className="text-muted">
          Tero se usa en los 19 departamentos y te atendemos por acá. No hace falta que vengas.
        </p>
        <MontevideoMap pin={fictitious} />
      </Detail>
      <Detail Icon={LifeBuoy} title="Quizás ya está respondido">
        <ul className="-mt-1">
          {links.map(({ label, to }) => (
            <li key={to}>
              <Link
                to={to}
                className="inline-flex min-h-11 items-center gap-1.5 rounded-control font-semibold text-link hover:underline"
              >
                {label}
                <ArrowRight size={18} aria-hidden="true" className="shrink-0" />
              </Link>
            </li>
          ))}
        </ul>
      </Detail>
    </div>
  );
}

function Detail({ Icon, title, children }: { Icon: LucideIcon; title: string; children: ReactNode }) {
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="flex items-center gap-3 text-xl">
        <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-primary-soft text-on-primary-soft">
          <Icon size={22} aria-hidden="true" />
        </span>
        {title}
      </h2>
      <div className="mt-2 sm:ml-13">{children}</div>
    </section>
  );
}
