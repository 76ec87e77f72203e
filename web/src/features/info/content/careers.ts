import {
  Clock,
  GraduationCap,
  Hammer,
  HeartHandshake,
  HeartPulse,
  Laptop,
  MapPinned,
  ShieldCheck,
  TreePalm,
  Wrench,
} from 'lucide-react';

export const applyEmail = 'empleos@tero.example';

export interface Opening {
  id: number;
  title: string;
  area: string;
  location: string;
  type: string;
  modality: string;
  summary: string;
  responsibilities: readonly string[];
  requirements: readonly string[];
}

export const openings: readonly Opening[] = [
  {
    id: 1,
    title: 'Desarrolladora o desarrollador frontend',
    area: 'Tecnología',
    location: 'Montevideo o remoto',
    type: 'Tiempo completo',
    modality: 'Híbrida',
    summary:
      'Vas a construir pantallas rápidas y accesibles que usa gente de todas las edades, desde un celular económico hasta un monitor grande.',
    responsibilities: [
      'Diseñar y mantener componentes en React y TypeScript.',
      'Cuidar el rendimiento, la accesibilidad y las pruebas automáticas.',
      'Trabajar codo a codo con diseño y con quienes atienden a la comunidad.',
    ],
    requirements: [
      'Dos años o más de experiencia con React.',
      'Buen manejo de HTML semántico y CSS.',
      'Ganas de explicar y de revisar código con respeto.',
    ],
  },
  {
    id: 2,
    title: 'Atención a la comunidad',
    area: 'Operaciones',
    location: 'Montevideo',
    type: 'Medio horario',
    modality: 'Presencial',
    summary:
      'Vas a ser la voz de Tero para clientes y proveedores: responder consultas, acompañar los primeros pasos y detectar qué podemos mejorar.',
    responsibilities: [
      'Responder mensajes y correos dentro de las 24 horas.',
      'Revisar perfiles y documentación de nuevos proveedores.',
      'Escribir guías simples para el centro de ayuda.',
    ],
    requirements: [
      'Excelente redacción y trato cordial.',
      'Manejo cómodo de herramientas digitales.',
      'Disponibilidad algunos sábados de 9:00 a 14:00.',
    ],
  },
  {
    id: 3,
    title: 'Referente de alianzas en el interior',
    area: 'Comunidad',
    location: 'Salto, Paysandú o Rivera',
    type: 'Tiempo completo',
    modality: 'Con viajes',
    summary:
      'Buscamos a alguien que conozca su departamento y quiera sumar oficios de todo el litoral y el norte a la plataforma.',
    responsibilities: [
      'Visitar talleres, centros de formación y cooperativas.',
      'Organizar encuentros de capacitación para proveedores.',
      'Proponer mejoras pensadas para localidades chicas.',
    ],
    requirements: [
      'Experiencia en ventas, comunidad o trabajo social.',
      'Libreta de conducir vigente.',
      'Autonomía y buena organización.',
    ],
  },
];

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
