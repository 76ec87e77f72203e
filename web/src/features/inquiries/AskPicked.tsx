import { usePlace } from '../../lib/device/place.ts';
import { useAccount } from '../../lib/session/session.ts';
import type { ButtonLook } from '../../ui/button-style.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { askAddress, workPlace } from './ask-address.ts';
import { onesOf } from './ones-of.ts';

interface AskPickedProps extends ButtonLook {
  /** of a provider one is asked; without its provider each is of another */
  services: readonly { id: number; title: string; provider_id?: number | undefined }[];
  /** what was searched for, and where */
  what?: string | undefined;
  where?: string | undefined;
  /** where they were picked */
  list: string;
}

/** Leads to asking those who were picked; nothing where that is nobody else (rule ASK-2). */
export function AskPicked({ services, what, where, list, ...look }: AskPickedProps) {
  const kept = usePlace();
  const own = useAccount()?.id;
  const known = services.map(({ id, title, provider_id = -id }) => ({ id, title, provider_id }));
  const ones = onesOf(known.filter(({ provider_id }) => provider_id !== own));
  if (ones.length === 0) return null;
  return (
    <LinkButton {...look} to={askAddress({ ones, what, place: workPlace(where, kept), list, isPicked: true })}>
      {ones.length === 1 ? 'Pedirle' : `Pedirles a los ${ones.length}`}
    </LinkButton>
  );
}
