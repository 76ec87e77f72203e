import type { Service } from '@tero/shared/contract/services';
import { isTierChosen, serviceTypeLabels, tierHints, tierLabels } from '@tero/shared/rules/labels';
import { paymentTypeLabel } from '@tero/shared/rules/money/price';
import { placeLabel } from '@tero/shared/rules/places/coverage';
import { longDate } from '@tero/shared/rules/time/time';
import Award from 'lucide-react/icons/award';
import Banknote from 'lucide-react/icons/banknote';
import CalendarCheck from 'lucide-react/icons/calendar-check';
import ClipboardList from 'lucide-react/icons/clipboard-list';
import Clock from 'lucide-react/icons/clock';
import MapPin from 'lucide-react/icons/map-pin';
import MonitorSmartphone from 'lucide-react/icons/monitor-smartphone';
import StickyNote from 'lucide-react/icons/sticky-note';
import type { ReactNode } from 'react';

/** Shows the description, the details, the requirements and the notes. */
export function DetailText({ service }: { service: Service }) {
  return (
    <>
      <Part title="Descripción">
        <p className="prose-line wrap-anywhere whitespace-pre-line">{service.description}</p>
      </Part>
      <Part title="Detalles">
        <dl className="grid gap-x-6 gap-y-4 sm:grid-cols-2">
          <Fact icon={<MonitorSmartphone size={20} />} name="Modalidad">
            {serviceTypeLabels[service.service_type]}
          </Fact>
          <Fact icon={<Banknote size={20} />} name="Cómo se cobra">
            {paymentTypeLabel(service.payment_type)}
          </Fact>
          {service.estimated_duration && (
            <Fact icon={<Clock size={20} />} name="Duración estimada">
              {service.estimated_duration}
            </Fact>
          )}
          <Fact icon={<MapPin size={20} />} name="Zona de cobertura">
            {placeLabel(service.coverage_area)}
          </Fact>
          {isTierChosen(service.service_status) && (
            <Fact icon={<Award size={20} />} name="Nivel del servicio">
              {tierLabels[service.service_status]}
              <span className="block font-normal text-muted text-sm">{tierHints[service.service_status]}</span>
            </Fact>
          )}
          <Fact icon={<CalendarCheck size={20} />} name="Publicado">
            {longDate(service.created_at)}
          </Fact>
        </dl>
      </Part>
      {service.client_requirements && (
        <Part title="Requisitos" icon={<ClipboardList size={22} />}>
          <p className="prose-line wrap-anywhere whitespace-pre-line">{service.client_requirements}</p>
        </Part>
      )}
      {service.additional_notes && (
        <Part title="Notas adicionales" icon={<StickyNote size={22} />}>
          <p className="prose-line wrap-anywhere whitespace-pre-line">{service.additional_notes}</p>
        </Part>
      )}
    </>
  );
}

function Part({ title, icon, children }: { title: string; icon?: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className="mb-3 flex items-center gap-2 text-2xl">
        {icon && (
          <span aria-hidden="true" className="text-primary">
            {icon}
          </span>
        )}
        <span>{title}</span>
      </h2>
      {children}
    </section>
  );
}

function Fact({ icon, name, children }: { icon: ReactNode; name: string; children: ReactNode }) {
  return (
    <div className="relative min-h-10 pl-13">
      <dt className="text-muted text-sm">
        <span
          aria-hidden="true"
          className="absolute top-0 left-0 flex size-10 items-center justify-center rounded-control bg-primary-soft text-on-primary-soft"
        >
          {icon}
        </span>
        {name}
      </dt>
      <dd className="wrap-anywhere font-semibold">{children}</dd>
    </div>
  );
}
