import type { Question } from './question.ts';

export const generalQuestions: readonly Question[] = [
  {
    id: 'que-es',
    question: '¿Qué es Tero?',
    answer: [
      'Tero es un punto de encuentro entre personas que necesitan un servicio y quienes lo ofrecen, en Uruguay. Podés buscar por categoría o por zona, comparar precios y reseñas, y hablar directamente con quien elijas por WhatsApp.',
    ],
    links: [{ label: 'Cómo funciona', to: '/how-it-works' }],
    rule: ['SRCH-9', 'PHONE-6'],
  },
  {
    id: 'registro',
    question: '¿Tengo que registrarme para usar Tero?',
    answer: [
      'Para buscar y mirar servicios, no. Para contactar a un proveedor, guardar favoritos o dejar una reseña necesitás una cuenta gratuita de cliente.',
    ],
    links: [{ label: 'Crear una cuenta', to: { door: 'register' } }],
    rule: ['PHONE-5', 'FAV-1', 'REV-1'],
  },
  {
    id: 'lugares',
    question: '¿En qué lugares hay servicios?',
    answer: [
      'Se puede publicar en los 19 departamentos. Cada servicio indica su zona de cobertura: puede ser un barrio, una localidad, un departamento o todo el país. Algunos también se ofrecen a distancia.',
    ],
    links: [{ label: 'Explorar servicios', to: '/servicios' }],
    rule: ['SRCH-20', 'SRCH-21'],
  },
  {
    id: 'pagos',
    question: '¿Tero interviene en el pago entre clientes y proveedores?',
    answer: [
      'No. El precio, la forma de pago y los plazos se acuerdan directamente entre las dos partes, y Tero no cobra comisión por los trabajos.',
      'Te recomendamos dejar el acuerdo por escrito y no pagar la totalidad por adelantado.',
    ],
    links: [{ label: 'Qué tiene que decir un buen presupuesto', to: '/blog/2' }],
    rule: 'MONEY-11',
  },
  {
    id: 'problemas',
    question: '¿Cómo reporto un problema o un contenido inapropiado?',
    answer: [
      'Usá la página «Reportar un problema» o el botón de soporte que está en todas las pantallas. Contanos qué pasó y en qué página. Un servicio, una reseña o un perfil los reportás ahí mismo, con «Reportar».',
    ],
    links: [{ label: 'Reportar un problema', to: '/report' }],
    rule: ['SUPP-5', 'NAV-21', 'MOD-1'],
  },
  {
    id: 'instalar',
    question: '¿Puedo instalar Tero en el celular?',
    answer: [
      'Sí, y sin pasar por ninguna tienda de aplicaciones. En Android, abrí el menú del navegador y elegí «Instalar app» o «Agregar a la pantalla principal». En iPhone, tocá el botón de compartir de Safari y elegí «Agregar a inicio».',
      'Una vez instalado, se abre como cualquier otra aplicación. Si te quedás sin conexión, ves un aviso arriba de la pantalla y podés seguir recorriendo lo que ya estaba guardado en el celular.',
    ],
    rule: ['NAV-170', 'NAV-97'],
  },
  {
    id: 'contrasena',
    question: 'Olvidé mi contraseña, ¿qué hago?',
    answer: [
      'En la pantalla de ingreso elegí «¿Olvidaste tu contraseña?» y escribí el email de tu cuenta. Te mandamos un enlace para crear una nueva. El enlace vale durante 1 hora y se usa una sola vez.',
    ],
    links: [{ label: 'Recuperar mi contraseña', to: { door: 'forgot' } }],
    rule: 'ACC-18',
  },
  {
    id: 'datos',
    question: '¿Qué pasa con mis datos personales?',
    answer: [
      'Usamos solo los que hacen falta para que el servicio funcione, no los vendemos y no ponemos publicidad de terceros. Podés pedir verlos, corregirlos o borrarlos cuando quieras, como dice la Ley 18.331.',
    ],
    links: [
      { label: 'Política de privacidad', to: '/privacy' },
      { label: 'Políticas en palabras simples', to: '/friendly-policies' },
    ],
    rule: ['ACC-29', 'ACC-31'],
  },
];
