import { ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router-dom';

interface SettingLinkProps {
  to: string;
  Icon: LucideIcon;
  title: string;
  text: string;
}

/** A row in a list of settings. */
export function SettingLink({ to, Icon, title, text }: SettingLinkProps) {
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
