import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';
import { MessagesSquare } from 'lucide-react';
import { useLocation } from 'react-router-dom';
import { usePlace } from '../../lib/device/place.ts';
import { changed, useAddress } from '../../lib/navigation/use-address.ts';
import { type ButtonLook, buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { type Listed, onesOf } from './ones-of.ts';

interface AskSeveralProps {
  /** in the order in which they are offered, of a provider one. undefined: not known yet, and its place is kept */
  services: readonly Listed[] | undefined;
  size?: ButtonLook['size'];
  /** what was searched for, and where: the form begins with it */
  what?: string;
  where?: string | undefined;
}

/**
 * Leads to asking several of these providers at once (rule ASK-2). Where a chosen place leaves one of them, to the same
 * list without the place; nothing where there is only one.
 */
export function AskSeveral({ services, size, what, where }: AskSeveralProps) {
  const [params] = useAddress();
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
  const ones = onesOf(services, what);
  if (ones.length === 1 && params.has('coverageArea')) {
    return (
      <LinkButton {...look} to={`?${changed(params, { coverageArea: null, page: null })}`}>
        Buscar más lejos
      </LinkButton>
    );
  }
  if (ones.length < 2) return null;
  const ids = ones.slice(0, limits.inquiryCandidates).map(({ id }) => id);
  // a list that was widened is of more than where the work is
  const place = where && kept?.endsWith(`, ${where}`) ? kept : where;
  const words = (what ? address`&que=${what}` : '') + (place ? address`&donde=${place}` : '');
  const from = address`&desde=${pathname + search}`;
  return (
    <LinkButton {...look} to={address`/pedir?servicios=${ids.join(',')}` + words + from}>
      {content}
    </LinkButton>
  );
}
