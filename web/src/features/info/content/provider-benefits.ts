import { chargedPrice } from '@tero/shared/content/prices';
import type { Promised } from '@tero/shared/content/promised';
import type { Question } from '@tero/shared/content/question';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartLine from 'lucide-react/icons/chart-line';
import ImagePlus from 'lucide-react/icons/image-plus';
import MapPinned from 'lucide-react/icons/map-pinned';
import MessageCircle from 'lucide-react/icons/message-circle';
import Star from 'lucide-react/icons/star';
import type { LucideIcon } from 'lucide-react/types';

interface Benefit extends Promised {
  Icon: LucideIcon;
  title: string;
  text: string;
}

export const providerBenefits: readonly Benefit[] = [
  {
    Icon: MessageCircle,
    title: 'Clientes directo a tu WhatsApp',
    text: 'Te escriben sin intermediarios y te dicen qué servicio vieron. Tero no cobra comisión por los trabajos.',
    rule: ['PHONE-6', 'MONEY-11'],
  },
  {
    Icon: ImagePlus,
    title: 'Servicios sin límite',
    text: 'Publicá todo lo que hacés, cada servicio con hasta cinco fotos, su precio, sus horarios y su zona.',
    rule: ['SUB-4', 'SVC-13', 'SVC-5'],
  },
  {
    Icon: Star,
    title: 'Reseñas que podés responder',
    text: 'Tus clientes califican cómo respondés, cómo atendés y cómo trabajás, y podés contestarles.',
    rule: ['REV-2', 'REV-14'],
  },
  {
    Icon: BadgeCheck,
    title: 'Un perfil que da confianza',
    text: 'El equipo revisa tu nombre, tu empresa y el número de cédula, y tu perfil dice qué revisamos y cuándo. Con una foto de tu cédula y una de tu cara, dice «Verificado».',
    rule: ['PROV-50', 'TRUST-50'],
  },
  {
    Icon: ChartLine,
    title: 'Métricas claras',
    text: 'Ves cuánta gente entra a tu perfil, qué servicio mira más y cuánta termina contactándote.',
    rule: ['METR-3', 'METR-60'],
  },
  {
    Icon: MapPinned,
    title: 'Tu zona, la que elijas',
    text: 'Un barrio, un departamento o todo el país: aparecés donde de verdad trabajás.',
    rule: ['SRCH-20', 'SRCH-21'],
  },
];

export const benefitQuestions: readonly Question[] = [
  {
    id: 'que-incluye',
    question: '¿Qué incluye la suscripción?',
    answer: [
      `Todo lo que ves en esta página, por ${chargedPrice}: servicios sin límite, publicaciones, promociones, métricas y respuestas a tus reseñas. No hay niveles ni cargos aparte.`,
    ],
    rule: ['SUB-4', 'MONEY-7'],
  },
  {
    id: 'cuando-pago',
    question: '¿Cuándo empiezo a pagar?',
    answer: [
      'El primer cobro se hace un mes después de la activación. Podés cancelar en cualquier momento y tus servicios se siguen viendo hasta el final del período.',
    ],
    rule: ['SUB-5', 'SUB-16'],
  },
  {
    id: 'experiencia',
    question: '¿Tengo que ser una empresa?',
    answer: [
      'No. Alcanza con ser mayor de edad y tener cédula uruguaya. Qué tenés que facturar y aportar lo definen la DGI y el BPS, no Tero.',
    ],
    rule: ['PROV-4', 'PROV-5'],
  },
  {
    id: 'tiempo',
    question: '¿Cuánto demora la verificación de mi perfil?',
    answer: [
      'Una persona del equipo mira los datos, así que no hay un plazo fijo. Te avisamos con la respuesta y, si falta algo, te decimos qué corregir.',
    ],
    rule: ['PROV-8', 'PROV-61'],
  },
];
