import type { QuoteEntry } from '@tero/shared/contract/quotes-entry';
import { whatsappChat } from '@tero/shared/rules/phone';
import { extraText } from '@tero/shared/rules/quotes/ledger';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { WhatsAppLink } from '../../phones/WhatsAppLink.tsx';
import { useOwnQuotes } from '../queries.ts';

/** The provider's chat with who accepted the quote, with an extra that waits for them; none without a number. */
export function ExtraChat({ id, token, entry }: { id: number; token: string; entry: QuoteEntry }) {
  const own = useOwnQuotes().data?.find((quote) => quote.id === id);
  const { accepted_phone = null, accepted_name } = own ?? {};
  const name = accepted_name ?? '';
  const to = whatsappChat(accepted_phone, extraText(entry, name, window.location.origin + quotePath(token)));
  if (!to) return null;
  return (
    <WhatsAppLink to={to} spoken={`Enviar por WhatsApp: ${entry.text}`}>
      Enviar por WhatsApp
    </WhatsAppLink>
  );
}
