import type { SharedQuote } from '@tero/shared/contract/quotes';
import type { Cita } from '@tero/shared/contract/quotes-cita';
import { whatsappChat, whatsappNumber } from '@tero/shared/rules/phone';
import { citaText, onTheDay } from '@tero/shared/rules/quotes/cita';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { useAccount } from '../../../lib/session/session.ts';
import { ContactButton } from '../../phones/ContactButton.tsx';
import { WaysIn } from '../../phones/WaysIn.tsx';
import { WhatsAppLink } from '../../phones/WhatsAppLink.tsx';
import { useProviderWhen } from '../../providers/queries.ts';
import { useOwnQuotes } from '../queries.ts';

interface ChatsProps {
  token: string;
  quote: SharedQuote;
  cita: Cita;
}

/** On the day itself: the chat with the words, in a tap, for whom the other's number is known (rule CITA-6). */
export function CitaChats(props: ChatsProps) {
  const account = useAccount();
  if (!account) return null;
  return props.quote.is_own ? <ToClient {...props} /> : <ToProvider {...props} />;
}

const row = 'flex flex-wrap gap-3 max-sm:*:grow';

function ToClient({ token, quote: { id }, cita }: ChatsProps) {
  const account = useAccount();
  const own = useOwnQuotes().data?.find((quote) => quote.id === id);
  const { accepted_phone = null, accepted_name: to = null } = own ?? {};
  if (!whatsappNumber(accepted_phone)) return null;
  const from = account && (account.company_name ?? account.name);
  const writing = { side: 'provider', from, to, url: urlOf(token) } as const;
  return (
    <WaysIn className="gap-2">
      <div className={row}>
        {onTheDay.provider.map(({ label, says }) => (
          <WhatsAppLink
            key={label}
            to={whatsappChat(accepted_phone, citaText(cita, writing, says)) ?? ''}
            spoken={`${label}: ${to}`}
          >
            {label}
          </WhatsAppLink>
        ))}
      </div>
    </WaysIn>
  );
}

function ToProvider({ token, quote: { provider }, cita }: ChatsProps) {
  const account = useAccount();
  const { data: profile } = useProviderWhen(provider?.id ?? 0, provider !== null);
  if (!provider || !profile?.phone) return null;
  const { phone, phone_withheld } = profile;
  const { id, name } = provider;
  const about = { of: 'profile', from_quote: true, id, page_token: profile.page_token, title: name } as const;
  const writing = { side: 'client', from: account?.name ?? null, to: name, url: urlOf(token) } as const;
  return (
    <WaysIn people={[{ id, name }]} className="gap-2">
      <div className={row}>
        {onTheDay.client.map(({ label, says }) => (
          <ContactButton
            key={label}
            provider={{ id, phone, phone_withheld }}
            title={name}
            greeting={citaText(cita, writing, says)}
            from={about}
            on="profile"
            size="md"
            label={label}
          />
        ))}
      </div>
    </WaysIn>
  );
}

function urlOf(token: string): string {
  return window.location.origin + quotePath(token);
}
