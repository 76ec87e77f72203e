import { localDay, longDate } from '@tero/shared/rules/time/time';
import { useNavigate } from 'react-router-dom';
import { OwnPageHead } from '../../common/OwnPageHead.tsx';
import type { ReplyOf } from '../../offline/kinds.ts';
import { toast } from '../../ui/toast.tsx';
import { PublishGate } from '../subscriptions/entitlement/PublishGate.tsx';
import { OfferForm } from './OfferForm.tsx';

const words = { submit: 'Crear Promoción', busy: 'Creando...', failure: 'Error al crear la promoción' };

export function CreateOfferPage() {
  return (
    <PublishGate>
      <Announcing />
    </PublishGate>
  );
}

function Announcing() {
  const navigate = useNavigate();

  function leave({ message, offer }: ReplyOf<'offer'>) {
    const isScheduled = offer.startDate > localDay(new Date());
    const said = message ?? 'Promoción creada exitosamente';
    toast.success(isScheduled ? `${said}. Está programada: la mostramos desde el ${longDate(offer.startDate)}.` : said);
    navigate('/');
  }
  return (
    <div className="wrap flex max-w-2xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead
        title="Crear Nueva Promoción"
        lead="Contá tu promoción en una línea y con una imagen. La mostramos en el inicio y en tu perfil mientras esté vigente."
      />
      <OfferForm
        words={words}
        onSent={leave}
        queued="Publicamos tu promoción"
        onQueued={() => navigate('/provider-profile')}
        onCancel={() => navigate('/provider-profile')}
      />
    </div>
  );
}
