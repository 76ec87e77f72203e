import ChevronDown from 'lucide-react/icons/chevron-down';
import LogOut from 'lucide-react/icons/log-out';
import Send from 'lucide-react/icons/send';
import { Link } from 'react-router-dom';
import { useSignOut } from '../../../features/accounts/sign-out/use-sign-out.tsx';
import { useSession } from '../../../lib/session/session.ts';
import { useOutboxCount } from '../../../offline/outbox/outbox.ts';
import { Avatar } from '../../../ui/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { Disclosure } from '../../../ui/Disclosure.tsx';
import { panelLinkStyle } from '../../../ui/panel-style.ts';
import { OutboxCount, outboxWords } from './OutboxCount.tsx';
import { profileEntries } from './profile-entries.ts';

/** pages for which the phone's bar has no room (rule NAV-93) */
const elsewhere = [
  { label: 'Recientes', to: '/recientes' },
  { label: 'Categorías', to: '/servicios' },
  { label: 'Funciona', to: '/how-it-works' },
  { label: 'Ayuda', to: '/help' },
];

/**
 * Shows the menu of a person's own pages. `panelClassName` moves its panel where the button is not at the right edge.
 */
export function ProfileMenu({ panelClassName }: { panelClassName?: string }) {
  const { account, userType, role } = useSession();
  const waiting = useOutboxCount();
  const { signOut, isLeaving, question } = useSignOut();
  if (!account) return null;
  const entries = profileEntries(userType, role);

  return (
    <>
      <Disclosure
        label={waiting > 0 ? `Menú de ${account.name}, ${outboxWords(waiting)}` : `Menú de ${account.name}`}
        buttonClassName="flex min-h-11 items-center gap-1 rounded-pill p-0.5 hover:bg-sunken"
        panelClassName={cx('top-full right-0 mt-2 max-h-[calc(100dvh-5rem)] w-60 p-1.5', panelClassName)}
        button={() => (
          <>
            <span className="relative flex">
              <Avatar name={account.name} src={account.profile_image} size={40} />
              <OutboxCount className="-top-1 -right-1 absolute ring-2 ring-surface acting:max-md:hidden" />
            </span>
            <ChevronDown size={18} aria-hidden="true" className="hidden text-muted sm:block" />
          </>
        )}
      >
        <p className="truncate px-3 pt-2 pb-1 font-semibold text-muted text-sm">{account.name}</p>
        <ul>
          {waiting > 0 && (
            <li>
              <Link to="/pendientes" className={panelLinkStyle}>
                <Send size={18} aria-hidden="true" className="text-muted" />
                Pendientes
                <OutboxCount className="ml-auto" />
                <span className="sr-only"> {outboxWords(waiting)}</span>
              </Link>
            </li>
          )}
          {entries.map(({ label, to, Icon }) => (
            <li key={to}>
              <Link to={to} className={panelLinkStyle}>
                <Icon size={18} aria-hidden="true" className="text-muted" />
                {label}
              </Link>
            </li>
          ))}
          {userType === 'provider' && (
            <li className="mt-1.5 grid grid-cols-2 border-line border-t pt-1.5 md:hidden">
              {elsewhere.map(({ label, to }) => (
                <Link key={to} to={to} className={panelLinkStyle}>
                  {label}
                </Link>
              ))}
            </li>
          )}
          <li className="mt-1.5 border-line border-t pt-1.5">
            <button type="button" onClick={signOut} aria-disabled={isLeaving || undefined} className={panelLinkStyle}>
              <LogOut size={18} aria-hidden="true" className="text-muted" />
              <span>{isLeaving ? 'Saliendo…' : 'Salir'}</span>
            </button>
          </li>
        </ul>
      </Disclosure>
      {question}
    </>
  );
}
