import type { AdminService } from '@tero/shared/contract/admin/services';
import { formatRating } from '@tero/shared/rules/ratings';
import { unlistedWords } from '@tero/shared/rules/services/unlisted';
import { excerpt } from '@tero/shared/rules/text/text';
import { shortDate } from '@tero/shared/rules/time/time';
import { ProviderCell } from '../providers/ProviderCell.tsx';
import { RecordLink } from '../record/RecordLink.tsx';
import type { Column } from '../table/column.ts';
import { RowSwitch } from '../table/RowSwitch.tsx';
import { setServiceActive } from './queries.ts';

export const serviceColumns: readonly Column<AdminService>[] = [
  { label: 'ID', sort: 'id', cell: ({ id }) => id, align: 'right' },
  {
    label: 'Título',
    sort: 'title',
    card: 'head',
    cell: ({ id, title }) => <RecordLink id={id}>{title}</RecordLink>,
    wide: true,
  },
  { label: 'Categoría', cell: ({ category }) => category, wide: true },
  { label: 'Descripción', cell: ({ description }) => excerpt(description, 100), wide: true, roomy: true },
  {
    label: 'Proveedor',
    cell: ({ provider }) => <ProviderCell provider={provider} />,
    wide: true,
  },
  { label: 'Precio', cell: ({ price }) => price, align: 'right', first: true },
  {
    label: 'Calificación',
    roomy: true,
    sort: 'rating',
    cell: ({ rating, reviews_count }) => `${formatRating(rating)} (${reviews_count})`,
    align: 'right',
  },
  {
    label: 'Activo',
    first: true,
    cell: ({ id, title, is_active }) => (
      <RowSwitch
        label={`Activo: ${title}`}
        checked={is_active}
        set={(next) => setServiceActive(id, next)}
        success={(next) => `Servicio ${next ? 'activado' : 'desactivado'} exitosamente`}
        failure="Error al cambiar estado del servicio"
      />
    ),
  },
  {
    label: 'Se ve',
    first: true,
    cell: ({ unlisted }) =>
      unlisted.length === 0 ? 'Sí' : `No. ${unlisted.map((reason) => unlistedWords[reason]).join(' ')}`,
    wide: true,
  },
  { label: 'Creado', sort: 'created_at', cell: ({ created_at }) => shortDate(created_at) },
];
