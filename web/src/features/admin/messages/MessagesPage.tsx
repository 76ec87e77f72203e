import type { AdminMessage } from '@tero/shared/contract/admin/messages';
import { type MessageState, messageStateLabels } from '@tero/shared/rules/admin';
import { excerpt } from '@tero/shared/rules/text/text';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { EmailText } from '../table/EmailText.tsx';
import { choicesOf, type Filter } from '../table/filter.ts';
import { TwoParts } from '../table/TwoParts.tsx';
import { About } from './About.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { kindLabels, kindText } from './message-kind.ts';
import { messagesTable } from './queries.ts';

const tones: Record<MessageState, BadgeTone> = { nuevo: 'warning', en_curso: 'info', cerrado: 'neutral' };

const columns: readonly Column<AdminMessage>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => id, align: 'right' },
  { label: 'Tipo', cell: kindText },
  {
    label: 'Mensaje',
    card: ({ message }) => excerpt(message, 100),
    cell: ({ subject, message }) => (
      <TwoParts main={<span className="font-semibold">{subject}</span>} more={excerpt(message, 100)} />
    ),
    wide: true,
  },
  {
    label: 'De',
    cell: ({ name, email }) => <TwoParts main={name} more={<EmailText>{email}</EmailText>} />,
    wide: true,
  },
  { label: 'Sobre', cell: (row) => <About {...row} />, wide: true },
  { label: 'Estado', cell: ({ state }) => <Badge tone={tones[state]}>{messageStateLabels[state]}</Badge> },
  { label: 'Fecha', sort: 'created_at', cell: ({ created_at }) => dateAndTime(created_at) },
];

const filters: readonly Filter[] = [
  { name: 'state', label: 'Estado', choices: choicesOf(messageStateLabels) },
  { name: 'kind', label: 'Tipo', choices: choicesOf(kindLabels) },
];

export function MessagesPage() {
  const [open, setOpen] = useState<AdminMessage | null>(null);
  return (
    <AdminPage title="Mensajes y reportes" lead="Lo que la gente le escribió al equipo.">
      <AdminTable
        label="Mensajes y reportes"
        source={messagesTable}
        columns={columns}
        filters={filters}
        nameOf={({ subject }) => subject}
        textOf={(row) => [row.id, row.name, row.email, row.subject, row.message, row.created_at]}
        searchHint="Nombre, email, texto, ID o fecha"
        loadFailure="Error al cargar los mensajes"
        empty="Todavía no hay mensajes"
        actions={(row) => (
          <Button
            size="sm"
            variant="outline"
            aria-haspopup="dialog"
            aria-label={`Abrir ${row.subject}`}
            onClick={() => setOpen(row)}
          >
            Abrir
          </Button>
        )}
      />
      {open && <MessageDialog message={open} onClose={() => setOpen(null)} />}
    </AdminPage>
  );
}
