import type { ServiceCard } from '@tero/shared/contract/services';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Avatar } from '../../../ui/Avatar.tsx';

/**
 * The provider on the card of a service: face, name, and 'Verificado' or 'Datos revisados' (rule SVC-98). The word
 * beside the mark wraps out of sight where there is no room for it; screen readers read it all the same.
 */
export function ServiceProvider({
  service,
}: {
  service: Pick<ServiceCard, 'provider_name' | 'provider_image' | 'provider_verified' | 'provider_reviewed'>;
}) {
  const { provider_name, provider_image, provider_verified, provider_reviewed } = service;
  return (
    <p className="flex h-7 flex-wrap gap-x-1.5 overflow-hidden text-ellipsis text-sm leading-7">
      <span className="flex max-w-full items-center gap-1.5">
        <Avatar name={provider_name} src={provider_image} size={28} />
        <span className="truncate text-muted">{provider_name}</span>
        {provider_verified && <BadgeCheck size={17} aria-hidden="true" className="shrink-0 text-link" />}
      </span>
      {provider_verified ? (
        <span className="text-link">Verificado</span>
      ) : (
        provider_reviewed && <span className="text-muted">Datos revisados</span>
      )}
    </p>
  );
}
