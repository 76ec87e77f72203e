import { chargedPrice } from '@tero/shared/content/prices';
import type { Question } from '@tero/shared/content/question';
import BadgeCheck from 'lucide-react/icons/badge-check';
import ChartLine from 'lucide-react/icons/chart-line';
import ImagePlus from 'lucide-react/icons/image-plus';
import MapPinned from 'lucide-react/icons/map-pinned';
import MessageCircle from 'lucide-react/icons/message-circle';
import Star from 'lucide-react/icons/star';

export const providerBenefits = [
  {
    Icon: MessageCircle,
    title: 'Clientes directo a tu WhatsApp',
    text: 'Te escriben sin intermediarios, con el nombre del servicio que vieron. Tero no cobra comisión por los trabajos.',
  },
  {
    Icon: ImagePlus,
    title: 'Servicios sin límite',
    text: 'Publicá todo lo que hacés, cada servicio con hasta cinco fotos, su precio, sus horarios y su zona.',
  },
  {
    Icon: Star,
    title: 'Reseñas que hablan por vos',
    text: 'Cada buen trabajo suma a tu reputación, y podés responder lo que te escriben.',
  },
  {
    Icon: BadgeCheck,
    title: 'Perfil verificado',
    text: 'Nuestro equipo revisa tus datos y tu número de cédula, y tu perfil muestra cuándo, para que un desconocido se anime a escribirte.',
  },
  {
    Icon: ChartLine,
    title: 'Métricas claras',
    text: 'Cuánta gente visita tu perfil, qué servicio miran más y cuántos terminan contactándote.',
  },
  {
    Icon: MapPinned,
    title: 'Tu zona, la que elijas',
    text: 'Un barrio, un departamento o todo el país: aparecés donde de verdad trabajás.',
  },
] as const;

export const testimonials = [
  {
    name: 'Yolanda Techera',
    role: 'Brillo Propio Limpieza',
    location: 'Cordón, Montevideo',
    text: 'Antes dependíamos del boca a boca. Ahora la agenda se arma sola y elegimos los trabajos que mejor nos quedan.',
    rating: 5,
  },
  {
    name: 'Matías Echeverri',
    role: 'Pulso Rambla',
    location: 'Malvín, Montevideo',
    text: 'Las reseñas hicieron por mí lo que ningún volante pudo: que un desconocido me escriba con confianza.',
    rating: 5,
  },
  {
    name: 'Washington Dornel',
    role: 'Enlace Serrano',
    location: 'Treinta y Tres',
    text: 'Vivo lejos de todo y, sin embargo, me llaman de tres departamentos. Eso no me lo esperaba.',
    rating: 5,
  },
] as const;

export const benefitQuestions: readonly Question[] = [
  {
    id: 'que-incluye',
    question: '¿Qué incluye la suscripción?',
    answer: [
      `Todo lo que ves en esta página, por ${chargedPrice}: servicios sin límite, publicaciones, promociones, métricas y respuestas a tus reseñas. No hay niveles ni cargos aparte.`,
    ],
  },
  {
    id: 'cuando-pago',
    question: '¿Cuándo empiezo a pagar?',
    answer: [
      'El primer cobro se hace un mes después de la activación. Podés cancelar en cualquier momento y seguís publicado hasta el final del período.',
    ],
  },
  {
    id: 'experiencia',
    question: '¿Tengo que ser una empresa?',
    answer: [
      'No. Alcanza con ser mayor de edad y tener cédula uruguaya. Si facturás como unipersonal, monotributista o empresa, mejor: muchos clientes piden boleta.',
    ],
  },
  {
    id: 'tiempo',
    question: '¿Cuánto demora la verificación de mi perfil?',
    answer: [
      'Revisamos los datos a mano, de lunes a sábado. Te avisamos apenas esté lista la respuesta y, si falta algo, te decimos qué.',
    ],
  },
];
