import { Link } from 'react-router-dom';
import type { LegalSection } from './LegalLayout.tsx';

const authority = 'https://www.gub.uy/unidad-reguladora-control-datos-personales/';

export const privacySections: readonly LegalSection[] = [
  {
    id: 'responsable',
    title: 'Quién cuida tus datos',
    body: (
      <p>
        Tero es responsable de los datos personales que se tratan en este sitio y en su aplicación, de acuerdo con la
        Ley 18.331 de Protección de Datos Personales y sus decretos. Para cualquier consulta sobre tus datos,{' '}
        <Link to="/contact">escribinos</Link> con el asunto «Datos personales».
      </p>
    ),
  },
  {
    id: 'que-datos',
    title: 'Qué datos usamos',
    body: (
      <ul>
        <li>
          <strong>De tu cuenta:</strong> nombre, nombre de usuario, email, teléfono y, si los agregás, dirección y foto.
          La contraseña se guarda cifrada de forma que ni nosotros podemos leerla.
        </li>
        <li>
          <strong>Si sos proveedor:</strong> además tu oficio, el nombre de tu empresa, la cédula y, si los agregás, la
          fecha de nacimiento y un contacto de emergencia. Se usan para verificar tu identidad, la cédula también para
          dar el primer mes una sola vez, y no se publican nunca.
        </li>
        <li>
          <strong>De tu actividad:</strong> los servicios que visitás y contactás con tu cuenta, tus favoritos, tus
          reseñas con sus fotos, lo que publicás, y si nos contás cuánto tardaron en responderte.
        </li>
        <li>
          <strong>De tus pedidos a varios:</strong> qué, dónde y cuándo, a quién se lo pediste y las fotos, que ve solo
          quien tiene el enlace. El enlace y las fotos duran 30 días; el resto, 400, o hasta que lo elimines.
        </li>
        <li>
          <strong>De los presupuestos:</strong> lo que escribe el proveedor y, de quien acepta uno, su nombre, su
          celular y el texto exacto que aceptó. Ese texto queda 5 años para las dos partes, aunque una elimine su
          cuenta.
        </li>
        <li>
          <strong>De las invitaciones:</strong> si sos proveedor y llegaste por el enlace de un colega, quién te invitó.
          Esa persona ve cuántas llegaron, no cuáles.
        </li>
        <li>
          <strong>Técnicos:</strong> dirección IP, tipo de navegador y fecha de los ingresos, para cuidar la seguridad
          de las cuentas.
        </li>
        <li>
          <strong>De los avisos push,</strong> si los activás: la dirección que tu navegador crea para entregarlos,
          hasta que los desactivás o cerrás la sesión. Lo que dicen viaja cifrado por el servicio de tu navegador, que
          no puede leerlo.
        </li>
        <li>
          <strong>Del boletín,</strong> si te suscribís: tu email, cuándo aceptaste y qué texto. Con la baja se borran
          en el momento; si no confirmás el email, a los 7 días.
        </li>
        <li>
          <strong>De los pagos:</strong> el estado, el importe y la fecha. Los datos de la tarjeta los recibe Mercado
          Pago, no nosotros.
        </li>
      </ul>
    ),
  },
  {
    id: 'para-que',
    title: 'Para qué los usamos',
    body: (
      <>
        <ul>
          <li>Para que tu cuenta funcione y puedas buscar, contactar, opinar o publicar.</li>
          <li>Para avisarte lo que pediste o lo que afecta a tu cuenta.</li>
          <li>Para verificar proveedores, prevenir abusos y atender tus consultas.</li>
          <li>Para cumplir obligaciones legales, por ejemplo las contables.</li>
        </ul>
        <p>
          Los usamos con tu consentimiento, que das al registrarte, y para cumplir el acuerdo que tenemos con vos. Las
          novedades y promociones son aparte: solo te llegan si las activás, y podés desactivarlas cuando quieras.
        </p>
      </>
    ),
  },
  {
    id: 'quien-los-ve',
    title: 'Quién los ve',
    body: (
      <>
        <ul>
          <li>
            <strong>Cualquiera:</strong> los perfiles públicos de los proveedores, sus servicios y las reseñas, con el
            nombre de quien las firmó. En una reseña anónima no figura ningún dato de su autor.
          </li>
          <li>
            <strong>Personas con la sesión iniciada:</strong> el teléfono y el email de contacto de los proveedores.
          </li>
          <li>
            <strong>El proveedor cuyo teléfono ves:</strong> tu nombre y la inicial de tu apellido, con la fecha. Lo
            guardamos 180 días.
          </li>
          <li>
            <strong>El equipo de Tero:</strong> lo que hace falta para dar soporte, moderar y verificar.
          </li>
          <li>
            <strong>Empresas que nos prestan un servicio:</strong> alojamiento, email, pagos, mensajes y avisos, y solo
            los datos que su tarea requiere.
          </li>
        </ul>
        <p>
          No vendemos datos, no los compartimos para publicidad y no los damos a nadie más, salvo que lo exija un juez o
          la ley.
        </p>
      </>
    ),
  },
  {
    id: 'donde',
    title: 'Dónde se guardan',
    body: (
      <p>
        Nuestros servidores y algunos de esos proveedores están fuera de Uruguay. Al crear tu cuenta consentís esa
        transferencia (artículo 23 de la ley). Exigimos que protejan los datos con el mismo cuidado que acá. Todo viaja
        cifrado.
      </p>
    ),
  },
  {
    id: 'cuanto-tiempo',
    title: 'Cuánto tiempo',
    body: (
      <ul>
        <li>Los datos de tu cuenta, mientras la tengas.</li>
        <li>
          Cuando la eliminás, queda fuera de la vista en el momento y la podés recuperar durante siete días. Después se
          borran tus datos personales, tus sesiones, tus favoritos, tu historial y tus archivos. Tus reseñas quedan como
          «Usuario anónimo», y en el registro de lo que hace el equipo queda el número de tu cuenta.
        </li>
        <li>
          Si te suscribiste como proveedor, queda después de eliminarla una huella cifrada de tu cuenta, de tu cédula y
          de tu cuenta de Mercado Pago, que no dice quién sos, para no dar dos veces el primer mes.
        </li>
        <li>De los pagos se conserva lo mínimo que exigen las normas contables y tributarias.</li>
        <li>Lo borrado desaparece también de las copias de seguridad, en un plazo de hasta 60 días.</li>
      </ul>
    ),
  },
  {
    id: 'derechos',
    title: 'Tus derechos',
    body: (
      <>
        <p>La Ley 18.331 te da, entre otros, estos derechos sobre tus datos:</p>
        <ul>
          <li>
            <strong>Acceso:</strong> saber qué datos tuyos tenemos y recibir una copia.
          </li>
          <li>
            <strong>Rectificación y actualización:</strong> corregir lo que esté mal o haya cambiado.
          </li>
          <li>
            <strong>Inclusión:</strong> agregar lo que falte, si tenés un interés fundado.
          </li>
          <li>
            <strong>Supresión:</strong> que borremos tus datos, salvo los que la ley obliga a conservar.
          </li>
          <li>
            <strong>Oposición a la publicidad:</strong> que no te enviemos comunicaciones comerciales.
          </li>
        </ul>
        <p>
          Casi todo lo hacés directamente en tu cuenta: descargar tus datos, corregirlos o eliminarla. Para lo demás,{' '}
          <Link to="/contact">escribinos</Link>. Es gratis y respondemos dentro de los 5 días hábiles. Podemos pedirte
          que acredites tu identidad, para no darle tus datos a otra persona.
        </p>
      </>
    ),
  },
  {
    id: 'urcdp',
    title: 'La autoridad de control',
    body: (
      <p>
        Si creés que no respetamos tus derechos, podés consultar o denunciar ante la Unidad Reguladora y de Control de
        Datos Personales (URCDP):{' '}
        <a href={authority} target="_blank" rel="noopener noreferrer">
          gub.uy/unidad-reguladora-control-datos-personales (se abre en otra pestaña)
        </a>
        .
      </p>
    ),
  },
  {
    id: 'seguridad',
    title: 'Cómo los protegemos',
    body: (
      <p>
        Usamos conexiones cifradas, contraseñas que no se pueden leer, permisos que se controlan en cada pedido y copias
        de seguridad. Si a pesar de eso hubiera un incidente que afecte tus datos, tomamos medidas de inmediato,
        informamos a la URCDP dentro de las 72 horas y te avisamos.
      </p>
    ),
  },
  {
    id: 'menores',
    title: 'Menores de edad',
    body: <p>Tero es para mayores de 18 años. Si sabés de una cuenta de un menor, avisanos y la eliminamos.</p>,
  },
  {
    id: 'cambios',
    title: 'Cambios en esta política',
    body: (
      <p>
        Cuando cambie algo importante te avisamos por email o en la aplicación antes de que rija, y actualizamos la
        fecha de arriba. Lo que guardamos en tu teléfono o computadora está en la{' '}
        <Link to="/cookies">política de cookies</Link>.
      </p>
    ),
  },
];
