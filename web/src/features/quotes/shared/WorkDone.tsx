import type { SharedQuote } from '@tero/shared/contract/quotes';
import { useEffect, useRef, useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { doneWords, guaranteeWords } from '../state-words.ts';
import { useSayDone } from './queries.ts';
import { useOverOffline } from './use-over-offline.ts';

/** Of an accepted quote: who said that the work is done, or the button with which either side says it (rule QUOTE-54). */
export function WorkDone({ token, quote }: { token: string; quote: SharedQuote }) {
  const { done, provider, is_own, is_accepter } = quote;
  const say = useSayDone(token);
  useOverOffline(say);
  const [wasDone] = useState(Boolean(done));
  const [asking, setAsking] = useState(false);
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // in place of the button
    if (done && !wasDone) line.current?.focus();
  }, [done, wasDone]);
  if (done) {
    const reader = is_own ? 'provider' : is_accepter ? 'client' : null;
    return (
      <p ref={line} role="status" tabIndex={-1} className="wrap-anywhere font-semibold text-success outline-none">
        {doneWords(done, reader, provider?.name ?? null) + guaranteeWords(done, quote.written)}
      </p>
    );
  }
  if (!provider || !(is_own || is_accepter)) return null;
  return (
    <div className="flex flex-col items-start gap-3 print:hidden">
      <p>
        Cuando esté terminado, avisá acá. Alcanza con que lo diga uno de los dos, y la reseña puede llevar la marca
        «Trabajo acordado».
      </p>
      {say.error && (
        <FormNotice tone="danger">{messageOf(say.error, 'No pudimos guardarlo. Probá de nuevo.')}</FormNotice>
      )}
      <Button
        variant="outline"
        busy={say.isPending}
        aria-haspopup="dialog"
        className="max-sm:w-full"
        onClick={() => setAsking(true)}
      >
        {say.isPending ? 'Guardando...' : 'El trabajo está hecho'}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        variant="primary"
        title="¿El trabajo está hecho?"
        description={`${is_own ? 'Tu cliente lo ve en el enlace' : `Le avisamos a ${provider.name}`}. Después ya no se anotan adicionales ni citas; los pagos y las fotos, sí. No se puede deshacer.`}
        confirmLabel="Sí, está hecho"
        onConfirm={() => {
          setAsking(false);
          say.mutate();
        }}
      />
    </div>
  );
}
