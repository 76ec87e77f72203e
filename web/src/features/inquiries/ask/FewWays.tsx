import { limits } from '@tero/shared/limits';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { SaveSearchButton } from '../../saved-searches/SaveSearchButton.tsx';
import type { AskedList } from '../asked-list.ts';

/**
 * Offers, if a list has fewer providers than a pedido can ask, wider places to look in, and alerts of new services
 * (rule ASK-23).
 */
export function FewWays({ list: { wider, sought } }: { list: AskedList }) {
  if (wider.length === 0 && !sought) return null;
  return (
    <div className="mt-3 flex flex-col gap-2 rounded-control bg-sunken px-4 py-3">
      <p className="text-sm">Podés elegir hasta {limits.inquiryProviders}. Para encontrar más proveedores:</p>
      <div className="flex flex-wrap items-center gap-2">
        {wider.map(({ to, label }) => (
          <LinkButton key={to} to={to} variant="outline" size="sm">
            {label}
          </LinkButton>
        ))}
        {sought && <SaveSearchButton {...sought} />}
      </div>
      <p className="text-muted text-sm">
        Guardamos lo que escribiste en este dispositivo. Si buscás otra cosa, también podés sumar proveedores de esa
        búsqueda.
      </p>
    </div>
  );
}
