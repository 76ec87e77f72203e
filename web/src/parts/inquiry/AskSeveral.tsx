import { limits } from '@tero/shared/limits';
import { address } from '@tero/shared/rules/text/address';
import { MessagesSquare } from 'lucide-react';
import { type ButtonLook, buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';

interface AskSeveralProps {
  /** in the order in which they are offered; of a provider the first. undefined: not known yet, and its place is kept */
  services: readonly { id: number; provider_id: number }[] | undefined;
  size?: ButtonLook['size'];
  /** what was searched for, and where: the form begins with it */
  what?: string;
  where?: string | undefined;
}

/** Leads to asking several of these providers at once (rule ASK-2); nothing where there is only one. */
export function AskSeveral({ services, size, what, where }: AskSeveralProps) {
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
  const firsts = services.filter(
    ({ provider_id }, at) => at === services.findIndex((one) => one.provider_id === provider_id),
  );
  if (firsts.length < 2) return null;
  const ids = firsts.slice(0, limits.inquiryCandidates).map(({ id }) => id);
  const words = (what ? address`&que=${what}` : '') + (where ? address`&donde=${where}` : '');
  return (
    <LinkButton {...look} to={address`/pedir?servicios=${ids.join(',')}` + words}>
      {content}
    </LinkButton>
  );
}
