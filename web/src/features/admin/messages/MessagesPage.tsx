import type { AdminMessage } from '@tero/shared/contract/admin/messages';
import { type MessageState, messageStateLabels } from '@tero/shared/rules/admin';
import { excerpt } from '@tero/shared/rules/text/text';
import { dateAndTime } from '@tero/shared/rules/time/time';
import { useState } from 'react';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { Button } from '../../../ui/Button.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { MissingRecord } from '../record/MissingRecord.tsx';
import { PersonLink } from '../record/PersonLink.tsx';
import { RecordLink } from '../record/RecordLink.tsx';
import { useRecord } from '../record/use-record.ts';
import { AdminTable } from '../table/AdminTable.tsx';
import type { Column } from '../table/column.ts';
import { EmailText } from '../table/EmailText.tsx';
import { TwoParts } from '../table/TwoParts.tsx';
import { TemplatesDialog } from '../templates/TemplatesDialog.tsx';
import { About } from './About.tsx';
import { MessageDialog } from './MessageDialog.tsx';
import { kindText } from './message-kind.ts';
import { messagesTable } from './queries.ts';

const tones: Record<MessageState, BadgeTone> = { nuevo: 'warning', en_curso: 'info', cerrado: 'neutral' };

const columns: readonly Column<AdminMessage>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => id, align: 'right' },
  { label: 'Tipo', cell: kindText },
  {
    label: 'Mensaje',
    card: ({ message }) => excerpt(message, 100),
    cell: ({ id, subject, message }) => (
      <TwoParts main={<RecordLink id={id}>{subject}</RecordLink>} more={excerpt(message, 100)} />
    ),
    wide: true,
  },
  {
    label: 'De',
    cell: ({ name, email, account }) => (
      <TwoParts
        main={account ? <PersonLink id={account.id}>{name}</PersonLink> : name}
        more={<EmailText>{email}</EmailText>}
      />
    ),
    wide: true,
  },
  { label: 'Sobre', cell: (row) => <About {...row} />, wide: true },
  {
    label: 'Estado',
    cell: ({ state, waits, entries, priority }) => (
      <span className="flex flex-wrap gap-1">
        <Badge tone={tones[state]}>
          {waits && entries.length > 0 ? 'Volvió a escribir' : messageStateLabels[state]}
        </Badge>
        {priority && <Badge tone="primary">Prioritario</Badge>}
      </span>
    ),
  },
  { label: 'Fecha', sort: 'created_at', cell: ({ created_at }) => dateAndTime(created_at) },
];

export function MessagesPage() {
  const record = useRecord(messagesTable);
  const [templates, setTemplates] = useState(false);
  return (
    <AdminPage
      title="Mensajes y reportes"
      lead="Mensajes de la gente al equipo."
      actions={
        <Button variant="outline" aria-haspopup="dialog" onClick={() => setTemplates(true)}>
          Plantillas
        </Button>
      }
    >
      <MissingRecord when={record.isMissing} />
      <AdminTable
        label="Mensajes y reportes"
        source={messagesTable}
        columns={columns}
        nameOf={({ subject }) => subject}
        loadFailure="Error al cargar los mensajes"
        empty="Todavía no hay mensajes"
        actions={(row) => (
          <Button
            size="sm"
            variant="outline"
            aria-haspopup="dialog"
            data-open=""
            aria-label={`Abrir ${row.subject}`}
            onClick={() => record.open(row.id)}
          >
            Abrir
          </Button>
        )}
      />
      {templates && <TemplatesDialog onClose={() => setTemplates(false)} />}
      {record.row && <MessageDialog key={record.row.id} message={record.row} onClose={record.close} />}
    </AdminPage>
  );
}
