import type { ReviewResponse } from '@tero/shared/contract/reviews';
import { longDate } from '@tero/shared/rules/time/time';
import CornerDownRight from 'lucide-react/icons/corner-down-right';
import type { ReactNode } from 'react';
import { Badge } from '../../../ui/Badge.tsx';

/** Shows the provider's reply. The server sends a private reply only to those who may read it (rule REV-16). */
export function Reply({ reply, children }: { reply: ReviewResponse; children?: ReactNode }) {
  return (
    <div className="border-primary border-l-3 py-0.5 pl-4">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
        <CornerDownRight size={16} aria-hidden="true" className="shrink-0 text-primary" />
        <p className="font-semibold">Respuesta del proveedor</p>
        {!reply.is_public && <Badge>Privada</Badge>}
        <time dateTime={reply.created_at} className="text-muted">
          {longDate(reply.created_at)}
        </time>
      </div>
      <p className="prose-line wrap-anywhere mt-1.5 whitespace-pre-line">{reply.response_text}</p>
      {children}
    </div>
  );
}
