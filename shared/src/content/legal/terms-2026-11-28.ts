import type { LegalSection } from './legal-text.ts';

export const sections: readonly LegalSection[] = [
  {
    id: 'que-es',
    title: 'Qué es Tero',
    body: [
      'Tero es una plataforma que conecta a personas que buscan un servicio («clientes») con personas y empresas que los ofrecen («proveedores») en Uruguay. Estos términos son el acuerdo entre vos y Tero por el uso del sitio y de la aplicación. Al usarlos, los aceptás.',
      'Este sitio lo opera {operador}, RUT {rut}, con domicilio en {domicilio}. Donde dice «Tero» o «nosotros», es esa persona o empresa.',
      'Tero no presta los servicios publicados, no emplea a los proveedores y no es parte del acuerdo que hagas con ellos.',
    ],
  },
  {
    id: 'cuentas',
    title: 'Tu cuenta',
    body: [
      'Para buscar y leer no hace falta una cuenta. Para contactar, guardar favoritos, opinar o publicar, sí.',
      [
        'Tenés que ser mayor de 18 años y dar datos verdaderos y actualizados.',
        'La cuenta es personal. Cuidá tu contraseña y avisanos si creés que alguien más la usa.',
        'Podés eliminarla cuando quieras desde la configuración de tu cuenta. Deja de verse en el momento y se borra a los 7 días; mientras tanto podés recuperarla entrando.',
      ],
    ],
  },
  {
    id: 'clientes',
    title: 'Si buscás un servicio',
    body: [
      'Usar Tero es gratis para los clientes. El precio, el plazo, la forma de pago y la garantía se acuerdan directamente con el proveedor. Te recomendamos pedirlos por escrito y no pagar la totalidad por adelantado.',
      'La marca «Verificado» indica que revisamos los datos de identidad que dio el proveedor. No es una garantía sobre la calidad ni el resultado de un trabajo.',
    ],
  },
  {
    id: 'proveedores',
    title: 'Si ofrecés servicios',
    body: [
      [
        'Publicá solo lo que podés hacer, con descripciones, precios y fotos que sean ciertos y tuyos.',
        'Cumplí lo que acordás y las normas de tu actividad: habilitaciones, aportes, impuestos y seguridad.',
        'Usá los datos de tus clientes solo para el trabajo que te pidieron.',
        'La cédula y los demás datos de identidad se usan únicamente para verificar tu perfil, y la cédula para dar el primer mes una sola vez por persona.',
      ],
    ],
  },
  {
    id: 'suscripcion',
    title: 'Suscripción y pagos',
    body: [
      'Para publicar se necesita una suscripción activa, de 890 UYU al mes, con IVA incluido. Los cobros los procesa Mercado Pago: Tero no recibe ni guarda los datos de tu tarjeta.',
      [
        '**Primer cobro:** un mes después de la activación, la primera vez de cada persona. Quien vuelve a suscribirse paga desde que termina lo que ya tuvo. Antes de suscribirte te mostramos la fecha.',
        '**Renovación:** se renueva sola cada mes, por el mismo importe, hasta que la canceles.',
        '**Cómo se termina:** la cancelás en [Suscripción](/subscription), sin dar motivos y sin costo. No hay permanencia.',
        '**Qué pasa con tus servicios:** siguen publicados hasta el final del período pago. Después dejan de mostrarse, pero no se borran: si volvés a suscribirte, vuelven como estaban.',
        '**Si un cobro falla:** te avisamos, Mercado Pago lo vuelve a intentar y, si no se puede, la suscripción termina.',
        '**Si el precio cambia:** te avisamos por email antes de que se aplique a tu próxima renovación.',
      ],
    ],
  },
  {
    id: 'arrepentimiento',
    title: 'Derecho a arrepentirte y devoluciones',
    body: [
      'Como la suscripción se contrata a distancia, podés arrepentirte dentro de los 5 días hábiles siguientes, sin dar motivos y sin ningún costo (artículo 16 de la Ley 17.250). Cancelala en [Suscripción](/subscription) o [escribinos](/contact).',
      [
        'Si en esos 5 días hubo un cobro, te lo devolvemos entero, por el mismo medio con el que pagaste.',
        'Si te cobramos de más o por error, te devolvemos la diferencia.',
        'Fuera de esos casos, el mes ya cobrado no se devuelve: tus servicios siguen publicados hasta que termina.',
        'Las devoluciones las hace el equipo con Mercado Pago, que avisa cuándo las acredita. También te las contamos por email y en tu historial de pagos.',
      ],
    ],
  },
  {
    id: 'resenas',
    title: 'Reseñas',
    body: [
      'Las escriben clientes, una por servicio, sobre experiencias propias. La calificación combina tiempo de respuesta, atención y calidad del trabajo. Pueden ser anónimas para el público.',
      'No editamos reseñas. Quitamos las que son falsas, insultan, discriminan o exponen datos personales. El proveedor puede responder a cada una, una vez.',
    ],
  },
  {
    id: 'conducta',
    title: 'Reglas de conducta',
    body: [
      'En Tero no se puede:',
      [
        'Hacerse pasar por otra persona o crear cuentas falsas.',
        'Publicar contenido ilegal, ofensivo, discriminatorio o engañoso.',
        'Comprar, vender, inventar o exigir reseñas.',
        'Juntar datos de contacto para enviar publicidad, o copiar el contenido de forma automática.',
        'Intentar entrar donde no corresponde o afectar el funcionamiento del servicio.',
      ],
      'Si ves algo así, contanos desde [Reportar un problema](/report).',
    ],
  },
  {
    id: 'contenido',
    title: 'El contenido que publicás',
    body: [
      'Tus textos y fotos siguen siendo tuyos. Al publicarlos nos das permiso, gratuito y mientras estén publicados, para mostrarlos, adaptar su tamaño y para que se puedan encontrar dentro de Tero. El nombre, el diseño y los dibujos de Tero son nuestros.',
    ],
  },
  {
    id: 'suspension',
    title: 'Cuándo podemos suspender una cuenta',
    body: [
      'Si una cuenta no cumple estas reglas podemos quitar el contenido, limitarla o cerrarla. Salvo en casos graves o urgentes te avisamos antes y te damos la posibilidad de explicarte. Si creés que nos equivocamos, escribinos y lo revisamos.',
    ],
  },
  {
    id: 'responsabilidad',
    title: 'Hasta dónde respondemos',
    body: [
      'Ponemos cuidado para que Tero funcione bien y esté disponible, pero puede haber interrupciones. No respondemos por el cumplimiento, la calidad o la legalidad de los servicios que acuerden clientes y proveedores.',
      'Nada de lo que dice acá limita los derechos que te da la Ley 17.250 de relaciones de consumo ni la responsabilidad que la ley no permite limitar.',
    ],
  },
  {
    id: 'datos',
    title: 'Datos personales',
    body: [
      'Qué datos usamos, para qué y cómo ejercer tus derechos está en la [política de privacidad](/privacy). Lo que queda guardado en tu dispositivo, en la [política de cookies](/cookies).',
    ],
  },
  {
    id: 'cambios',
    title: 'Cambios, ley y contacto',
    body: [
      'Cada versión de estos términos tiene su fecha y queda publicada. Cuando hay una nueva, te contamos una vez qué cambió y te pedimos que la aceptes.',
      'Se aplica la ley de la República Oriental del Uruguay y son competentes sus tribunales. Antes de llegar ahí, [escribinos](/contact): casi todo se resuelve hablando.',
    ],
  },
];
