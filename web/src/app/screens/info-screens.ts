import type { ComponentType } from 'react';
import type { Screen } from './screen.ts';

type Lazy = () => Promise<{ Component: ComponentType }>;

/**
 * Returns the screens of a public text, one per address. The first address is canonical unless `canonical` is given.
 */
function page(paths: readonly string[], title: string, lazy: Lazy, canonical = paths[0]): Screen[] {
  return paths.map((path) => ({
    path,
    title,
    who: 'anyone',
    lazy,
    ...(canonical !== path || paths.length > 1 ? { canonical } : {}),
  }));
}

/** The screens with help, how it works, about, blog, careers, pages for providers, and legal texts. */
export const infoScreens: readonly Screen[] = [
  ...page(['/help', '/ayuda', '/faq'], 'Centro de ayuda', async () => ({
    Component: (await import('../../features/info/HelpPage.tsx')).HelpPage,
  })),
  ...page(['/how-it-works'], 'Cómo Funciona', async () => ({
    Component: (await import('../../features/info/HowItWorksPage.tsx')).HowItWorksPage,
  })),
  ...page(['/como-ordenamos'], 'Cómo ordenamos los resultados', async () => ({
    Component: (await import('../../features/info/SearchOrderPage.tsx')).SearchOrderPage,
  })),
  ...page(['/numeros'], 'Tero en números', async () => ({
    Component: (await import('../../features/info/NumbersPage.tsx')).NumbersPage,
  })),
  ...page(['/es-este-el-numero'], '¿De quién es este número?', async () => ({
    Component: (await import('../../features/safety/NumberPage.tsx')).NumberPage,
  })),
  ...page(['/about'], 'Sobre Nosotros', async () => ({
    Component: (await import('../../features/info/AboutPage.tsx')).AboutPage,
  })),
  ...page(
    ['/provider/success-stories'],
    'Sobre Nosotros',
    async () => ({ Component: (await import('../../features/info/AboutPage.tsx')).AboutPage }),
    '/about',
  ),
  ...page(['/blog'], 'Blog', async () => ({ Component: (await import('../../features/info/BlogPage.tsx')).BlogPage })),
  ...page(['/blog/:id'], 'Blog', async () => ({
    Component: (await import('../../features/info/BlogArticlePage.tsx')).BlogArticlePage,
  })),
  {
    path: '/boletin/confirmar',
    title: 'Confirmar la suscripción al boletín',
    who: 'anyone',
    needsNone: true,
    canonical: '/boletin/confirmar',
    lazy: async () => ({
      Component: (await import('../../features/info/blog/NewsletterConfirmPage.tsx')).NewsletterConfirmPage,
    }),
  },
  {
    path: '/boletin/baja',
    title: 'Darme de baja del boletín',
    who: 'anyone',
    needsNone: true,
    canonical: '/boletin/baja',
    lazy: async () => ({
      Component: (await import('../../features/info/blog/NewsletterLeavePage.tsx')).NewsletterLeavePage,
    }),
  },
  ...page(['/careers'], 'Trabajá con nosotros', async () => ({
    Component: (await import('../../features/info/CareersPage.tsx')).CareersPage,
  })),
  ...page(['/provider/benefits'], 'Beneficios para proveedores', async () => ({
    Component: (await import('../../features/info/ProviderBenefitsPage.tsx')).ProviderBenefitsPage,
  })),
  ...page(['/provider/resources'], 'Recursos para proveedores', async () => ({
    Component: (await import('../../features/info/ProviderResourcesPage.tsx')).ProviderResourcesPage,
  })),
  ...page(['/terms'], 'Términos y condiciones', async () => ({
    Component: (await import('../../features/info/TermsPage.tsx')).TermsPage,
  })),
  ...page(['/terms/:version'], 'Términos y condiciones', async () => ({
    Component: (await import('../../features/info/TermsPage.tsx')).TermsPage,
  })),
  ...page(['/privacy'], 'Política de privacidad', async () => ({
    Component: (await import('../../features/info/PrivacyPage.tsx')).PrivacyPage,
  })),
  ...page(['/privacy/:version'], 'Política de privacidad', async () => ({
    Component: (await import('../../features/info/PrivacyPage.tsx')).PrivacyPage,
  })),
  ...page(['/cookies'], 'Política de cookies', async () => ({
    Component: (await import('../../features/info/CookiesPage.tsx')).CookiesPage,
  })),
  ...page(['/cookies/:version'], 'Política de cookies', async () => ({
    Component: (await import('../../features/info/CookiesPage.tsx')).CookiesPage,
  })),
  ...page(['/friendly-policies', '/policies'], 'Políticas en palabras simples', async () => ({
    Component: (await import('../../features/info/FriendlyPoliciesPage.tsx')).FriendlyPoliciesPage,
  })),
];
