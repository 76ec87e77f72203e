import type { ProviderMetrics } from '@tero/shared/contract/metrics';
import { formatRate } from '@tero/shared/rules/metrics';
import { address } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import { MetricRow } from './MetricRow.tsx';
import { MetricSection } from './MetricSection.tsx';

/** The provider's services, most contacted first; the API sorts them. */
export function ServiceRows({ rows }: { rows: ProviderMetrics['serviceMetrics'] }) {
  if (rows.length === 0) return null;
  return (
    <MetricSection title="Por servicio">
      {rows.map(({ service_id, Service, ...counts }) => (
        <MetricRow
          key={service_id}
          title={
            <Link to={address`/servicios/${service_id}`} className="inline-block py-1 text-link hover:underline">
              {Service.title}
            </Link>
          }
          badge={
            <Badge tone={Service.is_active ? 'success' : 'neutral'}>{Service.is_active ? 'Activo' : 'No activo'}</Badge>
          }
          figures={[
            ['Vistas', counts.views],
            ['Contactos', counts.total_clicks],
            ['WhatsApp', counts.whatsapp_clicks],
            ['Teléfono', counts.phone_clicks],
            ['Email', counts.email_clicks],
            ['Conversión', formatRate(counts.conversion_rate)],
          ]}
        />
      ))}
    </MetricSection>
  );
}
