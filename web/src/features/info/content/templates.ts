export interface Template {
  id: string;
  title: string;
  /** when to use it */
  use: string;
  /** the text; the provider fills in the parts in brackets */
  text: string;
}

function lines(...parts: string[]): string {
  return parts.join('\n');
}

export const templates: readonly Template[] = [
  {
    id: 'primera-respuesta',
    title: 'Primera respuesta a una consulta',
    use: 'Para contestar enseguida y juntar lo que necesitás antes de pasar un precio.',
    text: lines(
      '¡Hola, [nombre]! Gracias por escribirme por Tero.',
      'Para pasarte un presupuesto que valga, contame:',
      '• ¿En qué barrio o localidad es?',
      '• ¿Para cuándo lo necesitás?',
      '• ¿Me mandás un par de fotos y, si podés, las medidas?',
      'Hoy te respondo antes de las [hora]. ¡Gracias!',
    ),
  },
  {
    id: 'presupuesto',
    title: 'Presupuesto por escrito',
    use: 'Para mandar por WhatsApp o por email y que quede todo en un solo mensaje.',
    text: lines(
      'Presupuesto para [nombre] · [fecha]',
      '',
      'Trabajo: [qué se hace, dónde y con qué terminación]',
      'Incluye: [materiales, traslado, retiro de restos]',
      'No incluye: [lo que queda afuera]',
      '',
      'Precio: $[monto] ([con / sin] IVA)',
      'Forma de pago: [adelanto] al confirmar y el saldo contra entrega.',
      'Plazo: empiezo el [día] y lleva [cantidad] días hábiles. Si llueve, se corre.',
      'Garantía: [cuánto tiempo y qué cubre].',
      '',
      'Este presupuesto vale hasta el [fecha]. Cualquier adicional lo acordamos por mensaje antes de hacerlo.',
    ),
  },
  {
    id: 'aviso-de-demora',
    title: 'Aviso de demora o cambio de día',
    use: 'Para avisar apenas lo sepas. Un atraso avisado se perdona; uno callado termina en la reseña.',
    text: lines(
      'Hola, [nombre]. Te aviso con tiempo: se me complicó [motivo en pocas palabras] y no llego a la hora que quedamos.',
      'Puedo ir hoy a las [hora] o mañana de [hora] a [hora]. ¿Qué te queda mejor?',
      'Disculpá el cambio.',
    ),
  },
  {
    id: 'pedir-resena',
    title: 'Pedir una reseña al terminar',
    use: 'El mismo mensaje para todos tus clientes, uno o dos días después de terminar y sin ofrecer nada a cambio. El enlace está en «Pedir reseñas».',
    text: lines(
      'Hola, [nombre]. Gracias por elegirme para [el trabajo].',
      '¿Me dejás una reseña en Tero? Contá lo que estuvo bien y lo que no: [enlace].',
    ),
  },
  {
    id: 'resena-buena',
    title: 'Respuesta a una reseña buena',
    use: 'Para agradecer y dejar a la vista qué trabajo hiciste.',
    text: lines(
      '¡Gracias, [nombre]! Me alegra que [el trabajo] haya quedado como querías y que te haya servido [el horario, el precio u otra cosa que destacó].',
      'Quedo a las órdenes para cuando lo necesites.',
    ),
  },
  {
    id: 'resena-critica',
    title: 'Respuesta a una reseña crítica',
    use: 'Para reconocer lo que pasó, contar qué hacés al respecto y pasar la charla a privado.',
    text: lines(
      'Hola, [nombre]. Gracias por contarlo, y disculpá que la experiencia no haya sido la que esperabas.',
      'Es cierto que [lo que pasó]. [Lo que hice o lo que ofrezco para resolverlo].',
      'Te escribí por WhatsApp para coordinarlo. Mi idea es que quede bien.',
    ),
  },
];
