import { address } from '@tero/shared/rules/text/address';
import QrCode from 'lucide-react/icons/qr-code';
import { useAccount } from '../../../lib/session/session.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { ReviewsBoard } from './ReviewsBoard.tsx';

/** A provider's own reviews, with forms to reply. */
export function OwnReviewsPage() {
  const account = useAccount();
  if (!account) return null;
  return (
    <div className="wrap flex flex-col gap-6 py-6 sm:py-8">
      <PageHeading
        title="Mis Reseñas"
        lead="Podés responder las reseñas de los últimos 6 meses."
        actions={
          <>
            <LinkButton to={address`/provider/${account.id}/reviews`} variant="outline">
              Ver cómo las ven tus clientes
            </LinkButton>
            <LinkButton to="/provider/ask-review">
              <QrCode size={18} aria-hidden="true" />
              Pedir reseñas
            </LinkButton>
          </>
        }
      />
      <ReviewsBoard providerId={account.id} isOwn />
    </div>
  );
}
