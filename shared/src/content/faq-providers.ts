import { chargedPrice, earlyAccess, referencePrice } from './prices.ts';
import type { Question } from './question.ts';

export const providerQuestions: readonly Question[] = [
  {
    id: 'ser-proveedor',
    question: '¿Cómo me registro como proveedor?',
    answer: [
      'Completá el formulario de registro de proveedores con tus datos, tu oficio, el nombre de tu empresa y tu cédula. El equipo revisa tu nombre, tu empresa y tu número de cédula, y te avisa el resultado.',
    ],
    links: [{ label: 'Registrarme como proveedor', to: { door: 'offer' } }],
    rule: ['ACC-88', 'PROV-8'],
  },
  {
    id: 'precio',
    question: '¿Cuánto cuesta publicar?',
    answer: [
      `La suscripción de proveedores cuesta ${chargedPrice}. Es el único precio que se cobra, el mismo que ves antes de confirmar.`,
    ],
    notice: `En otros textos figuró «${referencePrice}»: ese precio no se cobra.`,
    links: [{ label: 'Ver el plan', to: '/subscription-plans' }],
    rule: ['MONEY-7', 'MONEY-8'],
  },
  {
    id: 'primer-cobro',
    question: '¿Cuándo se hace el primer cobro?',
    answer: [
      'Un mes después de la activación, y después todos los meses hasta que canceles. No hay permanencia mínima. Hay un solo mes sin cobro por persona: si te volvés a suscribir, el primer cobro es cuando termina tu período anterior.',
    ],
    rule: ['SUB-5', 'SUB-6', 'SUB-16'],
  },
  {
    id: 'cancelar',
    question: '¿Puedo cancelar la suscripción?',
    answer: [
      'Sí, cuando quieras y sin costo. Mantenés el acceso hasta que termine el período. Después, tus servicios dejan de mostrarse hasta que renueves la suscripción. No borramos nada. El botón está en Mi suscripción.',
    ],
    links: [{ label: 'Cancelar en Mi suscripción', to: '/subscription' }],
    rule: ['SUB-16', 'SUB-7', 'SRCH-2'],
  },
  {
    id: 'tarjeta',
    question: '¿Cómo cambio la tarjeta o suspendo los cobros?',
    answer: [
      'En tu cuenta de Mercado Pago, en «Suscripciones»: elegí la de Tero, y ahí cambiás el medio de pago o la suspendés. Mientras está suspendida no se te cobra y tus servicios no se ven.',
    ],
    links: [{ label: 'Tarjeta, pausa, cancelación y recibos', to: '/subscription' }],
    rule: 'SUB-99',
  },
  {
    id: 'recibo',
    question: '¿Me dan un recibo?',
    answer: [
      'Sí, uno por cada cobro: te avisamos por email y en la app, y el recibo queda en Mi suscripción para abrirlo e imprimirlo, con tu nombre y tu RUT si los cargás ahí. Deja constancia del pago y no es un documento fiscal; si Tero emite un e-recibo, lo encontrás adjunto.',
    ],
    links: [{ label: 'Mis recibos', to: '/subscription' }],
    rule: 'SUB-97',
  },
  {
    id: 'no-puedo-crear',
    question: '¿Por qué no puedo crear un servicio?',
    answer: [
      'Para publicar necesitás dos cosas: el perfil completo y una suscripción activa. Si tu pago figura como pendiente, puede demorar unos minutos en acreditarse.',
    ],
    rule: ['SVC-1', 'SUB-11'],
  },
  {
    id: 'presupuesto',
    question: '¿Cómo le paso un presupuesto a un cliente?',
    answer: [
      'En tu perfil entrá a Mis presupuestos y tocá «Nuevo presupuesto». Lo podés escribir también sin conexión. Después se lo mandás por WhatsApp, y tu cliente lo lee y lo acepta desde el celular, sin tener cuenta. Te avisamos cuando lo abre y cuando lo acepta.',
    ],
    links: [{ label: 'Mis presupuestos', to: '/provider/quotes' }],
    rule: ['QUOTE-1', 'QUOTE-2', 'QUOTE-3'],
  },
  {
    id: 'pedidos',
    question: '¿Dónde veo los pedidos que me hacen?',
    answer: [
      'Quien te hace un pedido te escribe por WhatsApp. Cuando abre tu chat, te avisamos y el pedido queda en Pedidos que recibí: qué necesita, dónde y para cuándo. Desde ahí le hacés un presupuesto.',
    ],
    links: [{ label: 'Pedidos que recibí', to: '/provider/inquiries' }],
    rule: ['ASK-47', 'ASK-48'],
  },
  {
    id: 'pausa',
    question: '¿Puedo ocultar mis servicios unos días?',
    answer: [
      'Sí, con una pausa. Elegís desde cuándo, hoy u otro día, y qué día volvés. Mientras dura, tus servicios no aparecen en búsquedas ni listas. Ese día los volvemos a mostrar. Quien tenga el enlace ve cuándo volvés y te puede escribir igual. La suscripción sigue y se cobra igual.',
    ],
    links: [{ label: 'Hacer una pausa', to: '/provider/pause' }],
    rule: ['PAUSE-1', 'PAUSE-3', 'PAUSE-5', 'PAUSE-8', 'PAUSE-10'],
  },
  {
    id: 'responder-resenas',
    question: '¿Puedo responder las reseñas?',
    answer: ['Sí. Desde Mis Reseñas podés responder las de los últimos seis meses, y editar o eliminar tu respuesta.'],
    links: [{ label: 'Plantillas para responder', to: '/provider/resources#plantillas' }],
    rule: ['REV-14', 'REV-15'],
  },
  {
    id: 'fotos',
    question: '¿Cuántas fotos puedo subir?',
    answer: [
      'Hasta cinco por servicio, de 15 MB cada una, y hasta cinco por publicación, de 5 MB cada una. Elegí como principal la que mejor explique tu trabajo y agregá detalles y fotos de antes y después.',
    ],
    links: [{ label: 'Fotos de celular que venden', to: '/blog/9' }],
    rule: ['SVC-13', 'SVC-14', 'POST-3'],
  },
  {
    id: 'telefono',
    question: '¿Quién ve mi teléfono?',
    answer: [
      'Solo personas que iniciaron sesión en Tero. Tu cédula, tu fecha de nacimiento y tu dirección no se muestran nunca: las usa el equipo para revisar tus datos.',
    ],
    links: [{ label: 'Política de privacidad', to: '/privacy' }],
    rule: ['PHONE-4', 'PROV-1'],
  },
  {
    id: 'sin-senal',
    question: '¿Qué puedo hacer sin conexión?',
    answer: [
      'Escribir y cambiar servicios, publicaciones, promociones, presupuestos, respuestas y tu perfil. Todo queda en Pendientes y lo enviamos cuando vuelve la conexión. Para pagar, cambiar la contraseña o eliminar la cuenta sí necesitás conexión.',
    ],
    links: [{ label: 'Pendientes', to: '/pendientes' }],
    rule: ['NAV-97', 'NAV-98'],
  },
  {
    id: 'respuesta',
    question: '¿De dónde sale «Suele responder en…»?',
    answer: [
      'De tus clientes: un día después de que te escriben, les preguntamos si respondiste y en cuánto tiempo. Con cinco respuestas o más, mostramos en tu perfil y tus servicios el tiempo típico (la mediana). Con menos, o si la mayoría dice que no respondiste, no mostramos nada.',
    ],
    links: [{ label: 'Mis métricas', to: '/metrics' }],
    rule: ['ASK-10', 'ASK-15', 'ASK-17'],
  },
  {
    id: 'costo-por-contacto',
    question: '¿Cuánto me cuesta cada contacto?',
    answer: [
      'Está en tus métricas: lo que pagaste en el período, dividido por las personas que te escribieron o te llamaron. Si todavía no hubo cobros o contactos, te lo decimos ahí mismo.',
    ],
    links: [{ label: 'Mis métricas', to: '/metrics' }],
    rule: 'METR-62',
  },
  {
    id: 'pedir-resenas',
    question: '¿Cómo le pido una reseña a un cliente?',
    answer: [
      'Con «Pedir reseñas»: ahí encontrás un enlace, un mensaje para WhatsApp y un cartel con código QR para imprimir. Son iguales para todos. No les preguntamos antes a tus clientes si quedaron conformes ni les ofrecemos nada a cambio.',
    ],
    links: [{ label: 'Pedir reseñas', to: '/provider/ask-review' }],
    rule: ['REV-99', 'REV-101'],
  },
  {
    id: 'boleta-proveedor',
    question: '¿Tengo que dar boleta por mis trabajos?',
    answer: [
      'Eso lo dicen la DGI y el BPS según tu inscripción (unipersonal, monotributo, sociedad): Tero no te inscribe ni factura por vos. En el presupuesto podés decir si el precio lleva IVA, al 22% o al 10%.',
    ],
    rule: ['SUPP-97', 'QUOTE-5'],
  },
];

/** A question that the help shows while a seat of the early access is left (rule SUPP-94). */
export const earlyAccessQuestion: Question = {
  id: 'acceso-anticipado',
  question: '¿Qué es el acceso anticipado?',
  answer: [
    `${earlyAccess} Los cupos son limitados y se dan a proveedores verificados: primero verificá tu email y tu identidad. Si queda un cupo cuando te suscribís, tu suscripción arranca sin costo y lo ves en tu perfil. Si no, vale el plan de ${chargedPrice}.`,
  ],
  links: [{ label: 'Beneficios para proveedores', to: '/provider/benefits' }],
  rule: ['MONEY-8', 'MONEY-9', 'SUB-87', 'TRUST-50'],
};
