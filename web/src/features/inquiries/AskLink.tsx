import { usePlace } from '../../lib/device/place.ts';
import { useAccount } from '../../lib/session/session.ts';
import type { ButtonLook } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { askAddress, workPlace } from './ask-address.ts';
import { type Listed, onesOf } from './ones-of.ts';

interface AskLinkProps extends ButtonLook {
  /**
   * the pedido asks one service of each provider, in this order; a service without a provider counts as another
   * provider's
   */
  services: readonly (Omit<Listed, 'provider_id'> & { provider_id?: number | undefined })[];
  /** whether the person picked each; otherwise they are a list, which needs several */
  isPicked?: boolean;
  /** what was searched for, and where: the form begins with it */
  what?: string | undefined;
  where?: string | undefined;
  /** the list in which the services were found */
  list: string;
  /** replaces the words 'Pedir a varios'; with it, one provider is enough */
  words?: string;
}

/** Links to the form that asks several providers at once; shows nothing if there is nobody else (rule ASK-2). */
export function AskLink({ services, isPicked = false, what, where, list, words, ...look }: AskLinkProps) {
  const kept = usePlace();
  const own = useAccount()?.id;
  const known = services.map((one) => ({ ...one, provider_id: one.provider_id ?? -one.id }));
  const others = known.filter(({ provider_id }) => provider_id !== own);
  const ones = onesOf(others, { what, where: where ?? kept });
  if (ones.length < (isPicked || words ? 1 : 2)) return null;
  const picked = ones.length === 1 ? 'Pedirle' : `Pedirles a los ${ones.length}`;
  return (
    <LinkButton {...look} to={askAddress({ ones, what, place: workPlace(where, kept), list, isPicked })}>
      {isPicked ? picked : (words ?? 'Pedir a varios')}
    </LinkButton>
  );
}
