import AtSign from 'lucide-react/icons/at-sign';
import BellRing from 'lucide-react/icons/bell-ring';
import ChevronRight from 'lucide-react/icons/chevron-right';
import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import type { LucideIcon } from 'lucide-react/types';
import { Link } from 'react-router-dom';

interface Setting {
  to: string;
  Icon: LucideIcon;
  title: string;
  text: string;
}

export const changePassword: Setting = {
  to: '/change-password',
  Icon: KeyRound,
  title: 'Cambiar contraseña',
  text: 'Elegí una nueva. Cerramos todas las sesiones.',
};

export const changeEmail: Setting = {
  to: '/change-email',
  Icon: AtSign,
  title: 'Cambiar email',
  text: 'Confirmás el cambio desde el email nuevo.',
};

export const twoFactor: Setting = {
  to: '/two-factor',
  Icon: ShieldCheck,
  title: 'Verificación en dos pasos',
  text: 'Un código de tu celular, además de la contraseña.',
};

export const clientNotifications: Setting = {
  to: '/notification-settings',
  Icon: BellRing,
  title: 'Notificaciones',
  text: 'Por dónde te avisamos y de qué.',
};

/** Shows links to the settings that have their own page. */
export function SettingLinks({ links }: { links: readonly Setting[] }) {
  return (
    <ul className="overflow-hidden rounded-card border border-line bg-surface shadow-card">
      {links.map((link) => (
        <SettingLink key={link.to} {...link} />
      ))}
    </ul>
  );
}

function SettingLink({ to, Icon, title, text }: Setting) {
  return (
    <li className="border-line not-first:border-t">
      <Link
        to={to}
        className="flex min-h-16 items-center gap-4 px-5 py-3 transition-colors hover:bg-primary-soft focus-visible:-outline-offset-3"
      >
        <Icon size={22} aria-hidden="true" className="shrink-0 text-link" />
        <span className="grow">
          <span className="block font-semibold">{title}</span>
          <span className="block text-muted text-sm">{text}</span>
        </span>
        <ChevronRight size={20} aria-hidden="true" className="shrink-0 text-muted" />
      </Link>
    </li>
  );
}
