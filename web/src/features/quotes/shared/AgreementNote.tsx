import type { SharedQuote } from '@tero/shared/contract/quotes';
import { dayAtTime } from '@tero/shared/rules/time/time';
import CircleCheckBig from 'lucide-react/icons/circle-check-big';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';

interface AgreementNoteProps {
  agreement: NonNullable<SharedQuote['agreement']>;
  /** whether it was accepted on this page, by a form below that is gone now */
  isNew: boolean;
  /** who heard of it, and where it is found */
  children: ReactNode;
}

/** What was accepted, word for word, with its fingerprint, which the browser makes again (rule QUOTE-14). */
export function AgreementNote({ agreement, isNew, children }: AgreementNoteProps) {
  const { text, fingerprint, accepted_at } = agreement;
  const [outcome, setOutcome] = useState('');
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (isNew) line.current?.focus();
  }, [isNew]);

  async function check() {
    const made = await sha256(text);
    setOutcome(
      made === fingerprint
        ? 'Coincide. Es el texto que se aceptó, sin ningún cambio.'
        : 'No coincide. El texto que ves no es el que se aceptó. Escribinos.',
    );
  }
  return (
    <Card className="flex flex-col gap-3">
      <p
        ref={line}
        role="status"
        tabIndex={-1}
        className="flex items-start gap-2 font-semibold text-lg text-success outline-none"
      >
        <CircleCheckBig size={24} aria-hidden="true" className="mt-0.5 shrink-0" />
        Aceptado el {dayAtTime(accepted_at)}
      </p>
      {children && <p className="wrap-anywhere print:hidden">{children}</p>}
      <details>
        <summary className="cursor-pointer py-2 font-semibold text-link">Ver el texto que se aceptó</summary>
        <pre className="wrap-anywhere whitespace-pre-wrap rounded-control bg-sunken p-4 text-sm">{text}</pre>
        <p className="wrap-anywhere mt-3 text-sm">
          Guardamos una huella digital del texto (SHA-256). Si cambia una letra, ya no coincide.{' '}
          <code title="SHA-256">{fingerprint}</code>
        </p>
        <Button variant="outline" size="sm" className="mt-3 print:hidden" onClick={() => void check()}>
          Comprobar que no cambió
        </Button>
        <p role="status" className="mt-2">
          {outcome}
        </p>
      </details>
    </Card>
  );
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
