import type { Offer } from '@tero/shared/contract/offers';
import CalendarX2 from 'lucide-react/icons/calendar-x-2';
import { useState } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useOpenedForm } from '../../common/form/draft-queries.ts';
import { useTellQueued } from '../../common/outbox/use-tell-queued.ts';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { useAccount } from '../../lib/session/session.ts';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState, ErrorState, OfflineState } from '../../ui/StateCard.tsx';
import { toast } from '../../ui/toast.tsx';
import { OwnPageHead } from '../providers/OwnPageHead.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OfferFormSkeleton } from './OfferFormSkeleton.tsx';
import { draftForm, type OfferFields } from './offer-form.ts';
import { useEditedOffer } from './own-queries.ts';

const profile = '/provider-profile';
const words = { submit: 'Guardar cambios', busy: 'Guardando...', failure: 'Error al actualizar la promoción' };

/** The page to edit an own promotion that has not ended (rule OFFER-88). */
export function EditOfferPage() {
  const account = useAccount();
  const { data: offer, error, refetch } = useEditedOffer(Number(useParams().offerId));
  const retry = () => void refetch();
  return (
    <div className="wrap flex max-w-2xl! flex-col gap-5 py-6 sm:py-8">
      {account && offer && <Editing account={account.id} offer={offer} />}
      {offer === null && (
        <EmptyState
          icon={<CalendarX2 size={30} aria-hidden="true" />}
          headingLevel={1}
          title="La promoción ya terminó o ha sido eliminada"
          actions={<LinkButton to={profile}>Ir a mi perfil</LinkButton>}
        />
      )}
      {offer === undefined && error instanceof OfflineError && <OfflineState headingLevel={1} onRetry={retry} />}
      {offer === undefined && error && !(error instanceof OfflineError) && (
        <ErrorState headingLevel={1} title="No se pudo cargar la promoción" onRetry={retry} />
      )}
      {offer === undefined && !error && <OfferFormSkeleton />}
    </div>
  );
}

function Editing({ account, offer }: { account: number; offer: Offer }) {
  const stored = useOpenedForm<OfferFields>({ account, form: draftForm(offer.id) });
  const navigate = useNavigate();
  const tellQueued = useTellQueued();
  // remounts the form with the unchanged promotion after a draft was discarded
  const [round, setRound] = useState(0);
  return (
    <>
      <OwnPageHead title="Editar promoción" />
      {stored.isPending ? (
        <OfferFormSkeleton />
      ) : (
        <OfferForm
          key={round}
          account={account}
          offer={offer}
          draft={round === 0 ? (stored.data ?? null) : null}
          name={draftForm(offer.id)}
          onQueued={(item) => {
            tellQueued(item, 'Tus cambios se publican solos');
            navigate(profile);
          }}
          words={words}
          onSent={({ message }) => {
            toast.success(message ?? 'Promoción actualizada exitosamente');
            navigate(profile);
          }}
          onCancel={() => navigate(profile)}
          onDiscard={() => setRound(round + 1)}
        />
      )}
    </>
  );
}
