import Hammer from 'lucide-react/icons/hammer';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import MapPinned from 'lucide-react/icons/map-pinned';
import ShieldCheck from 'lucide-react/icons/shield-check';

export const workValues = [
  { Icon: ShieldCheck, title: 'Confianza', text: 'Decimos lo que hacemos y hacemos lo que decimos.' },
  { Icon: HeartHandshake, title: 'Cercanía', text: 'Hablamos claro y tratamos a cada persona por su nombre.' },
  { Icon: Hammer, title: 'Oficio', text: 'Respetamos el trabajo bien hecho, el de las manos y el del código.' },
  { Icon: MapPinned, title: 'Todo el país', text: 'Pensamos cada decisión también desde afuera de Montevideo.' },
] as const;
