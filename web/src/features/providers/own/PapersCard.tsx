import type { OwnPaper } from '@tero/shared/contract/papers';
import { paperKinds, paperLabels, seenWords } from '@tero/shared/rules/papers';
import { capitalised } from '@tero/shared/rules/text/letters';
import { localDay, shortDate } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { messageOf } from '../../../lib/http/messages.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { ConfirmDialog } from '../../../ui/ConfirmDialog.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { Skeleton } from '../../../ui/Skeleton.tsx';
import { PaperForm } from './PaperForm.tsx';
import { useOwnPapers, useRemovePaper } from './paper-queries.ts';

type Open = { paper: OwnPaper | undefined } | null;

/**
 * Shows the provider's papers that have an expiry date, and lets the provider send one (rules TRUST-66 and TRUST-67).
 */
export function PapersCard() {
  const { data: papers, error } = useOwnPapers();
  const remove = useRemovePaper();
  const [open, setOpen] = useState<Open>(null);
  const [removing, setRemoving] = useState<OwnPaper | null>(null);
  const free = paperKinds.filter((kind) => !papers?.some((paper) => paper.kind === kind));
  return (
    <Card className="flex flex-col gap-4">
      <h2 className="text-xl">Papeles con vencimiento</h2>
      <p>
        Mandá una licencia de UTE, un carné de salud o un certificado. El equipo revisa el papel, borra la foto y tu
        perfil lo muestra hasta que vence. No publicamos el número.
      </p>
      {papers ? (
        papers.length > 0 && (
          <ul className="divide-y divide-line">
            {papers.map((paper) => (
              <li key={paper.kind} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
                <div className="min-w-0 flex-1 basis-56">
                  <p className="font-semibold">{paperLabels[paper.kind]}</p>
                  <p className="wrap-anywhere text-muted text-sm">{`N.º ${paper.number}`}</p>
                  <p className="wrap-anywhere text-sm">{standing(paper)}</p>
                </div>
                <div className="flex gap-2">
                  <Button size="sm" variant="outline" onClick={() => setOpen({ paper })}>
                    Cambiar<span className="sr-only"> {paperLabels[paper.kind]}</span>
                  </Button>
                  <Button size="sm" variant="ghost" onClick={() => setRemoving(paper)}>
                    Quitar<span className="sr-only"> {paperLabels[paper.kind]}</span>
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )
      ) : error ? (
        <FormNotice tone="warning">{messageOf(error, 'No pudimos cargar tus papeles. Recargá la página.')}</FormNotice>
      ) : (
        <Skeleton className="h-11 rounded-control" />
      )}
      {open ? (
        <PaperForm
          key={open.paper?.kind}
          paper={open.paper}
          kinds={open.paper ? [open.paper.kind] : free}
          onDone={() => setOpen(null)}
        />
      ) : (
        papers &&
        free.length > 0 && (
          <Button variant="outline" className="self-start" onClick={() => setOpen({ paper: undefined })}>
            Agregar un papel
          </Button>
        )
      )}
      {removing && (
        <ConfirmDialog
          open
          title={`Quitar ${paperLabels[removing.kind]}`}
          description="Tu perfil deja de mostrar el papel y borramos su número. Podés mandarlo de nuevo cuando quieras."
          confirmLabel="Quitar"
          onOpenChange={() => setRemoving(null)}
          onConfirm={() => {
            remove.mutate(removing.kind);
            setRemoving(null);
          }}
        />
      )}
    </Card>
  );
}

function standing({ kind, state, at, expires_on, reason }: OwnPaper): string {
  if (state === 'sent') return `Lo recibimos el ${shortDate(at)}. Vamos a revisarlo y te avisamos.`;
  if (state === 'refused') return reason ?? 'Mandalo de nuevo.';
  if (state === 'expired') return `Venció el ${shortDate(expires_on)} y tu perfil ya no lo muestra.`;
  const words = seenWords({ kind, expires_on, seen_on: localDay(new Date(at)) });
  return capitalised(words);
}
