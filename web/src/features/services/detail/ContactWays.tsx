import type { PublicProvider } from '@tero/shared/contract/providers';
import { CallLink } from '../../phones/CallLink.tsx';
import { ContactButton } from '../../phones/ContactButton.tsx';
import { WaysIn } from '../../phones/WaysIn.tsx';
import { waysStyle } from '../../phones/ways-style.ts';
import type { Person } from '../../safety/person.ts';

interface ContactWaysProps {
  service: { id: number; title: string; page_token?: string | undefined };
  provider: Pick<PublicProvider, 'id' | 'phone' | 'call_phone' | 'phone_withheld'>;
  people: readonly Person[];
}

/** Offers chat and call, with the line about money. */
export function ContactWays({ service: { id, title, page_token }, provider, people }: ContactWaysProps) {
  const contactPage = { of: 'service', id, page_token, title } as const;
  return (
    <WaysIn people={people} className="gap-1" lineClassName="max-md:low:hidden">
      <div className={waysStyle}>
        <CallLink phone={provider.phone} callPhone={provider.call_phone} from={contactPage} className="md:hidden" />
        <ContactButton
          provider={provider}
          title={title}
          from={contactPage}
          on="detail"
          wide
          className="max-md:px-3! max-md:text-base! md:max-lg:px-3 md:max-lg:text-base"
        />
        <CallLink phone={provider.phone} callPhone={provider.call_phone} from={contactPage} className="max-md:hidden" />
      </div>
    </WaysIn>
  );
}
