import { Link } from 'react-router-dom';
import type { LegalSection } from './LegalLayout.tsx';
import { StoredThings } from './StoredThings.tsx';

export const cookiesSections: readonly LegalSection[] = [
  {
    id: 'resumen',
    title: 'En dos líneas',
    body: (
      <p>
        Tero no usa cookies de seguimiento, de publicidad ni de estadísticas de terceros. Por eso no te mostramos un
        cartel pidiendo permiso: en tu dispositivo queda solo lo necesario para que funcione lo que pedís.
      </p>
    ),
  },
  {
    id: 'que-es',
    title: 'Qué es guardar algo en tu dispositivo',
    body: (
      <p>
        Una cookie es un texto corto que un sitio guarda en tu navegador y recibe de vuelta en cada visita. Hay otras
        formas de guardar cosas, como el almacenamiento del navegador y la caché, que no viajan solas al servidor. Tero
        usa sobre todo estas últimas.
      </p>
    ),
  },
  {
    id: 'que-guardamos',
    title: 'Qué guardamos',
    body: (
      <>
        <p>Esto es todo:</p>
        <StoredThings />
      </>
    ),
  },
  {
    id: 'terceros',
    title: 'Otros sitios',
    body: (
      <p>
        Las páginas de Tero no cargan nada de otros sitios. Si tocás un enlace a WhatsApp, a Mercado Pago, a Google, a
        Facebook o a nuestras redes, vas a esos sitios y rigen sus propias políticas.
      </p>
    ),
  },
  {
    id: 'borrar',
    title: 'Cómo borrarlo',
    body: (
      <>
        <ul>
          <li>Al elegir «Salir» se borra tu sesión de este dispositivo.</li>
          <li>En la configuración del navegador podés borrar los datos del sitio: se va todo lo de la lista.</li>
          <li>Si instalaste la aplicación, al desinstalarla el teléfono te ofrece borrar sus datos.</li>
        </ul>
        <p>
          Si bloqueás el almacenamiento, Tero sigue andando, pero vas a tener que entrar cada vez y no va a abrir sin
          conexión.
        </p>
      </>
    ),
  },
  {
    id: 'mas',
    title: 'Más información',
    body: (
      <p>
        Qué hacemos con los datos que llegan a nuestros servidores y cuáles son tus derechos está en la{' '}
        <Link to="/privacy">política de privacidad</Link>. Si algo no quedó claro, <Link to="/contact">escribinos</Link>
        .
      </p>
    ),
  },
];
