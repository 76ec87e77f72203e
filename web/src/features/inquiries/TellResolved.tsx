import { useState } from 'react';
import { briefDraft, withBrief, writeBrief } from '../../offline/drafts/drafts.ts';
import { WhatsAppIcon } from '../../parts/contact/WhatsAppIcon.tsx';
import { buttonStyle } from '../../ui/button-style.ts';
import { cx } from '../../ui/cx.ts';

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
      <a
        href={chat}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={`${label}: ${name} (se abre en otra pestaña)`}
        onClick={() => {
          writeBrief(kept, { told: true });
          setTold(true);
        }}
        className={cx(buttonStyle({ variant: told ? 'ghost' : 'outline' }), 'py-2')}
      >
        <WhatsAppIcon />
        <span className="wrap-anywhere">{label}</span>
      </a>
    </>
  );
}
