export interface StoredThing {
  what: string;
  where: string;
  why: string;
  howLong: string;
}

/** Data that the app stores on the device, for the cookies page. */
export const deviceStorage: readonly StoredThing[] = [
  {
    what: 'Tu sesión',
    where: 'Almacenamiento del navegador (localStorage o sessionStorage)',
    why: 'Para que sigas adentro al cambiar de página. Incluye los datos básicos de tu perfil (nombre, email, teléfono, dirección y foto), nunca tu contraseña ni tu cédula.',
    howLong:
      'Con «Recordarme», hasta 30 días: en el celular y en la app instalada viene marcado, y así queda al registrarte o entrar con Google o Facebook. Sin marcarlo, hasta cerrar el navegador y 12 horas como máximo. Se borra al salir; queda solo el número de las últimas sesiones, que no dice de quién eran ni sirve para entrar.',
  },
  {
    what: 'Borradores',
    where: 'Almacenamiento del navegador e IndexedDB',
    why: 'Para no perder lo que estabas escribiendo, por ejemplo una reseña o un servicio con sus fotos, si se corta la señal. Solo lo ve tu cuenta.',
    howLong:
      'Hasta que lo enviás o lo borrás; los de los formularios de registro y de aceptar un presupuesto, hasta cerrar el navegador o salir.',
  },
  {
    what: 'Páginas y contenido ya visto',
    where: 'Caché de la aplicación e IndexedDB',
    why: 'Para que Tero abra rápido y puedas seguir leyendo sin conexión. Incluye tus favoritos con el teléfono de quien los ofrece, y las fotos que viste.',
    howLong:
      'Lo más nuevo reemplaza a lo más viejo; las fotos, hasta 30 días. Lo que leíste con tu cuenta se borra al salir.',
  },
  {
    what: 'Lo que querías hacer al pedirte que entraras',
    where: 'Almacenamiento del navegador',
    why: 'Para que vuelvas a donde estabas y lo que tocaste (un favorito, un aviso, un me gusta, escribirle a alguien) quede hecho.',
    howLong: 'Hasta que entrás, y un día como máximo.',
  },
  {
    what: 'Quién te invitó a ofrecer servicios',
    where: 'Almacenamiento del navegador',
    why: 'Solo si tocás «Crear mi cuenta de proveedor» en una invitación: para anotar por cuál llegaste al registrarte.',
    howLong: 'Hasta que creás la cuenta, y 30 días como máximo.',
  },
  {
    what: 'Qué columnas ves en el panel',
    where: 'Almacenamiento del navegador',
    why: 'Solo para quienes administran Tero: para que cada lista se vea como la dejaron.',
    howLong: 'Hasta que borrás los datos del sitio.',
  },
  {
    what: 'El lugar donde buscás y tus últimas búsquedas',
    where: 'Almacenamiento del navegador',
    why: 'Para que no tengas que decirlo cada vez. Si usás tu ubicación, el lugar más cercano se busca en tu dispositivo: las coordenadas no se guardan ni se envían.',
    howLong: 'Hasta que los quitás. Se borran al salir de tu cuenta.',
  },
  {
    what: 'Qué presupuestos ya mandaste',
    where: 'Almacenamiento del navegador',
    why: 'Solo para proveedores: para decirte cuáles faltan mandar. Son números, sin nombres ni importes.',
    howLong: 'Los últimos 200, hasta que borrás los datos del sitio.',
  },
  {
    what: 'El ahorro de datos',
    where: 'Almacenamiento del navegador',
    why: 'Si lo elegiste, y cuántas fotos no se bajaron por eso. No viaja al servidor.',
    howLong: 'Hasta que borrás los datos del sitio.',
  },
  {
    what: 'Permiso de avisos',
    where: 'El navegador',
    why: 'Solo si activás los avisos: el navegador crea una dirección para poder entregártelos.',
    howLong: 'Hasta que los desactivás.',
  },
  {
    what: 'Cookie de dispositivo conocido',
    where: 'Cookie propia, que el código de la página no puede leer',
    why: 'Para que puedas entrar aunque otra persona esté probando contraseñas en tu cuenta. Lleva el número de tu cuenta y uno al azar, firmados; no sirve para entrar ni para seguirte, y solo viaja al entrar.',
    howLong:
      'Hasta 400 días después de tu último ingreso. Cambiar la contraseña con «¿Olvidaste tu contraseña?» o eliminar la cuenta la dejan sin efecto.',
  },
  {
    what: 'Cookie de recién guardado',
    where: 'Cookie propia, que el código de la página no puede leer',
    why: 'Solo si Tero usa más de una base de datos: para que, apenas guardás algo, lo veas aunque una copia todavía no lo tenga. No dice quién sos ni qué guardaste.',
    howLong: 'Segundos.',
  },
  {
    what: 'Cookies de ingreso con Google o Facebook',
    where: 'Cookies propias, que el código de la página no puede leer',
    why: 'Solo si elegís entrar así: comprueban que quien vuelve es la misma persona que se fue.',
    howLong: 'Minutos: se borran cuando terminás de entrar.',
  },
];
