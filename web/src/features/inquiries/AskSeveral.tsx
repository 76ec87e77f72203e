import MessagesSquare from 'lucide-react/icons/messages-square';
import { useLocation } from 'react-router-dom';
import { usePlace } from '../../lib/device/place.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { askAddress, workPlace } from './ask-address.ts';
import { type Listed, onesOf } from './ones-of.ts';

interface AskSeveralProps {
  /** in the order in which they are offered, of a provider one */
  services: readonly Listed[];
  /** what was searched for, and where: the form begins with it */
  what?: string | undefined;
  where?: string | undefined;
}

/** Leads to asking several providers of a list at once (rule ASK-2); nothing where there is only one. */
export function AskSeveral({ services, what, where }: AskSeveralProps) {
  const { pathname, search } = useLocation();
  const kept = usePlace();
  const ones = onesOf(services, { what, where: where ?? kept });
  if (ones.length < 2) return null;
  return (
    <LinkButton
      variant="outline"
      size="sm"
      to={askAddress({ ones, what, place: workPlace(where, kept), list: pathname + search })}
    >
      <MessagesSquare size={18} aria-hidden="true" />
      Pedir a varios
    </LinkButton>
  );
}
