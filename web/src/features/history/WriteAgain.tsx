import { type ComponentProps, type RefObject, useRef } from 'react';
import { useInView } from '../../lib/use-in-view.ts';
import { Button } from '../../ui/Button.tsx';
import { ContactButton } from '../phones/ContactButton.tsx';
import { useProviderWhen } from '../providers/queries.ts';
import { useServiceWhen } from '../services/service-queries.ts';

const label = 'Escribir por WhatsApp';

/**
 * Opens the chat about a service again, as its page does: no list holds a phone, so the service is read once its row is
 * seen, and the contact is counted as from its page.
 */
export function WriteAgainAbout({ serviceId }: { serviceId: number }) {
  const place = useRef<HTMLDivElement>(null);
  const { data: service, isError } = useServiceWhen(serviceId, useInView(place));
  if (isError) return null;
  const chat = service && {
    provider: service.provider,
    title: service.title,
    from: { of: 'service', id: service.id, page_token: service.page_token, title: service.title } as const,
    on: 'detail' as const,
  };
  return <Chat place={place} chat={chat} />;
}

/** Opens the chat with a provider again if the person contacted it from its profile. */
export function WriteAgainTo({ providerId, name }: { providerId: number; name: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { data: provider, isError } = useProviderWhen(providerId, useInView(place));
  if (isError) return null;
  const chat = provider && {
    provider,
    title: provider.service ?? name,
    from: { of: 'profile', id: provider.id, page_token: provider.page_token, title: name } as const,
    on: 'profile' as const,
  };
  return <Chat place={place} chat={chat} />;
}

interface ChatProps {
  place: RefObject<HTMLDivElement | null>;
  /** undefined until its page has been read */
  chat: Pick<ComponentProps<typeof ContactButton>, 'provider' | 'title' | 'from' | 'on'> | undefined;
}

function Chat({ place, chat }: ChatProps) {
  return (
    // above the link that covers the row
    <div ref={place} className="relative z-1 mt-2 flex">
      {chat ? (
        <ContactButton {...chat} label={label} size="sm" />
      ) : (
        <Button size="sm" variant="outline" busy>
          {label}
        </Button>
      )}
    </div>
  );
}
