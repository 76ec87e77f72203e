import { chargedPrice, earlyAccess, referencePrice } from './prices.ts';
import type { Question } from './question.ts';

export const providerQuestions: readonly Question[] = [
  {
    id: 'ser-proveedor',
    question: '¿Cómo me registro como proveedor?',
    answer: [
      'Completá el formulario de registro de proveedores con tus datos, tu oficio, el nombre de tu empresa y tu cédula. Nuestro equipo revisa la información y te avisa cuando tu perfil queda verificado.',
    ],
    links: [{ label: 'Registrarme como proveedor', to: { door: 'offer' } }],
  },
  {
    id: 'precio',
    question: '¿Cuánto cuesta publicar?',
    answer: [`La suscripción de proveedores cuesta ${referencePrice}.`],
    notice: `Hoy se cobran ${chargedPrice}. Ese es el importe que vale, el mismo que ves en pantalla antes de confirmar; el precio en dólares es una referencia y no se cobra.`,
    links: [{ label: 'Ver el plan', to: '/subscription-plans' }],
  },
  {
    id: 'acceso-anticipado',
    question: '¿Qué es el acceso anticipado?',
    answer: [
      `${earlyAccess} Los cupos son limitados: si queda uno cuando te registrás, tu suscripción arranca sin costo y lo ves en tu perfil. Si no queda, vale el plan de ${chargedPrice}.`,
    ],
    links: [{ label: 'Beneficios para proveedores', to: '/provider/benefits' }],
  },
  {
    id: 'primer-cobro',
    question: '¿Cuándo se hace el primer cobro?',
    answer: [
      'Un mes después de la activación, y después todos los meses hasta que canceles. No hay permanencia mínima. Ese primer mes es uno por persona: si te volvés a suscribir, se cobra desde que termina lo que ya tuviste.',
    ],
  },
  {
    id: 'cancelar',
    question: '¿Puedo cancelar la suscripción?',
    answer: [
      'Sí, cuando quieras y sin costo. Mantenés el acceso hasta la fecha de finalización del período. Después, tus servicios dejan de mostrarse hasta que la renueves: no se borra nada. Está en Mi suscripción.',
    ],
    links: [{ label: 'Cancelar en Mi suscripción', to: '/subscription' }],
  },
  {
    id: 'tarjeta',
    question: '¿Cómo cambio la tarjeta o freno los cobros?',
    answer: [
      'En tu cuenta de Mercado Pago, en «Suscripciones»: elegí la de Tero, y ahí cambiás el medio de pago o la pausás. Mientras está en pausa no se te cobra y tus servicios no se ven.',
    ],
    links: [{ label: 'Tarjeta, pausa, cancelación y recibos', to: '/subscription#manejar' }],
  },
  {
    id: 'recibo',
    question: '¿Me dan un recibo?',
    answer: [
      'Sí, de cada cobro: te lo avisamos por email y en la app, y queda en Mi suscripción para abrirlo e imprimirlo, con tu nombre y tu RUT si los cargás ahí. Deja constancia del pago y no es un documento fiscal; si Tero emite un e-recibo, lo encontrás adjunto.',
    ],
    links: [{ label: 'Mis recibos', to: '/subscription' }],
  },
  {
    id: 'no-puedo-crear',
    question: '¿Por qué no puedo crear un servicio?',
    answer: [
      'Para publicar necesitás dos cosas: el perfil completo y una suscripción activa. Si tu pago figura como pendiente, puede demorar unos minutos en acreditarse.',
    ],
  },
  {
    id: 'presupuesto',
    question: '¿Cómo le paso un presupuesto a un cliente?',
    answer: [
      'En tu perfil entrá a Mis presupuestos y tocá «Nuevo presupuesto»: lo escribís en dos minutos, también sin señal. Después se lo mandás por WhatsApp, y tu cliente lo lee y lo acepta desde el celular, sin tener cuenta. Te avisamos cuando lo abre y cuando lo acepta.',
    ],
    links: [{ label: 'Mis presupuestos', to: '/provider/quotes' }],
  },
  {
    id: 'pausa',
    question: '¿Puedo esconder mis servicios unos días?',
    answer: [
      'Sí, con una pausa: decís qué día volvés, y hasta entonces tus servicios no salen en búsquedas ni listas. Ese día vuelven solos. Quien tenga el enlace ve cuándo volvés y te puede escribir igual. La suscripción sigue.',
    ],
    links: [{ label: 'Hacer una pausa', to: '/provider/pause' }],
  },
  {
    id: 'responder-resenas',
    question: '¿Puedo responder las reseñas?',
    answer: [
      'Sí. Desde Mis Reseñas podés responder las de los últimos seis meses, y editar o eliminar tu respuesta. Una contestación amable, incluso a una crítica, ayuda a que otros clientes confíen en vos.',
    ],
    links: [{ label: 'Plantillas para responder', to: '/provider/resources#plantillas' }],
  },
  {
    id: 'fotos',
    question: '¿Cuántas fotos puedo subir?',
    answer: [
      'Hasta cinco por servicio, de 15 MB cada una, y hasta cinco por publicación, de 5 MB cada una. Elegí como principal la que mejor explique tu trabajo y agregá detalles y fotos de antes y después.',
    ],
    links: [{ label: 'Fotos de celular que venden', to: '/blog/9' }],
  },
  {
    id: 'telefono',
    question: '¿Quién ve mi teléfono?',
    answer: [
      'Solo personas que iniciaron sesión en Tero. Tu cédula, tu fecha de nacimiento y tu dirección no se muestran nunca: las usa el equipo para verificar tu identidad.',
    ],
    links: [{ label: 'Política de privacidad', to: '/privacy' }],
  },
];
