import { useQuery } from '@tanstack/react-query';
import { adminCrashes, type CrashEntry } from '@tero/shared/contract/admin/crashes';
import { adminLogs, type LogEntry } from '@tero/shared/contract/admin/logs';
import { adminTodo } from '@tero/shared/contract/admin/todo';
import { adminVitals, type VitalEntry } from '@tero/shared/contract/admin/vitals';
import type { ResponseOf } from '@tero/shared/contract/endpoint';
import { vitalDays } from '@tero/shared/rules/admin';
import { logActionLabels, logEntityLabels } from '@tero/shared/rules/log/acts';
import { call } from '../../../lib/http/api.ts';
import { type Choice, choicesOf } from '../filters/filter.ts';
import { pickPerson } from '../providers/pick-people.ts';
import { aboutAdmin, notCached } from '../queries.ts';
import type { TableSource } from '../table/source-queries.ts';

type Reply = ResponseOf<typeof adminLogs.list>;
type VitalReply = ResponseOf<typeof adminVitals.list>;
type CrashReply = ResponseOf<typeof adminCrashes.list>;

export const logsTable: TableSource<LogEntry> = {
  list: adminLogs.list,
  csv: adminLogs.export,
  rows: (reply) => (reply as Reply).logs,
  paging: (reply) => (reply as Reply).pagination,
  searchHint: 'Nombre, título, texto o #número',
  day: 'Fecha',
  filters: [
    { name: 'action', label: 'Acción', choices: choicesOf(logActionLabels) },
    { name: 'entityType', label: 'Tipo', choices: choicesOf(logEntityLabels) },
    { name: 'entityId', label: 'ID del objeto' },
    { name: 'adminId', label: 'Administrador', useChoices: useLogAdmins },
    { name: 'personId', label: 'Persona', pick: pickPerson },
    { name: 'batchId', label: 'Lote' },
  ],
};

export const crashesTable: TableSource<CrashEntry> = {
  list: adminCrashes.list,
  rows: (reply) => (reply as CrashReply).crashes,
  paging: (reply) => (reply as CrashReply).pagination,
};

export const vitalsTable: TableSource<VitalEntry> = {
  filters: [
    {
      name: 'days',
      label: 'Días',
      choices: vitalDays.map((days) => ({ value: String(days), label: `Últimos ${days} días` })),
    },
    { name: 'device', label: 'Dispositivo', choices: choicesOf({ mobile: 'Celular', desktop: 'Computadora' }) },
  ],
  list: adminVitals.list,
  rows: (reply) => (reply as VitalReply).vitals,
  paging: (reply) => (reply as VitalReply).pagination,
};

const lateMails = aboutAdmin.read({
  part: 'late-mails',
  call: ({ signal }) => call(adminTodo.mails, { signal }),
  cache: notCached,
  staleTime: 0,
});

/** Fetches the numbers of mails, pushes and SMS that have not been sent, and why. */
export function useLateMails() {
  return useQuery(lateMails());
}

const admins = aboutAdmin.read({
  part: 'log-admins',
  call: async ({ signal }) => (await call(adminLogs.admins, { signal })).admins,
  cache: notCached,
  staleTime: 0,
});

/** Returns the administrators that the log names, as choices of a filter. */
function useLogAdmins(): readonly Choice[] {
  return (useQuery(admins()).data ?? []).map(({ id, name }) => ({ value: String(id), label: name }));
}
