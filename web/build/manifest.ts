import type { ManifestOptions } from 'vite-plugin-pwa';

const narrow = { sizes: '1080x2400', type: 'image/webp', form_factor: 'narrow' } as const;

/** A shortcut with its icon, which `shortcut-icons.mjs` draws. */
function shortcut(icon: string, name: string, url: string) {
  const sized = (size: number) => ({
    src: `/icons/shortcut-${icon}-${size}.png`,
    sizes: `${size}x${size}`,
    type: 'image/png',
  });
  return { name, short_name: name, url, icons: [sized(96), sized(192)] };
}

/** Members that the plugin's type does not know yet. */
interface Newer {
  handle_links: 'preferred';
  description_localized: Record<string, { value: string; lang: string }>;
}

export const manifest: Partial<ManifestOptions> & Newer = {
  id: '/',
  start_url: '/?source=pwa',
  scope: '/',
  lang: 'es-UY',
  dir: 'ltr',
  name: 'Tero',
  short_name: 'Tero',
  description: 'Servicios cerca de vos, en todo Uruguay.',
  description_localized: {
    pt: { value: 'Serviços de confiança perto de você, em todo o Uruguai.', lang: 'pt' },
    en: { value: 'Local services you can trust, all over Uruguay.', lang: 'en' },
  },
  categories: ['lifestyle', 'business', 'shopping'],
  display: 'standalone',
  display_override: ['standalone', 'minimal-ui'],
  handle_links: 'preferred',
  orientation: 'any',
  theme_color: '#0B5E6B',
  background_color: '#FBF8F2',
  icons: [
    { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    { src: '/icons/badge-96.png', sizes: '96x96', type: 'image/png', purpose: 'monochrome' },
  ],
  // one window: shared content and tapped links open in the running app
  launch_handler: { client_mode: ['navigate-existing', 'auto'] },
  share_target: {
    action: '/compartir',
    method: 'POST',
    enctype: 'multipart/form-data',
    params: { title: 'title', text: 'text', url: 'url', files: [{ name: 'photos', accept: ['image/*'] }] },
  },
  // phones show four at most
  shortcuts: [
    shortcut('publish', 'Publicar', '/create-post?source=shortcut'),
    shortcut('outbox', 'Pendientes', '/pendientes?source=shortcut'),
    shortcut('reviews', 'Reseñas', '/provider/reviews?source=shortcut'),
    { ...shortcut('contacts', 'Mis contactos', '/historial?tab=contacted&source=shortcut'), short_name: 'Contactos' },
  ],
  screenshots: [
    { src: '/screenshots/inicio-movil.webp', label: 'Inicio', ...narrow },
    { src: '/screenshots/listado-movil.webp', label: 'Servicios con filtros', ...narrow },
    { src: '/screenshots/detalle-movil.webp', label: 'Detalle de un servicio', ...narrow },
    {
      src: '/screenshots/inicio-escritorio.webp',
      label: 'Inicio en la computadora',
      sizes: '1920x1080',
      type: 'image/webp',
      form_factor: 'wide',
    },
  ],
};
