export const articleCategories = ['datos', 'estadisticas', 'recomendaciones', 'curiosidades'] as const;
export type ArticleCategory = (typeof articleCategories)[number];

export const categoryLabels: Readonly<Record<ArticleCategory, string>> = {
  datos: 'Datos',
  estadisticas: 'Estadísticas',
  recomendaciones: 'Recomendaciones',
  curiosidades: 'Curiosidades',
};

export interface Article {
  id: number;
  title: string;
  excerpt: string;
  category: ArticleCategory;
  author: string;
  /** `YYYY-MM-DD` */
  date: string;
  /** the name of its image (article-pictures.ts) */
  image: string;
  readTime: string;
  tags: readonly string[];
}

/** Newest first. */
export const articles: readonly Article[] = [
  {
    id: 10,
    title: 'El tero: centinela del campo y nombre de esta casa',
    excerpt:
      'Grita fuerte, cuida lo suyo y no se achica. Por qué elegimos un ave tan nuestra para ponerle nombre al proyecto.',
    category: 'curiosidades',
    author: 'Equipo Tero',
    date: '2026-11-16',
    image: 'tero',
    readTime: '2 min',
    tags: ['tero', 'naturaleza', 'uruguay'],
  },
  {
    id: 1,
    title: '¿Por hora o por trabajo? Cómo se arma el precio de un servicio',
    excerpt:
      'Traslado, materiales, tiempo y riesgo: qué hay detrás del número que te pasan y cuándo conviene cada forma de cobro.',
    category: 'datos',
    author: 'Equipo Tero',
    date: '2026-11-03',
    image: 'precios',
    readTime: '2 min',
    tags: ['precios', 'presupuesto', 'contratar'],
  },
  {
    id: 4,
    title: 'Cómo leer una calificación de 4,7',
    excerpt:
      'El promedio solo no alcanza. Cantidad, fecha y detalle de las reseñas cuentan la otra mitad de la historia.',
    category: 'estadisticas',
    author: 'Equipo Tero',
    date: '2026-10-12',
    image: 'calificaciones',
    readTime: '2 min',
    tags: ['reseñas', 'calificaciones', 'contratar'],
  },
  {
    id: 7,
    title: 'Ocho preguntas para hacer antes de contratar',
    excerpt: 'No hace falta saber de sanitaria ni de cables. Alcanza con preguntar bien y escuchar cómo te responden.',
    category: 'recomendaciones',
    author: 'Equipo Tero',
    date: '2026-09-14',
    image: 'preguntas',
    readTime: '2 min',
    tags: ['contratar', 'seguridad', 'consejos'],
  },
  {
    id: 2,
    title: 'Qué tiene que decir un buen presupuesto',
    excerpt: 'Una hoja bien hecha evita la mayoría de las discusiones. Esta es la lista de lo que no puede faltar.',
    category: 'datos',
    author: 'Equipo Tero',
    date: '2026-08-17',
    image: 'presupuesto',
    readTime: '2 min',
    tags: ['presupuesto', 'garantía', 'consejos'],
  },
  {
    id: 5,
    title: 'Visitas, clics y contactos: tres cifras que vale la pena mirar',
    excerpt: 'Una guía breve para que los proveedores entiendan sus métricas y sepan qué cambiar primero.',
    category: 'estadisticas',
    author: 'Equipo Tero',
    date: '2026-07-13',
    image: 'metricas',
    readTime: '2 min',
    tags: ['proveedores', 'métricas', 'perfil'],
  },
  {
    id: 11,
    title: 'Changas, gauchadas y otras palabras del trabajo',
    excerpt: 'Un paseo por las palabras que usamos para hablar de laburo, favores y oficios en esta orilla.',
    category: 'curiosidades',
    author: 'Equipo Tero',
    date: '2026-06-19',
    image: 'palabras',
    readTime: '2 min',
    tags: ['lenguaje', 'cultura', 'oficios'],
  },
  {
    id: 3,
    title: 'El agua que se va sin que la veas',
    excerpt:
      'Una canilla que gotea y una cisterna que pierde parecen poca cosa. Hacemos la cuenta, con una prueba casera para cada una.',
    category: 'datos',
    author: 'Equipo Tero',
    date: '2026-05-25',
    image: 'agua',
    readTime: '2 min',
    tags: ['agua', 'ahorro', 'sanitaria'],
  },
  {
    id: 8,
    title: 'Poné tu casa a punto para el invierno',
    excerpt: 'Una recorrida de una tarde, ambiente por ambiente, para pasar el frío sin sustos ni humedad.',
    category: 'recomendaciones',
    author: 'Equipo Tero',
    date: '2026-04-20',
    image: 'invierno',
    readTime: '2 min',
    tags: ['invierno', 'mantenimiento', 'hogar'],
  },
  {
    id: 9,
    title: 'Fotos de celular que venden',
    excerpt: 'No necesitás una cámara cara. Luz, orden y tres tomas bien pensadas hacen que un perfil se destaque.',
    category: 'recomendaciones',
    author: 'Equipo Tero',
    date: '2026-03-23',
    image: 'fotos',
    readTime: '2 min',
    tags: ['proveedores', 'fotografía', 'perfil'],
  },
  {
    id: 6,
    title: 'El calendario de los servicios: qué se pide en cada estación',
    excerpt:
      'Calefacción en otoño, jardines en primavera, casas de temporada en verano. Anticiparse consigue mejores precios y fechas.',
    category: 'estadisticas',
    author: 'Equipo Tero',
    date: '2026-02-16',
    image: 'calendario',
    readTime: '2 min',
    tags: ['temporadas', 'planificación', 'hogar'],
  },
  {
    id: 12,
    title: 'El hornero, el albañil que no usa balde',
    excerpt:
      'Trabaja en pareja, mezcla barro con pasto y levanta una casa de dos ambientes. Lecciones de obra de un pájaro de veinte centímetros.',
    category: 'curiosidades',
    author: 'Equipo Tero',
    date: '2026-01-19',
    image: 'hornero',
    readTime: '2 min',
    tags: ['naturaleza', 'construcción', 'uruguay'],
  },
];
