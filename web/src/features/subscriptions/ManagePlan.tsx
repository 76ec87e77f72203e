import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useHashTarget } from '../../lib/navigation/use-hash-target.ts';
import { Card } from '../../ui/Card.tsx';
import { mercadoPagoHome } from './mercado-pago.ts';

const link = 'inline-flex min-h-11 items-center font-semibold text-link underline underline-offset-4';

/** Shows how to change the card, pause, cancel and get a receipt, one tap from the settings (rule SUB-99). */
export function ManagePlan() {
  useHashTarget();
  return (
    <Card className="flex flex-col gap-5 sm:p-7">
      <h2 id="manejar" className="scroll-mt-24 text-2xl">
        Tarjeta, pausa, cancelación y recibos
      </h2>
      <Way title="Cambiar la tarjeta">
        <p>En tu cuenta de Mercado Pago, en «Suscripciones», elegí la de Tero y cambiá el medio de pago.</p>
        <a href={mercadoPagoHome} className={link}>
          Ir a Mercado Pago
        </a>
      </Way>
      <Way title="Pausar">
        <p>
          ¿Te vas unos días? Ocultá tus servicios con una pausa. La suscripción sigue y se cobra igual. Para que no se
          cobre, suspendela en Mercado Pago. Mientras esté suspendida, tus servicios no se ven.
        </p>
        <Link to="/provider/pause" className={link}>
          Hacer una pausa
        </Link>
      </Way>
      <Way title="Cancelar">
        <p>
          Con «Cancelar suscripción», en esta página, sin costo y cuando quieras. No te cobramos más, y tus servicios se
          siguen viendo hasta el fin de lo que ya pagaste.
        </p>
      </Way>
      <Way title="Recibos">
        <p>
          Cada cobro tiene su recibo en el historial de pagos de esta página. Abrilo, imprimilo o guardalo como PDF.
          Poné tu nombre y tu RUT en «Datos para tus recibos».
        </p>
      </Way>
    </Card>
  );
}

function Way({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section>
      <h3 className="text-lg">{title}</h3>
      <div className="mt-1 text-muted">{children}</div>
    </section>
  );
}
