import type { SharedQuote } from '@tero/shared/contract/quotes';
import { dayAtTime } from '@tero/shared/rules/time/time';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { type ReactNode, useEffect, useRef } from 'react';
import { Card } from '../../../ui/Card.tsx';
import { AgreedText } from './AgreedText.tsx';

interface AgreementNoteProps {
  agreement: NonNullable<SharedQuote['agreement']>;
  /** whether it was accepted on this page, by a form below that is gone now */
  isNew: boolean;
  /** who heard of it, and where it is found */
  children: ReactNode;
}

/** That a quote was accepted, and its text. */
export function AgreementNote({ agreement, isNew, children }: AgreementNoteProps) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) line.current?.focus();
  }, [isNew]);
  return (
    <Card className="flex flex-col gap-3 print:border-0 print:p-0 print:shadow-none">
      <p
        ref={line}
        role="status"
        tabIndex={-1}
        className="flex items-start gap-2 font-semibold text-lg text-success outline-none"
      >
        <CircleCheckBig size={24} aria-hidden="true" className="mt-0.5 shrink-0" />
        Aceptado el {dayAtTime(agreement.accepted_at)}
      </p>
      {children && <p className="wrap-anywhere print:hidden">{children}</p>}
      <AgreedText {...agreement} />
    </Card>
  );
}
