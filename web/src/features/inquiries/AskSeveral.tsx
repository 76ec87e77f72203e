import MessagesSquare from 'lucide-react/icons/messages-square';
import { useLocation } from 'react-router-dom';
import { usePlace } from '../../lib/device/place.ts';
import { type ButtonLook, buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { askAddress } from './ask-address.ts';
import { type Listed, onesOf } from './ones-of.ts';

interface AskSeveralProps {
  /** in the order in which they are offered, of a provider one. undefined: not known yet, and its place is kept */
  services: readonly Listed[] | undefined;
  size?: ButtonLook['size'];
  /** what was searched for, and where: the form begins with it */
  what?: string;
  where?: string | undefined;
}

/** Leads to asking several of these providers at once (rule ASK-2); nothing where there is only one. */
export function AskSeveral({ services, size, what, where }: AskSeveralProps) {
  const { pathname, search } = useLocation();
  const kept = usePlace();
  const look = { variant: 'outline', ...(size && { size }) } as const;
  const content = (
    <>
      <MessagesSquare size={18} aria-hidden="true" />
      Pedir a varios
    </>
  );
  if (!services) {
    return (
      <span aria-hidden="true" className={cx(buttonStyle(look), 'invisible')}>
        {content}
      </span>
    );
  }
  const ones = onesOf(services, { what, where: where ?? kept });
  if (ones.length < 2) return null;
  // a list that was widened is of more than where the work is
  const place = where && kept?.endsWith(`, ${where}`) ? kept : where;
  return (
    <LinkButton {...look} to={askAddress({ ones, what, place, list: pathname + search })}>
      {content}
    </LinkButton>
  );
}
