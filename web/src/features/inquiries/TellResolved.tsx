import { useState } from 'react';
import { briefDraft, withBrief, writeBrief } from '../../offline/drafts/drafts.ts';
import { WhatsAppLink } from '../../parts/contact/WhatsAppLink.tsx';

interface TellResolvedProps {
  inquiryId: number;
  providerId: number;
  name: string;
  chat: string;
}

/**
 * Tells one of those who are not needed any more, in its chat; it asks nothing, and so is no contact (rule ASK-22). Who did
 * reads so until the browser closes, and is not to do it twice.
 */
export function TellResolved({ inquiryId, providerId, name, chat }: TellResolvedProps) {
  const kept = briefDraft(`told-${inquiryId}-${providerId}`, []);
  const [told, setTold] = useState(() => withBrief(kept, { told: false }).told);
  const label = told ? 'Volver a avisarle' : 'Avisarle que ya lo resolviste';
  return (
    <>
      {told && <p className="text-muted text-sm">Ya le abriste el chat para avisarle.</p>}
      <WhatsAppLink
        to={chat}
        spoken={`${label}: ${name}`}
        variant={told ? 'ghost' : 'outline'}
        onPress={() => {
          writeBrief(kept, { told: true });
          setTold(true);
        }}
      >
        {label}
      </WhatsAppLink>
    </>
  );
}
