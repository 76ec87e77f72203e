import { chargedPrice } from '@tero/shared/content/prices';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartLine from 'lucide-react/icons/chart-line';
import ImagePlus from 'lucide-react/icons/image-plus';
import MessageCircle from 'lucide-react/icons/message-circle';
import Search from 'lucide-react/icons/search';
import Star from 'lucide-react/icons/star';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { LucideIcon } from 'lucide-react/types';

export interface Step {
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
  },
  {
    Icon: Star,
    title: 'Compará',
    text: 'Mirá fotos, precios y reseñas de otros clientes. Guardá con el corazón los que te interesen y decidí con calma.',
    tip: 'Fijate en la cantidad de reseñas, no solo en el promedio.',
  },
  {
    Icon: MessageCircle,
    title: 'Contactá',
    text: 'Tocá el botón de WhatsApp: se abre un chat con el proveedor y un saludo ya escrito. Ahí acuerdan precio, día y forma de pago.',
    tip: 'Pedí el presupuesto por escrito y no pagues todo por adelantado.',
  },
  {
    Icon: BadgeCheck,
    title: 'Calificá',
    text: 'Cuando el trabajo termine, puntuá el tiempo de respuesta, la atención y la calidad. Tu reseña ayuda a quien busca después.',
    tip: 'Podés publicarla de forma anónima.',
  },
];

export const providerSteps: readonly Step[] = [
  {
    Icon: UserRoundPlus,
    title: 'Registrate',
    text: 'Completá tus datos, tu oficio y tu cédula. El equipo de Tero revisa tu identidad y te avisa cuando tu perfil está verificado.',
    tip: 'La cédula no se muestra nunca: es solo para verificar.',
  },
  {
    Icon: WalletCards,
    title: 'Activá tu suscripción',
    text: `Un solo plan, de ${chargedPrice}. El primer cobro se hace un mes después de la activación y cancelás cuando quieras.`,
    tip: 'Sin comisiones: lo que cobrás por tu trabajo es tuyo.',
  },
  {
    Icon: ImagePlus,
    title: 'Publicá',
    text: 'Creá tus servicios con fotos, precio, horarios y zona de cobertura. También podés compartir publicaciones con tus trabajos.',
    tip: 'Tres fotos propias y de día valen más que diez de internet.',
  },
  {
    Icon: MessageCircle,
    title: 'Recibí consultas',
    text: 'Los clientes te escriben directo a tu WhatsApp. Vos acordás el precio, el día y cómo te pagan.',
    tip: 'Responder rápido, aunque sea para avisar cuándo, hace la diferencia.',
  },
  {
    Icon: ChartLine,
    title: 'Crecé',
    text: 'Respondé las reseñas y mirá en tus métricas cuánta gente ve tu perfil y cuánta te contacta.',
    tip: 'Cambiá una cosa por vez y volvé a mirar en dos semanas.',
  },
];
