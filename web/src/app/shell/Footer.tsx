import { Link } from 'react-router-dom';
import wordmarkLight from '../../assets/brand/wordmark-light.svg';
import { useOperator } from '../../features/operator/queries.ts';
import { socialNetworks } from './social.tsx';

const stories = '/provider/success-stories';

const columns = [
  {
    title: 'Tero',
    links: [
      { label: 'Sobre Nosotros', to: '/about' },
      { label: 'Cómo Funciona', to: '/how-it-works' },
      { label: 'Tero en números', to: '/numeros' },
      { label: 'Blog', to: '/blog' },
      { label: 'Trabajá con nosotros', to: '/careers' },
    ],
  },
  {
    title: 'Proveedores',
    links: [
      { label: 'Planes', to: '/subscription-plans' },
      { label: 'Beneficios', to: '/provider/benefits' },
      { label: 'Recursos', to: '/provider/resources' },
      { label: 'Casos de éxito', to: stories },
    ],
  },
  {
    title: 'Ayuda',
    links: [
      { label: 'Centro de ayuda', to: '/help' },
      { label: 'Contacto', to: '/contact' },
      { label: 'Preguntas frecuentes', to: '/faq' },
      { label: 'Reportar un problema', to: '/report' },
    ],
  },
  {
    title: 'Legal',
    links: [
      { label: 'Términos y condiciones', to: '/terms' },
      { label: 'Privacidad', to: '/privacy' },
      { label: 'Cookies', to: '/cookies' },
      { label: 'Políticas en palabras simples', to: '/friendly-policies' },
    ],
  },
];

const linkStyle =
  'inline-flex min-h-11 items-center rounded-control text-on-deep-muted hover:text-on-deep hover:underline md:min-h-9 focus-visible:outline-on-deep';

export function Footer() {
  // the page has success stories once the operator has testimonials
  const hasStories = useOperator().content.testimonials.length > 0;
  return (
    <footer className="mt-10 bg-deep sm:mt-16 pb-(--edge-bottom) text-on-deep">
      <div className="wrap grid gap-10 py-12 lg:grid-cols-[1fr_2.4fr]">
        <div>
          <img src={wordmarkLight} alt="Tero" width={129} height={40} loading="lazy" className="h-10 w-auto" />
          <p className="mt-4 max-w-xs text-on-deep-muted">Servicios cerca de vos, en todo Uruguay.</p>
          <Social />
        </div>
        <nav aria-label="Pie de página" className="grid grid-cols-2 gap-x-6 gap-y-8 md:grid-cols-4">
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2 className="mb-1 text-lg">{title}</h2>
              <ul>
                {links.map(({ label, to }) => (
                  <li key={to}>
                    <Link to={to} className={linkStyle}>
                      {to === stories && !hasStories ? 'Cómo es Tero' : label}
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
      </div>
      <div className="border-on-deep/15 border-t">
        <p className="wrap py-5 text-on-deep-muted text-sm">© {new Date().getFullYear()} Tero · Hecho en Uruguay</p>
      </div>
    </footer>
  );
}

/** Shows links to the operator's social accounts, if the operator has named any (rule SUPP-90). */
function Social() {
  const { content, fictitious } = useOperator();
  const known = socialNetworks.flatMap(({ field, ...network }) => {
    const href = content[field];
    return href ? [{ ...network, href }] : [];
  });
  if (known.length === 0) return null;
  return (
    <>
      {fictitious && <p className="mt-5 text-on-deep">Enlaces de ejemplo: esta demostración no está en las redes.</p>}
      <ul className="mt-5 flex gap-2">
        {known.map(({ name, href, glyph }) => (
          <li key={name}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`Tero en ${name}${fictitious ? ', de ejemplo' : ''} (se abre en otra pestaña)`}
              className="flex size-11 items-center justify-center rounded-pill bg-on-deep/10 hover:bg-on-deep/20 focus-visible:outline-on-deep"
            >
              {glyph}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
