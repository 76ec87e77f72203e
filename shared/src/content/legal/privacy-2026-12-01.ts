import type { LegalSection } from './legal-text.ts';

export const sections: readonly LegalSection[] = [
  {
    id: 'responsable',
    title: 'Quién cuida tus datos',
    body: [
      '{operador}, RUT {rut}, con domicilio en {domicilio}, es responsable de los datos personales que se tratan en este sitio y en su aplicación, de acuerdo con la Ley 18.331 de Protección de Datos Personales y sus decretos. Inscripción de la base de datos en la URCDP: {inscripcion}. Para cualquier consulta sobre tus datos, [escribinos](/contact) con el asunto «Datos personales».',
    ],
  },
  {
    id: 'que-datos',
    title: 'Qué datos usamos',
    body: [
      [
        '**De tu cuenta:** nombre, nombre de usuario, email, teléfono y, si los agregás, dirección y foto. La contraseña se guarda cifrada de forma que ni nosotros podemos leerla.',
        '**Si sos proveedor:** además tu oficio, el nombre de tu empresa, la cédula y, si los agregás, la fecha de nacimiento y un contacto de emergencia. Se usan para verificar tu identidad, la cédula también para dar el primer mes una sola vez, y no se publican nunca.',
        '**Si pedís la verificación o mostrás papeles:** las fotos de tu documento y de tu cara, y las de tus licencias o certificados con su número. Las ve solo el equipo, y queda registrado quién las miró. Se borran cuando se decide y como mucho a los 14 días. De un papel visto se muestra qué es, cuándo lo vimos y cuándo vence; su número se borra un año después.',
        '**De tu actividad:** los servicios que visitás y contactás con tu cuenta, tus favoritos, tus reseñas con sus fotos, lo que publicás, y si nos contás cuánto tardaron en responderte.',
        '**De tus pedidos a varios:** qué, dónde y cuándo, a quién se lo pediste y las fotos, que ve solo quien tiene el enlace. Cuando abrís el chat de un proveedor para mandárselo, le avisamos que le llegó un pedido y lo ve en su lista, sin tu nombre. El enlace y las fotos duran 30 días; el resto, 400, o hasta que lo elimines.',
        '**De los presupuestos:** lo que escribe el proveedor y, de quien acepta uno, su nombre, su celular y el texto exacto que aceptó. Ese texto queda 5 años para las dos partes, aunque una elimine su cuenta. También queda quién dijo que el trabajo está hecho y cuándo, y lo ven las dos. De la libreta del trabajo quedan, con el presupuesto, los adicionales y los pagos que anota el proveedor. De la cita que acuerdan quedan el día, la hora, el lugar y lo que agregan, hasta un año después: lo lee quien tiene el enlace. También lo que cada parte contesta sobre si la otra fue: el proveedor ve lo que dijo el cliente, y cuenta en su perfil. De un trabajo hecho quedan las fotos que agregan las dos partes, que ve quien tiene el enlace, mientras esté el presupuesto y la cuenta de quien las agregó. Si el cliente acepta que el proveedor las muestre, queda el día en que lo dijo hasta que cambia de idea, y lo que el proveedor ya publicó sigue hasta que lo saque.',
        '**De las invitaciones:** si sos proveedor y llegaste por el enlace de un colega, quién te invitó. Esa persona ve cuántas llegaron, no cuáles.',
        '**Técnicos:** dirección IP, tipo de navegador y fecha de los ingresos, para cuidar la seguridad de las cuentas.',
        '**Contra las cuentas falsas:** huellas cifradas de las redes y los dispositivos desde los que entrás, que se borran 90 días después de la última vez, y la forma general de tus fotos de perfil y de reseñas. Sirven para ver si varias cuentas son de una misma persona; no dicen dónde estás.',
        '**De los avisos push,** si los activás: la dirección que tu navegador crea para entregarlos, hasta que los desactivás o cerrás la sesión. Lo que dicen viaja cifrado por el servicio de tu navegador, que no puede leerlo.',
        '**Del boletín,** si te suscribís: tu email, cuándo aceptaste y qué texto. Con la baja se borran en el momento; si no confirmás el email, a los 7 días.',
        '**De los pagos:** el estado, el importe y la fecha. Los datos de la tarjeta los recibe Mercado Pago, no nosotros.',
      ],
    ],
  },
  {
    id: 'para-que',
    title: 'Para qué los usamos',
    body: [
      [
        'Para que tu cuenta funcione y puedas buscar, contactar, opinar o publicar.',
        'Para avisarte lo que pediste o lo que afecta a tu cuenta.',
        'Para verificar proveedores, prevenir abusos y atender tus consultas.',
        'Para cumplir obligaciones legales, por ejemplo las contables.',
      ],
      'Los usamos con tu consentimiento, que das al registrarte, y para cumplir el acuerdo que tenemos con vos. Las novedades y promociones son aparte: solo te llegan si las activás, y podés desactivarlas cuando quieras.',
    ],
  },
  {
    id: 'quien-los-ve',
    title: 'Quién los ve',
    body: [
      [
        '**Cualquiera:** los perfiles públicos de los proveedores, sus servicios y las reseñas, con el nombre de quien las firmó. En una reseña anónima no figura ningún dato de su autor.',
        '**Personas con la sesión iniciada:** el teléfono y el email de contacto de los proveedores.',
        '**El proveedor cuyo teléfono ves:** tu nombre y la inicial de tu apellido, con la fecha. Lo guardamos 180 días.',
        '**El equipo de Tero:** lo que hace falta para dar soporte, moderar y verificar.',
        '**Empresas que nos prestan un servicio:** alojamiento, email, pagos, mensajes y avisos, y solo los datos que su tarea requiere.',
      ],
      'No vendemos datos, no los compartimos para publicidad y no los damos a nadie más, salvo que lo exija un juez o la ley.',
    ],
  },
  {
    id: 'donde',
    title: 'Dónde se guardan',
    body: [
      'Nuestros servidores y algunos de esos proveedores están fuera de Uruguay. Al crear tu cuenta consentís esa transferencia (artículo 23 de la ley). Exigimos que protejan los datos con el mismo cuidado que acá. Todo viaja cifrado.',
    ],
  },
  {
    id: 'cuanto-tiempo',
    title: 'Cuánto tiempo',
    body: [
      [
        'Los datos de tu cuenta, mientras la tengas.',
        'Cuando la eliminás, deja de verse en el momento y tenés 7 días para recuperarla. Después se borran tus datos personales, tus sesiones, tus favoritos, tu historial y tus archivos. Tus reseñas quedan como «Usuario anónimo», y en el registro de lo que hace el equipo queda el número de tu cuenta.',
        'Si te suscribiste como proveedor, queda después de eliminarla una huella cifrada de tu cuenta, de tu cédula y de tu cuenta de Mercado Pago, que no dice quién sos, para no dar dos veces el primer mes.',
        'De los pagos se conserva lo mínimo que exigen las normas contables y tributarias.',
        'Lo borrado desaparece también de las copias de seguridad, en un plazo de hasta 60 días.',
      ],
    ],
  },
  {
    id: 'derechos',
    title: 'Tus derechos',
    body: [
      'La Ley 18.331 te da, entre otros, estos derechos sobre tus datos:',
      [
        '**Acceso:** saber qué datos tuyos tenemos y recibir una copia.',
        '**Rectificación y actualización:** corregir lo que esté mal o haya cambiado.',
        '**Inclusión:** agregar lo que falte, si tenés un interés fundado.',
        '**Supresión:** que borremos tus datos, salvo los que la ley obliga a conservar.',
        '**Oposición a la publicidad:** que no te enviemos comunicaciones comerciales.',
      ],
      'Casi todo lo hacés directamente en tu cuenta: descargar tus datos, corregirlos o eliminarla. Para lo demás, [escribinos](/contact). Es gratis y respondemos dentro de los 5 días hábiles. Podemos pedirte que acredites tu identidad, para no darle tus datos a otra persona.',
    ],
  },
  {
    id: 'urcdp',
    title: 'La autoridad de control',
    body: [
      'Si creés que no respetamos tus derechos, podés consultar o denunciar ante la Unidad Reguladora y de Control de Datos Personales (URCDP): [gub.uy/unidad-reguladora-control-datos-personales (se abre en otra pestaña)](https://www.gub.uy/unidad-reguladora-control-datos-personales/).',
    ],
  },
  {
    id: 'seguridad',
    title: 'Cómo los protegemos',
    body: [
      'Usamos conexiones cifradas, contraseñas que no se pueden leer, permisos que se controlan en cada pedido y copias de seguridad. Si a pesar de eso hubiera un incidente que afecte tus datos, tomamos medidas de inmediato, informamos a la URCDP dentro de las 72 horas y te avisamos.',
    ],
  },
  {
    id: 'menores',
    title: 'Menores de edad',
    body: ['Tero es para mayores de 18 años. Si sabés de una cuenta de un menor, avisanos y la eliminamos.'],
  },
  {
    id: 'cambios',
    title: 'Cambios en esta política',
    body: [
      'Cada versión de esta política tiene su fecha y queda publicada. Cuando hay una nueva, te contamos una vez qué cambió y te pedimos que la aceptes. Lo que guardamos en tu teléfono o computadora está en la [política de cookies](/cookies).',
    ],
  },
];
