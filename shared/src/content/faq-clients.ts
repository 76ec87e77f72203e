import type { Question } from './question.ts';

export const clientQuestions: readonly Question[] = [
  {
    id: 'buscar',
    question: '¿Cómo encuentro un servicio?',
    answer: [
      'Escribí lo que necesitás en el buscador o entrá por una categoría. Después afiná con los filtros de precio, calificación, modalidad, cobro, días disponibles, duración y zona, y ordená los resultados como prefieras.',
    ],
    links: [{ label: 'Explorar servicios', to: '/servicios' }],
    rule: ['SRCH-9', 'SRCH-17'],
  },
  {
    id: 'contactar',
    question: '¿Cómo contacto a un proveedor?',
    answer: [
      'Entrá al servicio y tocá el botón de WhatsApp. Se abre un chat con un saludo que ya incluye el título del servicio. Contale qué necesitás, dónde y para cuándo; si podés, mandá fotos.',
    ],
    links: [{ label: 'Ocho preguntas para hacer antes de contratar', to: '/blog/7' }],
    rule: 'PHONE-6',
  },
  {
    id: 'plata-por-adelantado',
    question: 'Me piden plata por adelantado, ¿qué hago?',
    answer: [
      'No pagues por adelantado a quien no conocés. Pedí el presupuesto por escrito y pagá cuando el trabajo esté hecho. Si te lo pidió un proveedor de Tero, tocá «No pagues por adelantado a quien no conocés», arriba del botón de WhatsApp, y después «Me pidió plata por adelantado»: una persona del equipo lee tu reporte.',
      'Si te escribió un número que no conocés, pegalo en «¿De quién es este número?» y mirá de quién es en Tero.',
    ],
    links: [{ label: '¿De quién es este número?', to: '/es-este-el-numero' }],
    rule: ['TRUST-70', 'TRUST-71', 'TRUST-75'],
  },
  {
    id: 'pedir-a-varios',
    question: '¿Puedo preguntarles a varios a la vez?',
    answer: [
      'Sí. Buscá lo que necesitás y tocá «Comparar o pedir»: podés marcar hasta tres proveedores, o con «Pedir a varios» pedirles a cuatro como mucho. Escribís una sola vez qué, dónde y cuándo. A cada uno le mandás el mismo mensaje en su propio chat de WhatsApp, y en Mis pedidos ves a quién le escribiste y quién respondió. Nadie recibe nada hasta que abras su chat. Cuando lo abrís, el pedido le queda también en Tero, sin tu nombre ni tu teléfono.',
    ],
    links: [{ label: 'Mis pedidos', to: '/mis-pedidos' }],
    rule: ['ASK-1', 'ASK-2', 'ASK-7', 'ASK-47'],
  },
  {
    id: 'presupuesto-por-escrito',
    question: '¿Cómo acepto un presupuesto?',
    answer: [
      'El proveedor te manda un enlace por WhatsApp. Ahí leés los trabajos, los precios y hasta cuándo vale. Para aceptarlo alcanza con tu nombre y un código que te llega por SMS. Los dos se quedan con el texto exacto que aceptaste.',
    ],
    rule: ['QUOTE-1', 'QUOTE-13', 'QUOTE-15'],
  },
  {
    id: 'niveles',
    question: '¿Qué significan Económico, Estándar y Premium?',
    answer: [
      'Son los niveles que cada proveedor elige para describir su propuesta: desde una opción sencilla y accesible hasta una más completa. No miden la calidad ni cambian el orden de los resultados; para eso están las calificaciones y las reseñas.',
    ],
    rule: 'SRCH-19',
  },
  {
    id: 'resenas',
    question: '¿Cómo dejo una reseña?',
    answer: [
      'En la página del servicio elegí «Dejar una reseña» y calificá de 1 a 5 el tiempo de respuesta, la atención y la calidad del trabajo. El comentario es opcional y podés publicar la reseña de forma anónima.',
      'Cada cliente puede dejar una reseña por servicio. Si consta que hubo contacto con ese proveedor, la reseña lleva la marca «Contacto verificado»; si aceptaste su presupuesto y alguno de los dos dijo que el trabajo está hecho, «Trabajo acordado». Las demás se muestran aparte y no cuentan en el promedio.',
    ],
    rule: ['REV-2', 'REV-4', 'REV-6', 'REV-7', 'TRUST-1'],
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
    rule: ['FAV-2', 'FAV-4', 'FAV-6', 'FAV-10'],
  },
  {
    id: 'salio-mal',
    question: '¿Qué hago si el trabajo no salió bien?',
    answer: [
      'Hablá primero con el proveedor y recordale lo acordado; si hubo un presupuesto aceptado, los dos tienen el mismo texto. Si no hay respuesta, contá tu experiencia en una reseña. Si un contenido no cumple las reglas, tocá «Reportar» y el equipo lo revisa.',
    ],
    links: [{ label: 'Reportar un problema', to: '/report' }],
    rule: ['REV-1', 'MOD-1', 'MOD-6'],
  },
  {
    id: 'verificado',
    question: '¿Qué quiere decir que un proveedor está verificado?',
    answer: [
      'Que nuestro equipo comparó una foto de su documento con una de su cara. «Datos revisados» dice menos: miramos el nombre, la empresa y el número de cédula que dio, y todavía no vimos el documento. Tocá la marca para ver qué se revisó y cuándo. Es una buena señal, pero no una garantía sobre cada trabajo: mirá también sus reseñas y pedí un presupuesto por escrito.',
    ],
    rule: ['PROV-50', 'TRUST-50'],
  },
  {
    id: 'eliminar-cuenta',
    question: '¿Cómo elimino mi cuenta?',
    answer: [
      'En tu perfil, dentro de Configuración, está la opción de eliminar la cuenta. Te pedimos confirmar que sos vos, y en el momento nadie ve más tu cuenta. A los siete días borramos tus datos personales, tus favoritos y tu historial. Las reseñas que escribiste quedan publicadas como «Usuario anónimo», y los presupuestos que aceptaste quedan 5 años, con tu nombre y tu celular, para quien te los hizo. Si cambiás de idea antes, iniciá sesión y tocá «Recuperar mi cuenta».',
    ],
    rule: ['ACC-29', 'ACC-30'],
  },
  {
    id: 'bps-domestico',
    question: '¿Tengo que inscribir en BPS a quien trabaja en mi casa?',
    answer: [
      'Si esa persona trabaja para vos en las tareas de la casa o en cuidados, de forma habitual y aunque sean pocas horas, es trabajo doméstico: hay que inscribirse en BPS como empleador y aportar por ella (Ley 18.065). Un trabajo suelto de alguien que factura por su cuenta es otra cosa.',
      'Tero no es quien contrata y no hace ese trámite. El alta se hace en bps.gub.uy o por el teléfono que BPS publica ahí.',
    ],
    links: [{ label: 'Limpieza del hogar', to: '/servicios/categoria/limpieza-del-hogar' }],
    rule: ['SUPP-97', 'MONEY-11'],
  },
  {
    id: 'habilitaciones',
    question: '¿Cómo sé si un electricista o un gasista está habilitado?',
    answer: [
      'Pedile el carné y fijate que esté vigente. En electricidad, los trámites ante UTE los presenta una firma instaladora autorizada, y UTE publica la lista. En gas, quien instala tiene que estar en el registro de URSEA, que también se consulta en su sitio.',
      'Tero no verifica títulos ni habilitaciones: la marca «Verificado» dice qué se revisó, y esto no está.',
    ],
    links: [
      { label: 'Electricidad', to: '/servicios/categoria/electricidad' },
      { label: 'Qué se revisa de un proveedor', to: '/help?tab=clientes#verificado' },
    ],
    rule: ['SUPP-97', 'PROV-50'],
  },
  {
    id: 'boleta',
    question: '¿Me tienen que dar boleta?',
    answer: [
      'Sí: quien vende o presta un servicio entrega un comprobante (hoy, en general, un e-ticket o una e-factura). Pedí que el presupuesto diga si el precio lleva IVA, y guardá el comprobante: sirve para la garantía y para reclamar.',
      'Tero no cobra los trabajos y no emite comprobantes por ellos.',
    ],
    links: [{ label: 'Qué tiene que decir un buen presupuesto', to: '/blog/2' }],
    rule: ['SUPP-97', 'MONEY-11', 'QUOTE-5'],
  },
  {
    id: 'robo-whatsapp',
    question: 'Me pidieron un código que llegó a mi WhatsApp, ¿qué hago?',
    answer: [
      'No se lo pases a nadie. El código de seis números que manda WhatsApp sirve para abrir tu cuenta en otro teléfono: quien te lo pide, aunque diga ser un proveedor, un conocido o «el soporte», te la quiere robar. Tero nunca te pide ese código.',
      'Activá la verificación en dos pasos (WhatsApp, Ajustes, Cuenta). Si ya diste el código, volvé a registrar tu número en WhatsApp enseguida, avisales a tus contactos por otro medio y hacé la denuncia en la policía.',
      'El código para aceptar un presupuesto en Tero llega por SMS, nunca por WhatsApp, y solo se escribe en la página del presupuesto.',
    ],
    links: [{ label: 'Reportar un problema', to: '/report' }],
    rule: ['SUPP-97', 'QUOTE-15'],
  },
];
