import { chargedPrice } from './prices.ts';
import type { Promised } from './promised.ts';

interface Truth extends Promised {
  title: string;
  text: string;
  link: { label: string; to: string };
}

/** The statements that pages show in place of content that only an operator can give. */
export const trueOfAll: readonly Truth[] = [
  {
    title: 'Un precio fijo',
    text: `Publicar cuesta ${chargedPrice}, igual para todos. No cobramos comisión por los trabajos, y para los clientes Tero es gratis.`,
    link: { label: 'Ver el plan', to: '/subscription-plans' },
    rule: ['MONEY-7', 'MONEY-11'],
  },
  {
    title: 'Contacto directo',
    text: 'Quien busca le escribe por WhatsApp a quien ofrece. El precio, el día y el pago los acuerdan entre los dos.',
    link: { label: 'Cómo funciona', to: '/how-it-works' },
    rule: ['PHONE-6', 'MONEY-11'],
  },
  {
    title: 'El orden no se compra',
    text: 'Los resultados se ordenan según lo que buscás, tu zona y las reseñas. Ni el plan ni el nivel del servicio cambian el orden.',
    link: { label: 'Cómo ordenamos', to: '/como-ordenamos' },
    rule: ['SRCH-105', 'SRCH-106'],
  },
];
