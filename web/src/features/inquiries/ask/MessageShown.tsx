import type { InquiryCandidate } from '@tero/shared/contract/inquiries';
import { inquiryGreeting, inquiryText } from '@tero/shared/rules/inquiries/words';
import ChevronDown from 'lucide-react/icons/chevron-down';

interface MessageShownProps {
  texts: Parameters<typeof inquiryText>[0];
  /** whom the pedido asks */
  chosen: readonly InquiryCandidate[];
  hasPhotos: boolean;
}

/** Shows the text that will go out in the writer's name, before the first chat opens, and that others are asked too. */
export function MessageShown({ texts: { what, place, timing }, chosen, hasPhotos }: MessageShownProps) {
  const [first] = chosen;
  if (!first) return null;
  const others = chosen.length - 1;
  const { service_title: title, category } = first;
  const words = { title, category, others, link: '(el enlace a tu pedido)', hasPhotos };
  const given = { what: orBlank(what), place: orBlank(place), timing: orBlank(timing) };
  return (
    <div>
      {others > 0 && (
        <p>
          {others === 1
            ? 'El mensaje dice que le preguntaste a otro proveedor, sin decir a quién.'
            : 'El mensaje dice que les preguntaste a otros proveedores, sin decir a quiénes.'}
        </p>
      )}
      <details className="group">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold text-link">
          Ver el mensaje
          <ChevronDown size={18} aria-hidden="true" className="group-open:rotate-180" />
        </summary>
        <p className="wrap-anywhere whitespace-pre-line rounded-card bg-sunken px-4 py-3">
          {inquiryText(given, words)}
        </p>
        <OtherGreetings what={given.what} chosen={chosen} />
        <p className="mt-1.5 text-muted text-sm">
          El mensaje ya está escrito en cada chat. Lo mandás vos, y antes podés cambiarlo.
        </p>
      </details>
    </div>
  );
}

/** Shows how the other chats begin, if they differ from the shown one: each names its own service. */
function OtherGreetings({ what, chosen }: { what: string; chosen: readonly InquiryCandidate[] }) {
  const greetings = chosen.map(({ provider_name, service_title: title, category }) => ({
    name: provider_name,
    greeting: inquiryGreeting(what, { title, category }),
  }));
  const [first, ...others] = greetings;
  if (others.every(({ greeting }) => greeting === first?.greeting)) return null;
  return (
    <>
      <p className="mt-1.5 text-sm">
        Este es el mensaje para {first?.name}. Los otros dicen lo mismo, pero empiezan así:
      </p>
      <ul className="wrap-anywhere mt-1 list-disc pl-5 text-sm">
        {others.map(({ name, greeting }) => (
          <li key={name}>
            {name}: «{greeting}»
          </li>
        ))}
      </ul>
    </>
  );
}

function orBlank(text: string): string {
  return text.trim() || '…';
}
