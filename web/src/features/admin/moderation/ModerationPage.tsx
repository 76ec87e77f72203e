import { type ModerationCase, openCaseBody } from '@tero/shared/contract/admin/moderation/cases';
import { type CaseState, caseStateLabels, moderatedLabels, reasonLabels } from '@tero/shared/rules/moderation';
import { excerpt } from '@tero/shared/rules/text/text';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { useTablePage } from '../table/source-queries.ts';
import { CaseDialog, ThingDialog } from './CaseDialog.tsx';
import { casesTable, type OpenedThing } from './queries.ts';

const tones: Record<CaseState, BadgeTone> = {
  open: 'warning',
  answered: 'info',
  decided: 'neutral',
  closed: 'neutral',
};

const nameOf = (row: ModerationCase) =>
  `${moderatedLabels[row.kind]} ${row.thing_id}: ${row.text ? excerpt(row.text, 40) : 'ya no está'}`;

const columns: readonly Column<ModerationCase>[] = [
  {
    label: 'Contenido',
    card: 'none',
    cell: ({ kind, text }) => (
      <span className="block">
        <span className="block font-semibold">{moderatedLabels[kind]}</span>
        <span className="block text-muted">{text === null ? 'Ya no está' : excerpt(text, 100) || 'Sin texto'}</span>
      </span>
    ),
    wide: true,
  },
  {
    label: 'Motivo',
    cell: ({ reasons, reports }) =>
      reports === 0
        ? 'Lo abrió el equipo'
        : reasons.map(({ reason, count }) => `${reasonLabels[reason]} (${count})`).join(', '),
    wide: true,
  },
  { label: 'Reportes', sort: 'reports', cell: ({ reports }) => reports, align: 'right' },
  {
    label: 'Autor',
    cell: ({ author, is_suspended }) => (
      <span className="inline-flex flex-wrap items-center gap-2">
        {author?.name ?? 'Sin cuenta'}
        {is_suspended && <Badge tone="danger">Suspendida</Badge>}
      </span>
    ),
    wide: true,
  },
  {
    label: 'Estado',
    cell: ({ state, is_hidden }) => (
      <span className="inline-flex flex-wrap gap-1">
        <Badge tone={tones[state]}>{caseStateLabels[state]}</Badge>
        {is_hidden && <Badge tone="danger">Oculto</Badge>}
      </span>
    ),
  },
  { label: 'Espera desde', sort: 'waits_since', cell: ({ waits_since }) => dateAndTime(waits_since) },
];

/** The request for the waiting cases, with the longest wait first. */
const waitingCases = { page: 1, search: '', sort: 'waits_since', limit: 20, filters: { state: 'waiting' } };

/**
 * Shows the queue of reported content (rule MOD-5). `caso` in the address opens a case, `sobre` opens a thing's case.
 */
export function ModerationPage() {
  const [search, change] = useAddress();
  const open = Number(search.get('caso')) || null;
  const thing = thingIn(search.get('sobre'));
  const { data: waiting } = useTablePage(casesTable, waitingCases);
  const next = waiting?.rows.find(({ id }) => id !== open);
  const close = () => change({ caso: null, sobre: null });
  const onNext = next ? () => change({ caso: String(next.id), sobre: null }) : null;
  return (
    <AdminPage title="Moderación" lead="Contenido que la gente reportó o que el equipo decidió revisar.">
      <AdminTable
        label="Moderación"
        source={casesTable}
        columns={columns}
        nameOf={nameOf}
        loadFailure="No pudimos cargar los casos. Probá de nuevo."
        empty="No hay reportes"
        actions={(row) => (
          <Button
            size="sm"
            variant="outline"
            aria-haspopup="dialog"
            data-open=""
            aria-label={`Revisar: ${nameOf(row)}`}
            onClick={() => change({ caso: String(row.id) })}
          >
            Revisar
          </Button>
        )}
      />
      {open !== null && <CaseDialog key={open} id={open} onNext={onNext} onClose={close} />}
      {open === null && thing && (
        <ThingDialog key={`${thing.kind} ${thing.id}`} thing={thing} onNext={onNext} onClose={close} />
      )}
    </AdminPage>
  );
}

/** Returns the thing that a link asks to act on, from a text such as 'review-12'; null if the text is invalid. */
function thingIn(text: string | null): OpenedThing | null {
  const [kind, id] = text?.split('-') ?? [];
  return openCaseBody.safeParse({ kind, id: Number(id) }).data ?? null;
}
