import Pencil from 'lucide-react/icons/pencil';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { CreateLink } from '../../subscriptions/entitlement/CreateLink.tsx';

/** Shows the owner's most frequent actions right below the name, on a phone's first screen (rule PROV-95). */
export function OwnerActions() {
  return (
    <div className="col-span-2 grid grid-cols-2 gap-2 max-sm:row-start-2 max-sm:*:px-2! max-sm:*:first:col-span-2 max-sm:[&>:not(:first-child)>svg]:hidden sm:col-span-1 sm:col-start-2 sm:flex sm:flex-wrap lg:col-start-3 lg:row-span-2 lg:row-start-1 lg:flex-col lg:self-start">
      <CreateLink label="Nuevo servicio" to="/create_service" />
      <CreateLink label="Nueva publicación" to="/create-post" variant="outline" />
      <LinkButton to="/edit-profile" variant="outline">
        <Pencil size={18} aria-hidden="true" />
        Editar perfil
      </LinkButton>
    </div>
  );
}
