import type { SharedQuote } from '@tero/shared/contract/quotes';
import type { Cita } from '@tero/shared/contract/quotes-cita';
import { whatsappChat } from '@tero/shared/rules/phone';
import { citaText, onTheDay } from '@tero/shared/rules/quotes/cita';
import { quotePath } from '@tero/shared/rules/quotes/words';
import { useAccount } from '../../../lib/session/session.ts';
import { ContactButton } from '../../phones/ContactButton.tsx';
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
  return (
    <div className="flex flex-wrap gap-3 max-sm:*:grow">
      {props.quote.is_own ? <ToClient {...props} /> : <ToProvider {...props} />}
    </div>
  );
}

function ToClient({ token, quote: { id }, cita }: ChatsProps) {
  const account = useAccount();
  const own = useOwnQuotes().data?.find((quote) => quote.id === id);
  if (!own) return null;
  const { accepted_phone, accepted_name: to } = own;
  const from = account && (account.company_name ?? account.name);
  return onTheDay.map(({ label, says }) => {
    const chat = whatsappChat(accepted_phone, citaText(cita, { from, to, url: urlOf(token) }, says));
    return (
      chat && (
        <WhatsAppLink key={label} to={chat} spoken={`${label}: ${to}`}>
          {label}
        </WhatsAppLink>
      )
    );
  });
}

function ToProvider({ token, quote: { provider }, cita }: ChatsProps) {
  const account = useAccount();
  const { data: profile } = useProviderWhen(provider?.id ?? 0, provider !== null);
  if (!provider || !profile?.phone) return null;
  const { phone, phone_withheld } = profile;
  const about = { of: 'profile', from_quote: true, id: provider.id, page_token: profile.page_token } as const;
  const writing = { from: account?.name ?? null, to: provider.name, url: urlOf(token) };
  return onTheDay.map(({ label, says }) => (
    <ContactButton
      key={label}
      provider={{ id: provider.id, phone, phone_withheld }}
      title={provider.name}
      greeting={citaText(cita, writing, says)}
      from={{ ...about, title: provider.name }}
      on="profile"
      size="md"
      label={label}
    />
  ));
}

function urlOf(token: string): string {
  return window.location.origin + quotePath(token);
}
