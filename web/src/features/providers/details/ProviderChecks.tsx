import type { ProviderCheck } from '@tero/shared/contract/providers';
import { longDate } from '@tero/shared/rules/time/time';
import IdCard from 'lucide-react/icons/id-card';
import MailCheck from 'lucide-react/icons/mail-check';
import ScanFace from 'lucide-react/icons/scan-face';
import type { LucideIcon } from 'lucide-react/types';
import { messageOf } from '../../../lib/http/messages.ts';
import { useProviderChecks } from '../queries.ts';

const words: Record<ProviderCheck['what'], { Icon: LucideIcon; title: string; text: string }> = {
  seen: {
    Icon: ScanFace,
    title: 'Identidad',
    text: 'El equipo de Tero comparó una foto del documento con una de la cara. Después las borró.',
  },
  identity: {
    Icon: IdCard,
    title: 'Datos',
    text: 'El equipo de Tero revisó el nombre, la empresa y el número de cédula que dio el proveedor.',
  },
  email: { Icon: MailCheck, title: 'Email', text: 'El email de la cuenta está confirmado.' },
};

/** Shows which facts about a provider were verified, by whom and when, and which were not. */
export function ProviderChecks({ providerId }: { providerId: number }) {
  const { data: checks, error } = useProviderChecks(providerId);
  return (
    <div role="status" className="flex flex-col gap-3 text-sm">
      <p className="font-semibold text-base">Qué revisamos</p>
      {!checks &&
        (error ? <p>{messageOf(error, 'No pudimos cargar el detalle. Probá de nuevo.')}</p> : <p>Cargando…</p>)}
      {checks?.map(({ what, day }) => (
        <Check key={what} {...words[what]} day={day} />
      ))}
      <p className="border-line border-t pt-3 text-muted">
        {checks && !checks.some(({ what }) => what === 'seen') && (
          <span>Todavía no vimos su documento ni su cara. </span>
        )}
        <span>
          Esta revisión no incluye el teléfono, los títulos ni los antecedentes. Si vimos otros papeles, están aparte.
          Mirá también las reseñas.
        </span>
      </p>
    </div>
  );
}

function Check({ Icon, title, text, day }: (typeof words)['email'] & { day: string | null }) {
  return (
    <div className="flex gap-3">
      <Icon size={20} aria-hidden="true" className="mt-0.5 shrink-0 text-success" />
      <div>
        <p className="font-semibold">
          {title}
          {day && <span className="font-normal text-muted"> · {longDate(day)}</span>}
        </p>
        <p>{text}</p>
      </div>
    </div>
  );
}
