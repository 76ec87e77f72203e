import type { PublicProvider } from '@tero/shared/contract/providers';
import { useItemImages } from '../../../common/outbox/use-item-images.ts';
import { useWaiting } from '../../../common/outbox/waiting.ts';
import { isOpen, type OutboxItem } from '../../../offline/outbox/outbox.ts';

type Written = Record<'name' | 'service' | 'company_name' | 'specialty' | 'description' | 'location', string>;

interface ShownProvider {
  provider: PublicProvider | undefined;
  /** the edit that waits on this device or was refused */
  item: OutboxItem | undefined;
}

/** Returns a profile as its owner sees it, including the edit that waits for a connection. */
export function useShownProvider(given: PublicProvider | undefined): ShownProvider {
  const item = useWaiting('profile', true).at(-1);
  const [photo] = useItemImages(item);
  if (!given || !item || !isOpen(item)) return { provider: given, item };
  const { name, service, company_name, specialty, description, location } = item.body as Written;
  return {
    provider: {
      ...given,
      ...{ name, service, company_name },
      specialty: specialty || null,
      description: description || null,
      location: location || null,
      profile_image: photo ?? given.profile_image,
    },
    item,
  };
}
