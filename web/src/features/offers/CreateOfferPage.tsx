import { useState } from 'react';
import { useAccount } from '../../lib/session/session.ts';
import { PublishGate } from '../../parts/entitlement/PublishGate.tsx';
import { useStoredDraft } from '../../parts/form/draft-queries.ts';
import { OwnPageHead } from '../../parts/provider/OwnPageHead.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { OfferForm } from './OfferForm.tsx';
import { draftForm, type OfferFields } from './offer-form.ts';

export function CreateOfferPage() {
  const account = useAccount();
  return <PublishGate>{account && <Announcing account={account.id} />}</PublishGate>;
}

function Announcing({ account }: { account: number }) {
  const stored = useStoredDraft<OfferFields>({ account, form: draftForm });
  // remounts a blank form after a draft was discarded
  const [round, setRound] = useState(0);
  return (
    <div className="wrap flex max-w-2xl! flex-col gap-5 py-6 sm:py-8">
      <OwnPageHead
        title="Crear Nueva Promoción"
        lead="Una imagen con tu oferta, que se ve en el inicio y en tu perfil mientras esté vigente."
      />
      {stored.isPending ? (
        <Loading>
          <Skeleton className="h-96 rounded-card" />
        </Loading>
      ) : (
        <OfferForm
          key={round}
          account={account}
          draft={round === 0 ? (stored.data ?? null) : null}
          onDiscard={() => setRound(round + 1)}
        />
      )}
    </div>
  );
}
