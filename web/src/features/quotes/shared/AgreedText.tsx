import { useState } from 'react';
import { Button } from '../../../ui/Button.tsx';

interface AgreedTextProps {
  text: string;
  fingerprint: string;
  /** names it, where there are several */
  title?: string;
}

/** What was accepted, word for word, with its fingerprint, which the browser makes again (rule QUOTE-14). */
export function AgreedText({ text, fingerprint, title = 'Ver el texto que se aceptó' }: AgreedTextProps) {
  const [outcome, setOutcome] = useState('');
  async function check() {
    const made = await sha256(text);
    setOutcome(
      made === fingerprint
        ? 'Coincide. Es el texto que se aceptó, sin ningún cambio.'
        : 'No coincide. El texto que ves no es el que se aceptó. Escribinos.',
    );
  }
  return (
    // a closed one would print its summary alone
    <details className="not-open:print:hidden">
      <summary className="cursor-pointer py-2 font-semibold text-link">{title}</summary>
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
  );
}

async function sha256(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('');
}
