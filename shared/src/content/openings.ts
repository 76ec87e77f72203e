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
  /** the day of its opening, `YYYY-MM-DD` */
  posted: string;
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
    posted: '2026-11-21',
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
      'Responder mensajes y emails dentro de las 24 horas.',
      'Revisar perfiles y documentación de nuevos proveedores.',
      'Escribir guías simples para el centro de ayuda.',
    ],
    requirements: [
      'Excelente redacción y trato cordial.',
      'Manejo cómodo de herramientas digitales.',
      'Disponibilidad algunos sábados de 9:00 a 14:00.',
    ],
    posted: '2026-11-21',
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
    posted: '2026-11-21',
  },
];
