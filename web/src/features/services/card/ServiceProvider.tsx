import type { ServiceCard } from '@tero/shared/contract/services';
import BadgeCheck from 'lucide-react/icons/badge-check';
import { Avatar } from '../../../ui/Avatar.tsx';

/**
 * The provider on the card of a service: face, name, and the mark 'Verificado' or the words 'Datos revisados' (rule
 * SVC-98). The words wrap out of sight where there is no room for them; screen readers read them all the same.
 */
export function ServiceProvider({
  service,
}: {
  service: Pick<ServiceCard, 'provider_name' | 'provider_image' | 'provider_verified' | 'provider_reviewed'>;
}) {
  const { provider_name, provider_image, provider_verified, provider_reviewed } = service;
  return (
    <p className="flex h-6 flex-wrap gap-x-1.5 overflow-hidden text-ellipsis text-sm leading-6 sm:h-7 sm:leading-7">
      <span className="flex max-w-full items-center gap-1.5">
        <Avatar name={provider_name} src={provider_image} size={28} className="max-sm:size-6!" />
        <span className="truncate text-muted">{provider_name}</span>
        {provider_verified && (
          <span title="Verificado" className="shrink-0">
            <BadgeCheck size={17} aria-hidden="true" className="text-link" />
            <span className="sr-only">Verificado</span>
          </span>
        )}
      </span>
      {!provider_verified && provider_reviewed && <span className="text-muted">Datos revisados</span>}
    </p>
  );
}
