import { localDay, longDate } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { formOfNew, useOpenedForm } from '../../common/form/draft-queries.ts';
import { useTellQueued } from '../../common/outbox/use-tell-queued.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { useAccount } from '../../lib/session/session.ts';
import { toast } from '../../ui/toast.tsx';
import { OwnPageHead } from '../providers/OwnPageHead.tsx';
import { PublishGate } from '../subscriptions/entitlement/PublishGate.tsx';
import { OfferForm } from './OfferForm.tsx';
import { OfferFormSkeleton } from './OfferFormSkeleton.tsx';
import { draftOfNew, type OfferFields } from './offer-form.ts';
import type { OfferReply } from './queries.ts';

const words = { submit: 'Crear Promoción', busy: 'Creando...', failure: 'Error al crear la promoción' };

export function CreateOfferPage() {
  const account = useAccount();
  return <PublishGate>{account && <Announcing account={account.id} />}</PublishGate>;
}

function Announcing({ account }: { account: number }) {
  const [search] = useAddress();
  const name = formOfNew(draftOfNew, search);
  const stored = useOpenedForm<OfferFields>({ account, form: name });
  const tellQueued = useTellQueued();
  const navigate = useNavigate();
  // remounts a blank form after a draft was discarded
  const [round, setRound] = useState(0);

  function leave({ message, offer }: OfferReply) {
    const isScheduled = offer.startDate > localDay(new Date());
    const said = message ?? 'Promoción creada exitosamente';
    toast.success(isScheduled ? `${said}. Está programada: se va a ver desde el ${longDate(offer.startDate)}.` : said);
    navigate('/');
  }
  return (
    <div className="wrap flex max-w-2xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead
        title="Crear Nueva Promoción"
        lead="Tu oferta en una línea y una imagen. Se ve en el inicio y en tu perfil mientras esté vigente."
      />
      {stored.isPending ? (
        <OfferFormSkeleton />
      ) : (
        <OfferForm
          key={`${name} ${round}`}
          account={account}
          draft={round === 0 ? (stored.data ?? null) : null}
          name={name}
          words={words}
          onQueued={(item) => {
            tellQueued(item, 'Tu promoción sale sola');
            navigate('/provider-profile');
          }}
          onSent={leave}
          onCancel={() => navigate('/provider-profile')}
          onDiscard={() => setRound(round + 1)}
        />
      )}
    </div>
  );
}
