import { useState } from 'react';
import { writeBrief } from '../../offline/drafts/drafts.ts';
import { WhatsAppLink } from '../phones/WhatsAppLink.tsx';
import { isTold, toldDraft } from './told.ts';

interface TellResolvedProps {
  inquiryId: number;
  providerId: number;
  name: string;
  chat: string;
  onTold: () => void;
}

/**
 * Tells a provider by chat that the pedido is solved. The text asks nothing, so it does not count as a contact (rule
 * ASK-22). Until the browser closes, the person sees that the provider has already been told.
 */
export function TellResolved({ inquiryId, providerId, name, chat, onTold }: TellResolvedProps) {
  const [told, setTold] = useState(() => isTold(inquiryId, providerId));
  const label = told ? 'Avisarle otra vez' : 'Avisarle que ya está resuelto';
  return (
    <>
      {told && <p className="text-muted text-sm">Ya abriste su chat para avisarle.</p>}
      <WhatsAppLink
        to={chat}
        spoken={`${label}: ${name}`}
        people={[{ id: providerId, name }]}
        variant={told ? 'ghost' : 'outline'}
        onPress={() => {
          writeBrief(toldDraft(inquiryId, providerId), { told: true });
          onTold();
          setTold(true);
        }}
      >
        {label}
      </WhatsAppLink>
    </>
  );
}
