import type { ProviderMetrics } from '@tero/shared/contract/metrics';
import { address } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';
import { Badge } from '../../ui/Badge.tsx';
import { MetricRow } from './MetricRow.tsx';
import { MetricSection } from './MetricSection.tsx';
import { rateWords } from './rate-words.ts';

const conversionNote =
  'Conversión: de las personas que vieron el servicio, cuántas te contactaron. Cada persona cuenta una sola vez en el período, aunque entre o te contacte varias veces.';

/** Shows the row of the provider's profile, where people can also get in touch. */
export function ProfileRow({ profile }: { profile: ProviderMetrics['profileMetrics'] }) {
  return (
    <MetricSection title="Tu perfil">
      <MetricRow
        title="Tu perfil público"
        badge={null}
        figures={[
          ['Vistas', profile.views],
          ['Contactos', profile.total_clicks],
          ['WhatsApp', profile.whatsapp_clicks],
          ['Teléfono', profile.phone_clicks],
          ['Conversión', rateWords(profile)],
        ]}
      />
    </MetricSection>
  );
}

/** Shows the rows of the provider's services. The API sorts them, most contacted first. */
export function ServiceRows({ rows }: { rows: ProviderMetrics['serviceMetrics'] }) {
  if (rows.length === 0) return null;
  return (
    <MetricSection title="Por servicio" note={conversionNote}>
      {rows.map(({ service_id, Service, ...counts }) => (
        <MetricRow
          key={service_id}
          title={
            <Link to={address`/servicios/${service_id}`} className="inline-block py-1 text-link hover:underline">
              {Service.title}
            </Link>
          }
          badge={
            <Badge tone={Service.is_active ? 'success' : 'neutral'}>{Service.is_active ? 'Visible' : 'Oculto'}</Badge>
          }
          figures={[
            ['Vistas', counts.views],
            ['Contactos', counts.total_clicks],
            ['WhatsApp', counts.whatsapp_clicks],
            ['Teléfono', counts.phone_clicks],
            ['Conversión', rateWords(counts)],
          ]}
        />
      ))}
    </MetricSection>
  );
}
