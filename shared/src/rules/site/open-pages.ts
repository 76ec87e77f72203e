import type { SitePage } from './site-page.ts';

/** Pages that search engines may keep. Those with a parameter get title and description from what they show. */
export const openPages: readonly SitePage[] = [
  open(
    '/',
    'Servicios cerca de vos en Uruguay',
    'Encontrá servicios cerca de vos, en todo Uruguay: compará precios y reseñas, y escribile por WhatsApp a quien elijas.',
  ),
  open(
    '/servicios',
    'Servicios',
    'Todos los servicios publicados en Tero, primero los mejor calificados: precio, zona y reseñas de cada uno.',
  ),
  open(
    '/servicios/categoria/:categoria',
    'Servicios',
    'Servicios de una categoría en todo Uruguay, con precio, zona y reseñas.',
  ),
  open(
    '/servicios/categoria/:categoria/:departamento',
    'Servicios',
    'Servicios de una categoría en un departamento del Uruguay, con precio y reseñas.',
  ),
  open(
    '/servicios/categoria/:categoria/:departamento/:barrio',
    'Servicios',
    'Servicios de una categoría en un barrio o localidad del Uruguay, con precio y reseñas.',
  ),
  open('/servicios/:id', 'Servicio', 'Un servicio publicado en Tero, con su precio, su zona y sus reseñas.'),
  open('/servicios/:id/reviews', 'Reseñas', 'Las reseñas de un servicio publicado en Tero.'),
  open(
    '/recientes',
    'Últimos Servicios Publicados',
    'Los últimos servicios publicados en Tero, empezando por los más nuevos.',
  ),
  open(
    '/provider-profile/:id',
    'Perfil del proveedor',
    'Los servicios, las publicaciones y las reseñas de un proveedor.',
  ),
  open('/p/:card', 'Perfil del proveedor', 'Los servicios, las publicaciones y las reseñas de un proveedor.'),
  open('/provider/:id/reviews', 'Reseñas', 'Las reseñas de un proveedor de Tero.'),
  open('/publicacion/post/:id', 'Publicación', 'Una publicación de un proveedor de Tero.'),
  open('/publicacion/:postId', 'Publicación', 'Una publicación de un proveedor de Tero.'),
  open(
    '/register-provider',
    'Registrarse como Proveedor',
    'Creá tu cuenta de proveedor y publicá tus servicios para clientes de todo Uruguay.',
  ),
  open(
    '/subscription-plans',
    'Plan Premium',
    'El plan para publicar en Tero: qué incluye, cuánto cuesta y cómo se cancela.',
  ),
  ...several(['/contact', '/contacto'], 'Contacto', 'Escribile al equipo de Tero: te respondemos por email.'),
  ...several(
    ['/help', '/ayuda', '/faq'],
    'Centro de ayuda',
    'Respuestas cortas a lo que más nos preguntan clientes y proveedores sobre Tero.',
  ),
  open(
    '/how-it-works',
    'Cómo Funciona',
    'Buscás, comparás precios y reseñas, y le escribís por WhatsApp a quien elijas: así funciona Tero, paso a paso.',
  ),
  open(
    '/como-ordenamos',
    'Cómo ordenamos los resultados',
    'Qué mira Tero para ordenar los servicios de una búsqueda. Nadie paga para aparecer primero.',
  ),
  open(
    '/numeros',
    'Tero en números',
    'Cuántos reportes recibió Tero cada mes, qué ocultó el equipo y por qué, y cuánto tardó en decidir.',
  ),
  open(
    '/es-este-el-numero',
    '¿De quién es este número?',
    'Pegá el número desde el que te escribieron y mirá si es de un proveedor de Tero, y de cuál.',
  ),
  ...several(
    ['/about', '/provider/success-stories'],
    'Sobre Nosotros',
    'Quiénes hacemos Tero, de dónde viene el nombre y qué nos importa.',
  ),
  open('/blog', 'Blog', 'Consejos, datos y curiosidades para contratar y ofrecer servicios en Uruguay.'),
  open('/blog/:id', 'Blog', 'Un artículo del blog de Tero.'),
  open('/careers', 'Trabajá con nosotros', 'Los puestos abiertos en Tero y cómo postularte a cada uno.'),
  open(
    '/provider/benefits',
    'Beneficios para proveedores',
    'Qué trae el plan para publicar en Tero: contacto directo, presupuestos por escrito, métricas y pausas.',
  ),
  open(
    '/provider/resources',
    'Recursos para proveedores',
    'Guías, plantillas y charlas para ofrecer mejor tus servicios.',
  ),
  open('/terms', 'Términos y condiciones', 'Las condiciones de uso de Tero para clientes y proveedores.'),
  open('/privacy', 'Política de privacidad', 'Qué datos guarda Tero, para qué, por cuánto tiempo y cómo borrarlos.'),
  open('/cookies', 'Política de cookies', 'Qué guarda Tero en tu dispositivo y para qué.'),
  ...several(
    ['/friendly-policies', '/policies'],
    'Políticas en palabras simples',
    'Los términos y la privacidad de Tero, explicados sin vueltas.',
  ),
];

function open(path: string, title: string, description: string): SitePage {
  return { path, title, description, open: true };
}

/** Returns a page at several addresses (rule NAV-5); the first is canonical. */
function several([canonical, ...others]: readonly [string, ...string[]], title: string, description: string) {
  return [canonical, ...others].map((path): SitePage => ({ ...open(path, title, description), canonical }));
}
