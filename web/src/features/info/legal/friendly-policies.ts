import { chargedPrice } from '@tero/shared/content/prices';
import BadgeCheck from 'lucide-react/icons/badge-check';
import Ban from 'lucide-react/icons/ban';
import Cookie from 'lucide-react/icons/cookie';
import Headset from 'lucide-react/icons/headset';
import Lock from 'lucide-react/icons/lock';
import Star from 'lucide-react/icons/star';
import WalletCards from 'lucide-react/icons/wallet-cards';
import type { LucideIcon } from 'lucide-react/types';

export interface Policy {
  Icon: LucideIcon;
  title: string;
  points: readonly string[];
  more?: { label: string; to: string };
}

export const policies: readonly Policy[] = [
  {
    Icon: Lock,
    title: 'Tus datos son tuyos',
    points: [
      'Te pedimos solo los datos que necesitás para usar Tero.',
      'No los vendemos ni los compartimos para publicidad.',
      'Podés verlos, corregirlos o borrarlos cuando quieras (Ley 18.331).',
      'El teléfono y el email de un proveedor los ven solo personas con la sesión iniciada. La cédula, nadie más que el equipo que la verifica.',
    ],
    more: { label: 'Política de privacidad', to: '/privacy' },
  },
  {
    Icon: BadgeCheck,
    title: 'Lo que podés hacer',
    points: [
      'Buscar, comparar y contactar proveedores.',
      'Publicar servicios reales, con fotos y precios verdaderos.',
      'Dejar reseñas honestas sobre trabajos que contrataste, también de forma anónima.',
    ],
    more: { label: 'Términos y condiciones', to: '/terms' },
  },
  {
    Icon: Ban,
    title: 'Lo que no está permitido',
    points: [
      'Crear cuentas falsas o hacerte pasar por otra persona.',
      'Publicar contenido ofensivo, engañoso o ilegal.',
      'Inventar reseñas, o pedirlas a cambio de algo.',
      'Usar los datos de contacto para mandar publicidad.',
    ],
    more: { label: 'Reglas de conducta', to: '/terms#conducta' },
  },
  {
    Icon: WalletCards,
    title: 'La plata, clara',
    points: [
      'Para los clientes Tero es gratis.',
      `Los proveedores pagan una suscripción de ${chargedPrice} y cancelan cuando quieren.`,
      'El precio de cada trabajo lo acuerdan ustedes: no cobramos comisión y no intervenimos en ese pago.',
    ],
    more: { label: 'Suscripción y pagos', to: '/terms#suscripcion' },
  },
  {
    Icon: Star,
    title: 'Reseñas con reglas',
    points: [
      'Una por cliente y por servicio. No se compran, no se venden y no las editamos.',
      'Quitamos las que insultan, discriminan o exponen datos de otra persona.',
      'El proveedor puede responder, y su respuesta queda al lado.',
    ],
    more: { label: 'Cómo funcionan las reseñas', to: '/terms#resenas' },
  },
  {
    Icon: Cookie,
    title: 'Nada te sigue',
    points: [
      'No usamos cookies de seguimiento ni de publicidad.',
      'En tu teléfono guardamos lo justo: tu sesión, tus borradores y las páginas públicas para que abran sin conexión.',
    ],
    more: { label: 'Qué guardamos en tu dispositivo', to: '/cookies' },
  },
  {
    Icon: Headset,
    title: 'Hay alguien del otro lado',
    points: [
      'Lo que nos escribís le llega al equipo, y te respondemos por email.',
      'Con una cuenta, la respuesta también queda en «Mis mensajes», y podés seguir ahí.',
    ],
    more: { label: 'Escribinos', to: '/contact' },
  },
];
