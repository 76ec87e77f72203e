import { limits } from '@tero/shared/limits';
import { punctualWords } from '@tero/shared/rules/quotes/punctual';
import { responseWords } from '@tero/shared/rules/time/response-time';
import { useId } from 'react';
import { OfflineError } from '../../lib/http/client/api-error.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { type OwnResponseTime, useOwnResponseTime } from './queries.ts';

/** Shows how soon the provider usually responds, according to its clients, and how to improve that (rule ASK-17). */
export function ResponseTime() {
  const { data, error, refetch } = useOwnResponseTime();
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-3">
        <h2 id={id} className="text-lg">
          Cuánto tardás en responder
        </h2>
        {data ? (
          <Figure {...data} />
        ) : error instanceof OfflineError ? (
          <p className="text-muted">Estás sin conexión. Te mostramos cuánto tardás apenas vuelva.</p>
        ) : error ? (
          <Button variant="outline" size="sm" className="self-start" onClick={() => void refetch()}>
            Volver a cargar este dato
          </Button>
        ) : (
          <Loading label="Cargando cuánto tardás en responder…">
            <Skeleton className="h-16 rounded-control" />
          </Loading>
        )}
      </Card>
    </section>
  );
}

function Figure({ answers, response_time, silent, agreed, citas }: OwnResponseTime) {
  const missing = limits.responseAnswers - answers;
  return (
    <>
      {response_time && <p className="font-semibold">{responseWords(response_time)}</p>}
      {silent !== null && agreed !== null && (
        <p>
          De {answers} personas, {agreed} {agreed === 1 ? 'se puso' : 'se pusieron'} de acuerdo con vos y {silent}{' '}
          {silent === 1 ? 'no tuvo' : 'no tuvieron'} respuesta.
        </p>
      )}
      {missing > 0 && (
        <p>
          {answered(answers)}. Con {limits.responseAnswers} respuestas mostramos tu tiempo en tu perfil y en tus
          servicios.
        </p>
      )}
      {missing <= 0 && !response_time && (
        <p>Hoy no mostramos tu tiempo en tu perfil, porque la mayoría no tuvo respuesta.</p>
      )}
      {citas && <Citas {...citas} />}
      <p className="text-muted">
        Un día después de que alguien te contacta, le preguntamos si le respondiste y cuánto tardaste. Para mejorar ese
        tiempo, contestá aunque no puedas tomar el trabajo, activá las notificaciones de WhatsApp y decí en tus
        servicios en qué horario respondés.
      </p>
    </>
  );
}

/** Shows how many appointments (citas) the provider kept, according to its clients (rule CITA-11). */
function Citas({ came, absent, people, punctual }: NonNullable<OwnResponseTime['citas']>) {
  const all = came + absent;
  if (all === 0) return null;
  return (
    <p>
      Tus clientes dijeron que fuiste a {came} de {all} {all === 1 ? 'cita' : 'citas'}.{' '}
      {punctual
        ? `Tu perfil dice: «${punctualWords(punctual)}».`
        : people < limits.citaPeople
          ? `Cuando contesten ${limits.citaPeople} personas, tu perfil puede decir que solés venir.`
          : 'Hoy tu perfil no dice nada de tus citas.'}
    </p>
  );
}

function answered(answers: number): string {
  if (answers === 0) return 'Todavía nadie contestó';
  return answers === 1 ? 'Contestó 1 persona' : `Contestaron ${answers} personas`;
}
