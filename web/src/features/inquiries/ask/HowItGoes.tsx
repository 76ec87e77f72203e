import { limits } from '@tero/shared/limits';

const steps = [
  `Elegís hasta ${limits.inquiryProviders} proveedores`,
  'Escribís tu pedido una sola vez',
  'Se lo mandás por WhatsApp a cada uno',
];

/** Explains a pedido and what follows, before the person fills anything in (rule ASK-26). */
export function HowItGoes({ isVisitor }: { isVisitor: boolean }) {
  return (
    <div>
      <ol aria-label="Cómo es un pedido" className="flex flex-col gap-2 sm:flex-row sm:gap-5">
        {steps.map((step, at) => (
          <li key={step} className="flex items-start gap-2.5 sm:flex-1">
            <span
              aria-hidden="true"
              className="flex size-6 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-link text-sm"
            >
              {at + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <p className="mt-2 text-muted text-sm">
        Nadie recibe tu pedido hasta que abras su chat, y pedir no te compromete a nada.
        {isVisitor && <span> Registrate gratis para abrir los chats. Guardamos lo que escribas.</span>}
      </p>
    </div>
  );
}
