import type { Promised } from '@tero/shared/content/promised';

interface Tool extends Promised {
  id: string;
  title: string;
  text: string;
  /** where it is explained: the one link to it on these pages */
  link: { label: string; to: string };
}

/** The tools that come with the plan and that people do not expect. The help explains each of them once. */
export const planTools: readonly Tool[] = [
  {
    id: 'presupuestos',
    title: 'Presupuestos por escrito',
    text: 'Tu cliente lee y acepta el presupuesto desde el celular, sin cuenta, y los dos se quedan con el mismo texto.',
    link: { label: 'Cómo hacer un presupuesto', to: '/help?tab=proveedores#presupuesto' },
    rule: ['QUOTE-1', 'QUOTE-2'],
  },
  {
    id: 'pedidos',
    title: 'Pedidos a varios',
    text: 'Un cliente les manda el mismo pedido a varios proveedores, cuatro como máximo, a cada uno en su chat. Te llega qué necesita, dónde y cuándo, con fotos si las puso, y queda en Pedidos que recibí.',
    link: { label: 'Cómo es un pedido', to: '/help?tab=clientes#pedir-a-varios' },
    rule: ['ASK-1', 'ASK-3'],
  },
  {
    id: 'sin-senal',
    title: 'Anda sin conexión',
    text: 'Lo que escribís en la obra queda en el celular y lo enviamos cuando vuelve la conexión.',
    link: { label: 'Qué podés hacer sin conexión', to: '/help?tab=proveedores#sin-senal' },
    rule: ['NAV-97', 'NAV-98'],
  },
  {
    id: 'respuesta',
    title: 'Se nota que respondés',
    text: 'Tero les pregunta a los clientes si respondiste. Con cinco respuestas, tu perfil muestra en cuánto tiempo solés responder.',
    link: { label: 'Cómo se mide', to: '/help?tab=proveedores#respuesta' },
    rule: ['ASK-10', 'ASK-15'],
  },
  {
    id: 'costo',
    title: 'Cuánto te costó cada contacto',
    text: 'En tus métricas dividimos lo que pagaste entre la cantidad de personas que te escribieron o te llamaron. Si no te contactó nadie, también lo ves ahí.',
    link: { label: 'Cómo se calcula', to: '/help?tab=proveedores#costo-por-contacto' },
    rule: 'METR-62',
  },
  {
    id: 'pausas',
    title: 'Pausas con fecha de vuelta',
    text: 'Si te vas o no das abasto, ocultá tus servicios hasta el día que elijas.',
    link: { label: 'Cómo es una pausa', to: '/help?tab=proveedores#pausa' },
    rule: ['PAUSE-1', 'PAUSE-3'],
  },
  {
    id: 'cartel',
    title: 'Cartel para pedir reseñas',
    text: 'Un enlace y una hoja con código QR, iguales para todos tus clientes.',
    link: { label: 'Cómo se piden', to: '/help?tab=proveedores#pedir-resenas' },
    rule: ['REV-99', 'REV-101'],
  },
];
