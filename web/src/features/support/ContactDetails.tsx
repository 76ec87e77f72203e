import ArrowRight from 'lucide-react/icons/arrow-right';
import Clock from 'lucide-react/icons/clock';
import LifeBuoy from 'lucide-react/icons/life-buoy';
import Mail from 'lucide-react/icons/mail';
import MapPin from 'lucide-react/icons/map-pin';
import type { LucideIcon } from 'lucide-react/types';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router-dom';
import { useAccount } from '../../lib/session/session.ts';
import { emailReply, supportHours } from './hours.ts';
import { MontevideoMap } from './map/MontevideoMap.tsx';

const helpLinks = [
  { label: 'Centro de ayuda', to: '/help' },
  { label: 'Cómo funciona', to: '/how-it-works' },
  { label: 'Reportar un problema', to: '/report' },
];

const ownMessages = { label: 'Mis mensajes y sus respuestas', to: '/mis-mensajes' };

/** Opening hours and contact details of the team, and links that may help sooner. */
export function ContactDetails() {
  const account = useAccount();
  const links = account ? [ownMessages, ...helpLinks] : helpLinks;
  return (
    <div className="flex flex-col gap-8">
      <Detail Icon={Clock} title="Horario de atención">
        <dl className="grid grid-cols-[max-content_1fr] gap-x-4">
          {supportHours.map(({ days, time }) => (
            <div key={days} className="contents">
              <dt className="text-muted">{days}</dt>
              <dd className="font-medium">{time}</dd>
            </div>
          ))}
        </dl>
      </Detail>
      <Detail Icon={Mail} title="Por email">
        <p className="text-muted">{emailReply}, también si escribís fuera de hora.</p>
      </Detail>
      <Detail Icon={MapPin} title="Dónde estamos">
        <p>Centro, Montevideo, Uruguay</p>
        <p className="text-muted">
          Trabajamos para todo el país y te atendemos por acá: no hace falta que vengas, ni hay un local al público.
        </p>
        <MontevideoMap />
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
