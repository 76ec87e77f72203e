import type { Offer } from '@tero/shared/contract/offers';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { useNavigate, useParams } from 'react-router-dom';
import { OfflineState } from '../../common/OfflineState.tsx';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { useAccount } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState, ErrorState } from '../../ui/StateCard.tsx';
import { toast } from '../../ui/toast.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OfferFormSkeleton } from './OfferFormSkeleton.tsx';
import { useEditedOffer } from './own-queries.ts';

const profile = '/provider-profile';
const words = {
  submit: 'Guardar cambios',
  busy: 'Guardando...',
  failure: 'No pudimos guardar la promoción. Probá de nuevo.',
};

/** Shows the page to edit the provider's own promotion that has not ended (rule OFFER-88). */
export function EditOfferPage() {
  const account = useAccount();
  const { data: offer, error, refetch } = useEditedOffer(Number(useParams().offerId));
  const retry = () => void refetch();
  return (
    <div className="wrap flex max-w-2xl! flex-col gap-5 py-6 sm:py-8">
      {account && offer && <Editing key={offer.id} offer={offer} />}
      {offer === null && (
        <EmptyState
          icon={<CalendarX2 size={30} aria-hidden="true" />}
          headingLevel={1}
          title="La promoción ya terminó o ya no existe"
          actions={<LinkButton to={profile}>Ir a mi perfil</LinkButton>}
        />
      )}
      {offer === undefined && error instanceof OfflineError && <OfflineState headingLevel={1} onRetry={retry} />}
      {offer === undefined && error && !(error instanceof OfflineError) && (
        <ErrorState headingLevel={1} title="No pudimos cargar la promoción" onRetry={retry} />
      )}
      {offer === undefined && !error && <OfferFormSkeleton />}
    </div>
  );
}

function Editing({ offer }: { offer: Offer }) {
  const navigate = useNavigate();
  const leave = () => navigate(profile);
  return (
    <>
      <OwnPageHead title="Editar promoción" />
      <OfferForm
        offer={offer}
        words={words}
        onSent={({ message }) => {
          toast.success(message ?? 'Promoción actualizada exitosamente');
          leave();
        }}
        queued="Publicamos tus cambios"
        onQueued={leave}
        onCancel={leave}
      />
    </>
  );
}
