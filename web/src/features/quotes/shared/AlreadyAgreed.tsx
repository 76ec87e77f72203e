import type { SharedQuote } from '@tero/shared/contract/quotes';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { agreedElsewhereWords } from './agreed-words.ts';

interface AlreadyAgreedProps {
  agreed: NonNullable<NonNullable<SharedQuote['asked']>['agreed']>;
  provider: SharedQuote['provider'];
}

/**
 * Stands above a quote when the reader accepted another one of the same pedido: names that one and leads to it (rule
 * QUOTE-40).
 */
export function AlreadyAgreed({ agreed, provider }: AlreadyAgreedProps) {
  return (
    <p role="status" className="wrap-anywhere rounded-control bg-warn-ground px-4 py-3 text-warn-ink print:hidden">
      <strong className="font-semibold">{agreedElsewhereWords(agreed, provider?.id)}</strong>{' '}
      <Link to={agreed.path} className="-my-1.5 inline-block py-1.5 font-semibold underline underline-offset-4">
        Ver el presupuesto que aceptaste
      </Link>
    </p>
  );
}

/** Accepting one more of the same pedido is a step of its own, which shows the form. */
export function AcceptAnother({ children }: { children: ReactNode }) {
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return children;
  return (
    <Card className="flex flex-col items-start gap-3 print:hidden">
      <p>Si aceptás también este, quedan aceptados los dos. Uno no reemplaza al otro.</p>
      <Button variant="outline" className="max-sm:w-full" onClick={() => setWanted(true)}>
        Aceptar también este presupuesto
      </Button>
    </Card>
  );
}
