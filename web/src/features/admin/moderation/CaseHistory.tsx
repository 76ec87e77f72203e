import type { ModerationDetail } from '@tero/shared/contract/admin/moderation/cases';
import { actionLabels, reasonLabels } from '@tero/shared/rules/moderation';
import { dateAndTime } from '@tero/shared/rules/time/time';

/** Shows a case's earlier decisions, the author's answers, and who reported the content and why. */
export function CaseHistory({ found: { decisions, reported, reports } }: { found: ModerationDetail }) {
  return (
    <div className="flex min-w-0 flex-col gap-4">
      {decisions.length > 0 && (
        <section aria-label="Historial" className="flex flex-col gap-2">
          <h3 className="text-lg">Historial</h3>
          <ol className="flex flex-col gap-3">
            {decisions.map((one) => (
              <li key={one.id} className="border-line border-l-3 pl-3 text-sm">
                <p className="font-semibold">
                  {actionLabels[one.action]}: {reasonLabels[one.reason]}
                </p>
                <p className="text-muted">
                  {one.admin ?? 'Un administrador que ya no está'}, {dateAndTime(one.created_at)}
                </p>
                <p className="wrap-anywhere whitespace-pre-wrap">{one.message}</p>
                {one.answer && (
                  <div className="mt-2 rounded-control bg-info-soft px-3 py-2 text-info">
                    <p className="font-semibold">
                      {`Respuesta del autor${one.answered_at ? `, ${dateAndTime(one.answered_at)}` : ''}`}
                    </p>
                    <p className="wrap-anywhere whitespace-pre-wrap">{one.answer}</p>
                  </div>
                )}
              </li>
            ))}
          </ol>
        </section>
      )}
      <section aria-label="Reportes" className="flex flex-col gap-2">
        <h3 className="text-lg">{reports === 1 ? '1 reporte' : `${reports} reportes`}</h3>
        {reported.length === 0 && (
          <p className="text-muted text-sm">
            {reports === 0
              ? 'Nadie lo reportó: el caso lo abrió el equipo.'
              : 'Los reportes ya se borraron: pasaron 180 días.'}
          </p>
        )}
        <ul className="flex max-h-72 flex-col gap-2 overflow-y-auto text-sm">
          {reported.map(({ reason, note, reporter, created_at }) => (
            <li key={`${created_at} ${reporter?.id}`} className="rounded-control bg-sunken px-3 py-2">
              <p className="font-semibold">{reasonLabels[reason]}</p>
              {note && <p className="wrap-anywhere whitespace-pre-wrap">{note}</p>}
              <p className="text-muted">
                {reporter ? reporter.name : 'Sin cuenta'}, {dateAndTime(created_at)}
              </p>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
