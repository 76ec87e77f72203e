import type { AdminProvider } from '@tero/shared/contract/admin/providers';
import { type VerificationStatus, verificationLabels } from '@tero/shared/rules/admin';
import { phoneText } from '@tero/shared/rules/phone';
import { formatRating } from '@tero/shared/rules/ratings';
import { shortDate } from '@tero/shared/rules/time/time';
import { Badge, type BadgeTone } from '../../../ui/Badge.tsx';
import { PersonLink } from '../record/PersonLink.tsx';
import type { Column } from '../table/column.ts';
import { EmailText } from '../table/EmailText.tsx';
import { RowSwitch } from '../table/RowSwitch.tsx';
import { TwoParts } from '../table/TwoParts.tsx';
import { setProviderVerified } from './queries.ts';

const tones: Record<VerificationStatus, BadgeTone> = { pending: 'warning', approved: 'success', rejected: 'danger' };

export const providerColumns: readonly Column<AdminProvider>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => id, align: 'right', card: 'none' },
  {
    label: 'Nombre',
    sort: 'name',
    card: 'head',
    cell: ({ id, name, company_name, role }) => (
      <>
        <TwoParts main={<PersonLink id={id}>{name}</PersonLink>} more={company_name} />
        {role === 'admin' && (
          <Badge tone="primary" className="ml-2">
            Administrador
          </Badge>
        )}
      </>
    ),
    wide: true,
  },
  { label: 'Email', sort: 'email', cell: ({ email }) => <EmailText>{email}</EmailText>, wide: true },
  { label: 'Teléfono', cell: ({ phone }) => (phone ? phoneText(phone) : '—') },
  {
    label: 'Servicio',
    cell: ({ service, specialty }) => [service, specialty].filter(Boolean).join(' · ') || '—',
    wide: true,
  },
  {
    label: 'Calificación',
    roomy: true,
    cell: ({ rating, reviews_count }) => (reviews_count === 0 ? '—' : `${formatRating(rating)} (${reviews_count})`),
    align: 'right',
  },
  {
    label: 'Documentos',
    cell: ({ verification_status }) => (
      <Badge tone={tones[verification_status]}>{verificationLabels[verification_status]}</Badge>
    ),
  },
  {
    label: 'Email verificado',
    cell: ({ id, name, email_verified }) => (
      <RowSwitch
        label={`Email verificado de ${name}`}
        checked={email_verified}
        set={(next) => setProviderVerified(id, next)}
        success={(next) => (next ? 'Email verificado exitosamente' : 'Verificación de email quitada exitosamente')}
        failure="Error al cambiar verificación de email"
      />
    ),
  },
  { label: 'Registro', sort: 'created_at', cell: ({ created_at }) => shortDate(created_at) },
];
