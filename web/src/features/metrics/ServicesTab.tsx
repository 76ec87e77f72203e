import type { ProviderMetrics } from '@tero/shared/contract/metrics';
import type { Period } from '@tero/shared/rules/metrics';
import BriefcaseBusiness from 'lucide-react/icons/briefcase-business';
import MessageCircle from 'lucide-react/icons/message-circle';
import Percent from 'lucide-react/icons/percent';
import UserRoundSearch from 'lucide-react/icons/user-round-search';
import { Figure, Figures } from '../../ui/Figures.tsx';
import { CreateLink } from '../subscriptions/entitlement/CreateLink.tsx';
import { Activity } from './Activity.tsx';
import { ContactCost } from './ContactCost.tsx';
import { MetricsFailure, MetricsSkeleton, NoMetrics } from './MetricsStates.tsx';
import { PhoneViews } from './PhoneViews.tsx';
import { ResponseTime } from './ResponseTime.tsx';
import { rateNote, rateOf } from './rate-words.ts';
import { ProfileRow, ServiceRows } from './ServiceRows.tsx';
import { useServiceMetrics } from './service-queries.ts';

interface TabProps {
  providerId: number;
  period: Period;
}

export function ServicesTab(props: TabProps) {
  return (
    <div className="flex flex-col gap-5">
      <ServiceMetrics {...props} />
      <ResponseTime />
      <PhoneViews providerId={props.providerId} />
    </div>
  );
}

function ServiceMetrics({ providerId, period }: TabProps) {
  const { data, error, refetch } = useServiceMetrics(providerId, period);
  if (data) return isEmpty(data) ? <None /> : <Shown data={data} period={period} />;
  return error ? <MetricsFailure error={error} onRetry={() => void refetch()} /> : <MetricsSkeleton />;
}

function isEmpty({ serviceMetrics, profileViews, cost }: ProviderMetrics): boolean {
  return serviceMetrics.length === 0 && profileViews === 0 && cost.contacts === 0;
}

function None() {
  return (
    <NoMetrics
      text="Cuando publiques un servicio, acá vas a ver cuánta gente lo mira y cuánta te contacta."
      actions={<CreateLink to="/create_service" label="Nuevo servicio" />}
    />
  );
}

function Shown({ data, period }: { data: ProviderMetrics; period: Period }) {
  const { totalServices, activeServices, inactiveServices } = data.summary;
  // the same sum as the chart's; a service that was deleted still counts in it
  const contacts = data.clicksOverTime.reduce((sum, { clicks }) => sum + clicks, 0);
  const split = splitOf(contacts, data);
  const inactive = inactiveServices === 1 ? '1 oculto' : `${inactiveServices} ocultos`;
  return (
    <div className="flex flex-col gap-5">
      <Figures label="Resumen de servicios">
        <Figure Icon={MessageCircle} name="Contactos" value={String(contacts)} {...(contacts > 0 && { note: split })} />
        <Figure
          Icon={UserRoundSearch}
          name="Visitas al perfil"
          value={String(data.profileViews)}
          {...(data.cardViews && { note: `${data.cardViews} por tu enlace corto` })}
        />
        <Figure
          Icon={Percent}
          name="Tasa de conversión"
          value={rateOf(data.summary)}
          note={rateNote(data.summary, 'Sin visitas en este período', 'te contactó', 'te contactaron')}
        />
        <Figure
          Icon={BriefcaseBusiness}
          name="Servicios visibles"
          value={`${activeServices} de ${totalServices}`}
          {...(inactiveServices > 0 && { note: inactive })}
        />
      </Figures>
      <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <Activity buckets={data.clicksOverTime} period={period} />
        <ContactCost {...data.cost} />
      </div>
      {data.profileMetrics && <ProfileRow profile={data.profileMetrics} />}
      <ServiceRows rows={data.serviceMetrics} />
    </div>
  );
}

/** Returns a text with the number of contacts by WhatsApp and by phone; older apps also counted emails. */
function splitOf(contacts: number, { whatsappClicks, phoneClicks }: ProviderMetrics): string {
  const others = contacts - whatsappClicks - phoneClicks;
  return `${whatsappClicks} por WhatsApp, ${phoneClicks} por teléfono${others > 0 ? `, ${others} por email` : ''}`;
}
