import { chargedPrice } from '@tero/shared/content/prices';
import { Link } from 'react-router-dom';
import type { LegalSection } from './LegalLayout.tsx';

export const termsSections: readonly LegalSection[] = [
  {
    id: 'que-es',
    title: 'Qué es Tero',
    body: (
      <>
        <p>
          Tero es una plataforma que conecta a personas que buscan un servicio («clientes») con personas y empresas que
          los ofrecen («proveedores») en Uruguay. Estos términos son el acuerdo entre vos y Tero por el uso del sitio y
          de la aplicación. Al usarlos, los aceptás.
        </p>
        <p>
          Tero no presta los servicios publicados, no emplea a los proveedores y no es parte del acuerdo que hagas con
          ellos.
        </p>
      </>
    ),
  },
  {
    id: 'cuentas',
    title: 'Tu cuenta',
    body: (
      <>
        <p>Para buscar y leer no hace falta una cuenta. Para contactar, guardar favoritos, opinar o publicar, sí.</p>
        <ul>
          <li>Tenés que ser mayor de 18 años y dar datos verdaderos y actualizados.</li>
          <li>La cuenta es personal. Cuidá tu contraseña y avisanos si creés que alguien más la usa.</li>
          <li>Podés cerrarla cuando quieras desde la configuración de tu cuenta.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'clientes',
    title: 'Si buscás un servicio',
    body: (
      <>
        <p>
          Usar Tero es gratis para los clientes. El precio, el plazo, la forma de pago y la garantía se acuerdan
          directamente con el proveedor. Te recomendamos pedirlos por escrito y no pagar la totalidad por adelantado.
        </p>
        <p>
          La marca «Verificado» indica que revisamos los datos de identidad del proveedor. No es una garantía sobre la
          calidad ni el resultado de un trabajo.
        </p>
      </>
    ),
  },
  {
    id: 'proveedores',
    title: 'Si ofrecés servicios',
    body: (
      <ul>
        <li>Publicá solo lo que podés hacer, con descripciones, precios y fotos que sean ciertos y tuyos.</li>
        <li>Cumplí lo que acordás y las normas de tu actividad: habilitaciones, aportes, impuestos y seguridad.</li>
        <li>Usá los datos de tus clientes solo para el trabajo que te pidieron.</li>
        <li>
          La cédula y los demás datos de identidad se usan únicamente para verificar tu perfil, y la cédula para dar el
          primer mes una sola vez por persona.
        </li>
      </ul>
    ),
  },
  {
    id: 'suscripcion',
    title: 'Suscripción y pagos',
    body: (
      <>
        <p>
          Para publicar se necesita una suscripción activa, de {chargedPrice}. El primer cobro se hace un mes después de
          la activación, la primera vez de cada persona, y se renueva cada mes hasta que la canceles. Quien vuelve a
          suscribirse paga desde que termina lo que ya tuvo. Los cobros los procesa Mercado Pago: Tero no recibe ni
          guarda los datos de tu tarjeta.
        </p>
        <ul>
          <li>Podés cancelar en cualquier momento; tus servicios siguen publicados hasta el final del período.</li>
          <li>Si la suscripción vence, tus servicios dejan de mostrarse, pero no se borran.</li>
          <li>Si el precio cambia, te avisamos por email antes de que se aplique a tu próxima renovación.</li>
        </ul>
      </>
    ),
  },
  {
    id: 'resenas',
    title: 'Reseñas',
    body: (
      <>
        <p>
          Las escriben clientes, una por servicio, sobre experiencias propias. La calificación combina tiempo de
          respuesta, atención y calidad del trabajo. Pueden ser anónimas para el público.
        </p>
        <p>
          No editamos reseñas. Quitamos las que son falsas, insultan, discriminan o exponen datos personales. El
          proveedor puede responder a cada una, una vez.
        </p>
      </>
    ),
  },
  {
    id: 'conducta',
    title: 'Reglas de conducta',
    body: (
      <>
        <p>En Tero no se puede:</p>
        <ul>
          <li>Hacerse pasar por otra persona o crear cuentas falsas.</li>
          <li>Publicar contenido ilegal, ofensivo, discriminatorio o engañoso.</li>
          <li>Comprar, vender, inventar o exigir reseñas.</li>
          <li>Juntar datos de contacto para enviar publicidad, o copiar el contenido de forma automática.</li>
          <li>Intentar entrar donde no corresponde o afectar el funcionamiento del servicio.</li>
        </ul>
        <p>
          Si ves algo así, contanos desde <Link to="/report">Reportar un problema</Link>.
        </p>
      </>
    ),
  },
  {
    id: 'contenido',
    title: 'El contenido que publicás',
    body: (
      <p>
        Tus textos y fotos siguen siendo tuyos. Al publicarlos nos das permiso, gratuito y mientras estén publicados,
        para mostrarlos, adaptar su tamaño y para que se puedan encontrar dentro de Tero. El nombre, el diseño y los
        dibujos de Tero son nuestros.
      </p>
    ),
  },
  {
    id: 'suspension',
    title: 'Cuándo podemos suspender una cuenta',
    body: (
      <p>
        Si una cuenta no cumple estas reglas podemos quitar el contenido, limitarla o cerrarla. Salvo en casos graves o
        urgentes te avisamos antes y te damos la posibilidad de explicarte. Si creés que nos equivocamos, escribinos y
        lo revisamos.
      </p>
    ),
  },
  {
    id: 'responsabilidad',
    title: 'Hasta dónde respondemos',
    body: (
      <>
        <p>
          Ponemos cuidado para que Tero funcione bien y esté disponible, pero puede haber interrupciones. No respondemos
          por el cumplimiento, la calidad o la legalidad de los servicios que acuerden clientes y proveedores.
        </p>
        <p>
          Nada de lo que dice acá limita los derechos que te da la Ley 17.250 de relaciones de consumo ni la
          responsabilidad que la ley no permite limitar.
        </p>
      </>
    ),
  },
  {
    id: 'datos',
    title: 'Datos personales',
    body: (
      <p>
        Qué datos usamos, para qué y cómo ejercer tus derechos está en la{' '}
        <Link to="/privacy">política de privacidad</Link>. Lo que queda guardado en tu dispositivo, en la{' '}
        <Link to="/cookies">política de cookies</Link>.
      </p>
    ),
  },
  {
    id: 'cambios',
    title: 'Cambios, ley y contacto',
    body: (
      <>
        <p>
          Si cambiamos estos términos, actualizamos la fecha de arriba y, cuando el cambio es importante, te avisamos
          antes de que rija.
        </p>
        <p>
          Se aplica la ley de la República Oriental del Uruguay y son competentes sus tribunales. Antes de llegar ahí,{' '}
          <Link to="/contact">escribinos</Link>: casi todo se resuelve hablando.
        </p>
      </>
    ),
  },
];
