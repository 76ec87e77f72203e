import type { Question } from './question.ts';

export const clientQuestions: readonly Question[] = [
  {
    id: 'buscar',
    question: '¿Cómo encuentro un servicio?',
    answer: [
      'Escribí lo que necesitás en el buscador o entrá por una categoría. Después afiná con los filtros de precio, calificación, modalidad, forma de pago, días disponibles, duración y zona, y ordená los resultados como prefieras.',
    ],
    links: [{ label: 'Explorar servicios', to: '/servicios' }],
  },
  {
    id: 'contactar',
    question: '¿Cómo contacto a un proveedor?',
    answer: [
      'Entrá al servicio y tocá el botón de WhatsApp. Se abre un chat con un saludo que ya incluye el título del servicio. Contale qué necesitás, dónde y para cuándo; si podés, mandá fotos.',
    ],
    links: [{ label: 'Ocho preguntas para hacer antes de contratar', to: '/blog/7' }],
  },
  {
    id: 'pedir-a-varios',
    question: '¿Puedo preguntarles a varios a la vez?',
    answer: [
      'Sí. Buscá lo que necesitás y tocá «Pedir a varios»: escribís una sola vez qué, dónde y cuándo, y elegís hasta cuatro proveedores. A cada uno le mandás el mismo mensaje en su propio chat de WhatsApp, y en Mis pedidos ves a quién le escribiste y quién respondió.',
    ],
    links: [{ label: 'Mis pedidos', to: '/mis-pedidos' }],
  },
  {
    id: 'presupuesto-por-escrito',
    question: '¿Cómo acepto un presupuesto?',
    answer: [
      'El proveedor te manda un enlace por WhatsApp. Ahí leés los trabajos, los precios y hasta cuándo vale. Para aceptarlo alcanza con tu nombre y un código que te llega por SMS. Los dos se quedan con el texto exacto que aceptaste.',
    ],
  },
  {
    id: 'niveles',
    question: '¿Qué significan Económico, Estándar y Premium?',
    answer: [
      'Son los niveles que cada proveedor elige para describir su propuesta: desde una opción sencilla y accesible hasta una más completa. No miden la calidad ni cambian el orden de los resultados; para eso están las calificaciones y las reseñas.',
    ],
  },
  {
    id: 'resenas',
    question: '¿Cómo dejo una reseña?',
    answer: [
      'En la página del servicio elegí «Dejar una reseña» y puntuá de 1 a 5 el tiempo de respuesta, la atención y la calidad del trabajo. El comentario es opcional y podés publicarla de forma anónima.',
      'Cada cliente puede dejar una reseña por servicio. Si antes habías abierto el chat con ese proveedor, la reseña lleva la marca «Contacto verificado».',
    ],
  },
  {
    id: 'favoritos',
    question: '¿Puedo guardar servicios para después?',
    answer: [
      'Sí. Tocá el corazón para sumar un servicio a Mis Favoritos. Ahí podés ordenarlos, filtrarlos por categoría y compartir la lista. En Mi Historial también encontrás lo que visitaste y a quién contactaste.',
    ],
    links: [
      { label: 'Mis Favoritos', to: '/favoritos' },
      { label: 'Mi Historial', to: '/historial' },
    ],
  },
  {
    id: 'salio-mal',
    question: '¿Qué hago si el trabajo no salió bien?',
    answer: [
      'Hablá primero con el proveedor y recordale lo acordado: la mayoría de los problemas se resuelve así. Si no hay respuesta, contá tu experiencia en una reseña y, si hubo una falta grave, escribinos para que la revisemos.',
    ],
    links: [{ label: 'Reportar un problema', to: '/report' }],
  },
  {
    id: 'verificado',
    question: '¿Qué quiere decir que un proveedor está verificado?',
    answer: [
      'Que nuestro equipo revisó el nombre, la empresa y el número de cédula que presentó. Tocá la marca «Verificado» para ver qué se revisó y cuándo. Es una buena señal, pero no una garantía sobre cada trabajo: mirá también sus reseñas y pedí un presupuesto por escrito.',
    ],
  },
  {
    id: 'eliminar-cuenta',
    question: '¿Cómo elimino mi cuenta?',
    answer: [
      'En tu perfil, dentro de Configuración, está la opción de eliminar la cuenta. Te pedimos confirmar que sos vos, y en el momento nadie ve más tu cuenta. A los siete días se borran tus datos personales, tus favoritos y tu historial; las reseñas que escribiste quedan publicadas como «Usuario anónimo». Si cambiás de idea antes, iniciá sesión y tocá «Recuperar mi cuenta».',
    ],
  },
];
