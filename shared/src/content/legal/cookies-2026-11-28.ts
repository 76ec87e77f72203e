import type { LegalSection } from './legal-text.ts';

export const sections: readonly LegalSection[] = [
  {
    id: 'resumen',
    title: 'En dos líneas',
    body: [
      'Tero no usa cookies de seguimiento, de publicidad ni de estadísticas de terceros. Por eso no te mostramos un cartel pidiendo permiso: en tu dispositivo queda solo lo necesario para que funcione lo que pedís.',
    ],
  },
  {
    id: 'que-es',
    title: 'Qué es guardar algo en tu dispositivo',
    body: [
      'Una cookie es un texto corto que un sitio guarda en tu navegador y recibe de vuelta en cada visita. Hay otras formas de guardar cosas, como el almacenamiento del navegador y la caché, que no viajan solas al servidor. Tero usa sobre todo estas últimas.',
    ],
  },
  {
    id: 'que-guardamos',
    title: 'Qué guardamos',
    body: [
      'Esto es todo:',
      {
        heading: 'Tu sesión',
        facts: [
          ['Dónde', 'Almacenamiento del navegador (localStorage o sessionStorage)'],
          [
            'Para qué',
            'Para que sigas adentro al cambiar de página. Incluye los datos básicos de tu perfil (nombre, email, teléfono, dirección y foto), nunca tu contraseña ni tu cédula.',
          ],
          [
            'Cuánto dura',
            'Con «Recordarme», hasta 30 días: en el celular y en la app instalada viene marcado, y así queda al registrarte o entrar con Google o Facebook. Sin marcarlo, hasta cerrar el navegador y 12 horas como máximo. Se borra al salir; queda solo el número de las últimas sesiones, que no dice de quién eran ni sirve para entrar.',
          ],
        ],
      },
      {
        heading: 'Borradores',
        facts: [
          ['Dónde', 'Almacenamiento del navegador e IndexedDB'],
          [
            'Para qué',
            'Para no perder lo que estabas escribiendo, por ejemplo una reseña o un servicio con sus fotos, si se corta la señal. Solo lo ve tu cuenta.',
          ],
          [
            'Cuánto dura',
            'Hasta que lo enviás o lo borrás; los de los formularios de registro y de aceptar un presupuesto, hasta cerrar el navegador o salir.',
          ],
        ],
      },
      {
        heading: 'Páginas y contenido ya visto',
        facts: [
          ['Dónde', 'Caché de la aplicación e IndexedDB'],
          [
            'Para qué',
            'Para que Tero abra rápido y puedas seguir leyendo sin conexión. Incluye tus favoritos con el teléfono de quien los ofrece, y las fotos que viste.',
          ],
          [
            'Cuánto dura',
            'Lo más nuevo reemplaza a lo más viejo; las fotos, hasta 30 días. Lo que leíste con tu cuenta se borra al salir.',
          ],
        ],
      },
      {
        heading: 'Lo que querías hacer al pedirte que entraras',
        facts: [
          ['Dónde', 'Almacenamiento del navegador'],
          [
            'Para qué',
            'Para que vuelvas a donde estabas y lo que tocaste (un favorito, un aviso, un me gusta, escribirle a alguien) quede hecho.',
          ],
          ['Cuánto dura', 'Hasta que entrás, y un día como máximo.'],
        ],
      },
      {
        heading: 'Si ya te contamos qué cambió en las políticas',
        facts: [
          ['Dónde', 'Almacenamiento del navegador'],
          ['Para qué', 'Para contártelo una sola vez.'],
          ['Cuánto dura', 'Hasta que borrás los datos del sitio.'],
        ],
      },
      {
        heading: 'Quién te invitó a ofrecer servicios',
        facts: [
          ['Dónde', 'Almacenamiento del navegador'],
          [
            'Para qué',
            'Solo si tocás «Crear mi cuenta de proveedor» en una invitación: para anotar por cuál llegaste al registrarte.',
          ],
          ['Cuánto dura', 'Hasta que creás la cuenta, y 30 días como máximo.'],
        ],
      },
      {
        heading: 'Qué columnas ves en el panel',
        facts: [
          ['Dónde', 'Almacenamiento del navegador'],
          ['Para qué', 'Solo para quienes administran Tero: para que cada lista se vea como la dejaron.'],
          ['Cuánto dura', 'Hasta que borrás los datos del sitio.'],
        ],
      },
      {
        heading: 'El lugar donde buscás y tus últimas búsquedas',
        facts: [
          ['Dónde', 'Almacenamiento del navegador'],
          [
            'Para qué',
            'Para que no tengas que decirlo cada vez. Si usás tu ubicación, el lugar más cercano se busca en tu dispositivo: las coordenadas no se guardan ni se envían.',
          ],
          ['Cuánto dura', 'Hasta que los quitás. Se borran al salir de tu cuenta.'],
        ],
      },
      {
        heading: 'Qué presupuestos ya mandaste',
        facts: [
          ['Dónde', 'Almacenamiento del navegador'],
          [
            'Para qué',
            'Solo para proveedores: para decirte cuáles faltan mandar. Son números, sin nombres ni importes.',
          ],
          ['Cuánto dura', 'Los últimos 200, hasta que borrás los datos del sitio.'],
        ],
      },
      {
        heading: 'El ahorro de datos',
        facts: [
          ['Dónde', 'Almacenamiento del navegador'],
          ['Para qué', 'Si lo elegiste, y cuántas fotos no se bajaron por eso. No viaja al servidor.'],
          ['Cuánto dura', 'Hasta que borrás los datos del sitio.'],
        ],
      },
      {
        heading: 'Permiso de avisos',
        facts: [
          ['Dónde', 'El navegador'],
          ['Para qué', 'Solo si activás los avisos: el navegador crea una dirección para poder entregártelos.'],
          ['Cuánto dura', 'Hasta que los desactivás.'],
        ],
      },
      {
        heading: 'Cookie de dispositivo conocido',
        facts: [
          ['Dónde', 'Cookie propia, que el código de la página no puede leer'],
          [
            'Para qué',
            'Para que puedas entrar aunque otra persona esté probando contraseñas en tu cuenta. Lleva el número de tu cuenta y uno al azar, firmados; no sirve para entrar ni para seguirte, y solo viaja al entrar.',
          ],
          [
            'Cuánto dura',
            'Hasta 400 días después de tu último ingreso. Cambiar la contraseña con «¿Olvidaste tu contraseña?» o eliminar la cuenta la dejan sin efecto.',
          ],
        ],
      },
      {
        heading: 'Cookies de ingreso con Google o Facebook',
        facts: [
          ['Dónde', 'Cookies propias, que el código de la página no puede leer'],
          ['Para qué', 'Solo si elegís entrar así: comprueban que quien vuelve es la misma persona que se fue.'],
          ['Cuánto dura', 'Minutos: se borran cuando terminás de entrar.'],
        ],
      },
    ],
  },
  {
    id: 'terceros',
    title: 'Otros sitios',
    body: [
      'Las páginas de Tero no cargan nada de otros sitios. Si tocás un enlace a WhatsApp, a Mercado Pago, a Google, a Facebook o a nuestras redes, vas a esos sitios y rigen sus propias políticas.',
    ],
  },
  {
    id: 'borrar',
    title: 'Cómo borrarlo',
    body: [
      [
        'Al elegir «Salir» se borra tu sesión de este dispositivo.',
        'En la configuración del navegador podés borrar los datos del sitio: se va todo lo de la lista.',
        'Si instalaste la aplicación, al desinstalarla el teléfono te ofrece borrar sus datos.',
      ],
      'Si bloqueás el almacenamiento, Tero sigue andando, pero vas a tener que entrar cada vez y no va a abrir sin conexión.',
    ],
  },
  {
    id: 'mas',
    title: 'Más información',
    body: [
      'Qué hacemos con los datos que llegan a nuestros servidores y cuáles son tus derechos está en la [política de privacidad](/privacy). Si algo no quedó claro, [escribinos](/contact).',
    ],
  },
];
