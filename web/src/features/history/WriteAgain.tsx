import type { HistoryItem } from '@tero/shared/contract/history';
import { useRef } from 'react';
import { useInView } from '../../lib/use-in-view.ts';
import { ContactButton } from '../../parts/contact/ContactButton.tsx';
import { useServiceWhen } from '../../parts/service/queries.ts';
import { Button } from '../../ui/Button.tsx';

const label = 'Escribirle de nuevo';

/**
 * Opens the chat again, as the service's page does: no list holds a phone, so the service is read once its row is seen,
 * and the contact is counted as from its page.
 */
export function WriteAgain({ item }: { item: HistoryItem }) {
  const place = useRef<HTMLDivElement>(null);
  const { data: service, isError } = useServiceWhen(item.id, useInView(place));
  if (isError) return null;
  return (
    // above the link that covers the row
    <div ref={place} className="relative z-1 mt-2 flex">
      {service ? (
        <ContactButton
          provider={service.provider}
          title={service.title}
          from={{ of: 'service', id: service.id, page_token: service.page_token, title: service.title }}
          on="detail"
          label={label}
          size="sm"
        />
      ) : (
        <Button size="sm" variant="outline" busy>
          {label}
        </Button>
      )}
    </div>
  );
}
