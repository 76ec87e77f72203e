import Clock from 'lucide-react/icons/clock';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import Hammer from 'lucide-react/icons/hammer';
import HeartHandshake from 'lucide-react/icons/heart-handshake';
import HeartPulse from 'lucide-react/icons/heart-pulse';
import Laptop from 'lucide-react/icons/laptop';
import MapPinned from 'lucide-react/icons/map-pinned';
import ShieldCheck from 'lucide-react/icons/shield-check';
import TreePalm from 'lucide-react/icons/tree-palm';
import Wrench from 'lucide-react/icons/wrench';

export const workValues = [
  { Icon: ShieldCheck, title: 'Confianza', text: 'Decimos lo que hacemos y hacemos lo que decimos.' },
  { Icon: HeartHandshake, title: 'Cercanía', text: 'Hablamos claro y tratamos a cada persona por su nombre.' },
  { Icon: Hammer, title: 'Oficio', text: 'Respetamos el trabajo bien hecho, el de las manos y el del código.' },
  { Icon: MapPinned, title: 'Todo el país', text: 'Pensamos cada decisión también desde afuera de Montevideo.' },
] as const;

export const benefits = [
  { Icon: Clock, title: 'Horario flexible', text: 'Organizamos la semana por objetivos.' },
  { Icon: GraduationCap, title: 'Formación', text: 'Presupuesto anual para cursos y libros.' },
  { Icon: TreePalm, title: 'Licencia extra', text: 'Cinco días libres adicionales por año.' },
  { Icon: Laptop, title: 'Trabajo híbrido', text: 'Equipo y conexión para trabajar desde casa.' },
  { Icon: HeartPulse, title: 'Bienestar', text: 'Reintegro para deporte o terapia.' },
  {
    Icon: Wrench,
    title: 'Día de oficio',
    text: 'Una jornada por año para aprender un oficio con un proveedor de la comunidad.',
  },
] as const;
