import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { EmptyState } from '../../../ui/StateCard.tsx';

export function NothingPublished() {
  return (
    <EmptyState
      icon={<BriefcaseBusiness size={30} aria-hidden="true" />}
      title="No tiene servicios publicados"
      text="Cuando publique uno, lo vas a ver acá."
      actions={<LinkButton to="/servicios">Ver otros servicios</LinkButton>}
    />
  );
}
