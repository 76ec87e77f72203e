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
  /** the link to the category that the article is about, or else to the next step */
  next: { label: string; to: string };
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
    next: { label: 'Sobre Nosotros', to: '/about' },
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
    next: { label: 'Ver servicios y sus precios', to: '/servicios' },
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
    next: { label: 'Ver los mejor calificados', to: '/servicios?sort=ratingDesc' },
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
    next: { label: 'Buscar a quién preguntarle', to: '/servicios' },
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
    next: { label: 'Presupuestos por escrito en Tero', to: '/help?tab=clientes#presupuesto-por-escrito' },
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
    next: { label: 'De dónde salen tus métricas', to: '/help?tab=proveedores#costo-por-contacto' },
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
    next: { label: 'Ver todos los oficios', to: '/servicios' },
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
    next: { label: 'Ver sanitarios', to: '/servicios/categoria/sanitario' },
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
    next: { label: 'Ver servicios de albañilería', to: '/servicios/categoria/albanileria' },
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
    next: { label: 'Guía de fotos para proveedores', to: '/provider/resources#fotos-con-el-celular' },
  },
  {
    id: 6,
    title: 'El calendario de los servicios: qué se pide en cada estación',
    excerpt:
      'Calefacción en otoño, jardines en primavera, casas de temporada en verano. Con tiempo se consiguen mejores precios y fechas.',
    category: 'estadisticas',
    author: 'Equipo Tero',
    date: '2026-02-16',
    image: 'calendario',
    readTime: '2 min',
    tags: ['temporadas', 'planificación', 'hogar'],
    next: { label: 'Ver servicios de jardinería', to: '/servicios/categoria/jardineria' },
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
    next: { label: 'Ver servicios de albañilería', to: '/servicios/categoria/albanileria' },
  },
];
