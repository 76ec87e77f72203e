import { chargedPrice } from '@tero/shared/content/prices';
import type { Promised } from '@tero/shared/content/promised';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartLine from 'lucide-react/icons/chart-line';
import ImagePlus from 'lucide-react/icons/image-plus';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { LucideIcon } from 'lucide-react/types';

export interface Step extends Promised {
  Icon: LucideIcon;
  title: string;
  text: string;
  tip: string;
}

export const clientSteps: readonly Step[] = [
  {
    Icon: Search,
    title: 'Buscá',
    text: 'Escribí qué necesitás o entrá por una categoría, y filtrá por zona, precio, calificación y días disponibles.',
    tip: 'No hace falta registrarse para mirar.',
    rule: ['SRCH-9', 'SRCH-17', 'PHONE-5'],
  },
  {
    Icon: Star,
    title: 'Compará',
    text: 'Mirá fotos, precios y reseñas. Guardá con el corazón los que te interesen y decidí con calma.',
    tip: 'Fijate en la cantidad de reseñas, no solo en el promedio.',
    rule: ['REV-9', 'FAV-2'],
  },
  {
    Icon: MessageCircle,
    title: 'Contactá',
    text: 'Tocá el botón de WhatsApp: se abre un chat con el proveedor y un saludo ya escrito. Ahí acuerdan precio, día y forma de pago. Con «Comparar o pedir» les escribís lo mismo a hasta cuatro proveedores.',
    tip: 'Pedí el presupuesto por escrito y no pagues todo por adelantado.',
    rule: ['PHONE-6', 'ASK-1', 'QUOTE-1'],
  },
  {
    Icon: BadgeCheck,
    title: 'Calificá',
    text: 'Cuando el trabajo termine, calificá el tiempo de respuesta, la atención y la calidad. Tu reseña ayuda a quien busca después.',
    tip: 'Podés publicarla de forma anónima.',
    rule: ['REV-2', 'REV-7'],
  },
];

export const providerSteps: readonly Step[] = [
  {
    Icon: UserRoundPlus,
    title: 'Registrate',
    text: 'Completá tus datos, tu oficio y tu cédula. El equipo de Tero revisa nombre, empresa y número de cédula, y te avisa.',
    tip: 'Nunca mostramos tu cédula. Es solo para verificar.',
    rule: ['ACC-88', 'PROV-1', 'PROV-50'],
  },
  {
    Icon: WalletCards,
    title: 'Activá tu suscripción',
    text: `Un solo plan, de ${chargedPrice}. El primer cobro se hace un mes después de la activación, y podés cancelar cuando quieras.`,
    tip: 'Sin comisiones: lo que cobrás por tu trabajo es tuyo.',
    rule: ['MONEY-7', 'SUB-5', 'MONEY-11'],
  },
  {
    Icon: ImagePlus,
    title: 'Publicá',
    text: 'Creá tus servicios con fotos, precio, horarios y zona de cobertura. También podés compartir publicaciones con tus trabajos.',
    tip: 'Tres fotos propias y de día valen más que diez de internet.',
    rule: ['SVC-5', 'SVC-13', 'POST-1'],
  },
  {
    Icon: MessageCircle,
    title: 'Recibí consultas',
    text: 'Los clientes te escriben directo a tu WhatsApp. Vos acordás el precio, el día y cómo te pagan, y podés mandar el presupuesto por escrito.',
    tip: 'Cuando cinco clientes contestan si les respondiste, tu perfil muestra en cuánto tiempo solés responder.',
    rule: ['PHONE-6', 'ASK-15', 'QUOTE-1'],
  },
  {
    Icon: ChartLine,
    title: 'Crecé',
    text: 'Respondé las reseñas y mirá en tus métricas cuánta gente ve tu perfil, cuánta te contacta y cuánto te costó cada contacto.',
    tip: 'Cambiá una cosa por vez y volvé a mirar en dos semanas.',
    rule: ['REV-14', 'METR-3', 'METR-62'],
  },
];
