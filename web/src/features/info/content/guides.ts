import type { Promised } from '@tero/shared/content/promised';
import { formatPesos } from '@tero/shared/rules/money/money';

export interface Guide extends Promised {
  /** anchor: `/provider/resources#precio-por-hora` */
  id: string;
  title: string;
  intro: string;
  steps: readonly string[];
  closing?: string;
  link?: { label: string; to: string };
}

export const guides: readonly Guide[] = [
  {
    id: 'presupuesto-por-escrito',
    title: 'Presupuesto por escrito, en diez minutos',
    intro:
      'Un mensaje ordenado alcanza: no hacen falta sellos ni lenguaje de abogado. Lo que importa es que las dos partes puedan volver a leerlo.',
    steps: [
      'Alcance: qué vas a hacer, en qué lugar y con qué terminación. «Pintar el living» es poco; «paredes y cielorraso, con enduido en fisuras y dos manos de látex lavable» es un acuerdo.',
      'Materiales: quién los compra, de qué calidad y si están en el precio.',
      'Precio y moneda, y si lleva IVA. Aclará también si entregás boleta.',
      'Forma de pago: un adelanto para materiales, etapas si la obra es larga y el saldo contra entrega.',
      'Plazo: cuándo empezás, cuántos días lleva y qué pasa si llueve o falta un repuesto.',
      'Garantía: cuánto dura y qué cubre. Y hasta qué fecha vale el presupuesto.',
    ],
    closing:
      'Cerrá siempre con la misma regla: ningún adicional se hace sin un mensaje que lo apruebe. Te ahorra discusiones a vos también.',
    link: { label: 'Hacer un presupuesto en Tero', to: '/help?tab=proveedores#presupuesto' },
    rule: ['QUOTE-1', 'PROV-11'],
  },
  {
    id: 'precio-por-hora',
    title: 'Cómo calcular tu precio por hora',
    intro:
      'No es lo que cobra el de al lado: es lo que necesitás para vivir y trabajar bien, dividido entre las horas que de verdad se cobran.',
    steps: [
      `Anotá lo que querés que te quede por mes. Ejemplo: ${formatPesos(45_000)}.`,
      `Sumá lo que te cuesta trabajar: aportes al BPS, herramientas, nafta o boletos, celular, ropa de trabajo, tu suscripción. Ejemplo: ${formatPesos(15_000)}. Van ${formatPesos(60_000)}.`,
      'Contá las horas que facturás, no las que trabajás: los viajes, los presupuestos y las compras no se cobran aparte. Con cinco horas por día, veinte días al mes, son 100.',
      `Dividí: ${formatPesos(60_000)} ÷ 100 = ${formatPesos(600)} la hora. Ese es tu piso.`,
      'Sumale un margen para los meses flojos y la licencia; entre 15% y 25% es razonable.',
      'Poné un mínimo por visita: ir, mirar y volver también es tiempo.',
    ],
    closing:
      'Son números de ejemplo: hacé la cuenta con los tuyos y revisala dos veces por año. Si el trabajo se puede describir con precisión, pasalo a precio cerrado: el cliente decide más rápido.',
    link: { label: '¿Por hora o por trabajo?', to: '/blog/1' },
    rule: 'PROV-11',
  },
  {
    id: 'responder-resenas',
    title: 'Responder reseñas, las buenas y las otras',
    intro:
      'La respuesta no es para quien escribió: es para las próximas veinte personas que la van a leer antes de decidir si te llaman.',
    steps: [
      'Contestá en los primeros días, con el nombre de la persona si firmó la reseña.',
      'En las buenas, agradecé y nombrá el trabajo: «me alegra que la instalación haya quedado como querías» dice más que «gracias».',
      'En las malas, dejá pasar una hora antes de escribir. Nunca contestes con enojo.',
      'Reconocé lo que pasó, sin excusas largas, y contá qué hiciste o qué ofrecés para resolverlo.',
      'No publiques datos del cliente: ni la dirección, ni lo que pagó, ni capturas del chat.',
      'Si la reseña es falsa o insulta, respondé con calma una sola vez y tocá «Reportar», que está en cada reseña.',
    ],
    closing: 'Una crítica bien contestada suele dar más confianza que cinco estrellas sin una palabra de vuelta.',
    link: { label: 'Cómo se reporta una reseña', to: '/help?tab=general#problemas' },
    rule: ['REV-14', 'MOD-1'],
  },
  {
    id: 'fotos-con-el-celular',
    title: 'Fotos con el celular que muestran tu trabajo',
    intro: 'Cualquier celular de los últimos años alcanza. Lo que cambia todo es la luz, el orden y qué mostrás.',
    steps: [
      'Limpiá el lente con un paño. Parece un chiste, pero arregla la mitad de las fotos borrosas.',
      'De día y cerca de una ventana; sin flash y sin el sol de frente.',
      'Sacá del cuadro baldes, trapos y cajas. Enderezá la cámara: que las paredes queden verticales.',
      'La serie que mejor funciona: antes, durante y después, desde el mismo lugar.',
      'Sumá un detalle de cerca donde se vea el oficio: una junta prolija, un tablero ordenado, una costura.',
      'Pedí permiso antes de mostrar la casa de alguien, y no publiques caras ni números de puerta.',
    ],
    closing: 'Elegí como principal la foto que se entienda en un segundo, incluso chiquita.',
    link: { label: 'Más consejos en el blog', to: '/blog/9' },
    rule: ['SVC-16', 'PROV-11'],
  },
  {
    id: 'perfil-que-convence',
    title: 'Un perfil que convence en medio minuto',
    intro: 'Quien llega a tu perfil decide rápido. Estas cinco cosas son las que mira primero.',
    steps: [
      'Título concreto: «Cambio de tablero y disyuntores» le gana a «Electricista».',
      'Una descripción que diga qué incluye, qué no y cuánto suele demorar.',
      'Un precio, aunque sea un rango honesto: filtra consultas que no iban a prosperar.',
      'Zona y horarios de verdad. Decir que no a tiempo también es buena atención.',
      'Un servicio por cada cosa que hacés: si son tres, publicá tres.',
    ],
    link: { label: 'Visitas, clics y contactos: tres cifras que vale la pena mirar', to: '/blog/5' },
    rule: ['SVC-5', 'METR-3'],
  },
];
