import type { Screen } from './screen.ts';

const dashboard = async () => ({
  Component: (await import('../../features/admin/home/DashboardPage.tsx')).DashboardPage,
});
const users = async () => ({ Component: (await import('../../features/admin/users/UsersPage.tsx')).UsersPage });
const providers = async () => ({
  Component: (await import('../../features/admin/providers/ProvidersPage.tsx')).ProvidersPage,
});
const person = async () => ({ Component: (await import('../../features/admin/people/PersonPage.tsx')).PersonPage });
const verification = async () => ({
  Component: (await import('../../features/admin/verification/VerificationPage.tsx')).VerificationPage,
});
const services = async () => ({
  Component: (await import('../../features/admin/services/ServicesPage.tsx')).ServicesPage,
});
const reviews = async () => ({ Component: (await import('../../features/admin/reviews/ReviewsPage.tsx')).ReviewsPage });
const responses = async () => ({
  Component: (await import('../../features/admin/responses/ResponsesPage.tsx')).ResponsesPage,
});
const subscriptions = async () => ({
  Component: (await import('../../features/admin/subscriptions/SubscriptionsPage.tsx')).SubscriptionsPage,
});
const payments = async () => ({
  Component: (await import('../../features/admin/payments/PaymentsPage.tsx')).PaymentsPage,
});
const money = async () => ({ Component: (await import('../../features/admin/money/MoneyPage.tsx')).MoneyPage });
const categories = async () => ({
  Component: (await import('../../features/admin/categories/CategoriesPage.tsx')).CategoriesPage,
});
const searches = async () => ({
  Component: (await import('../../features/admin/searches/SearchesPage.tsx')).SearchesPage,
});
const recent = async () => ({ Component: (await import('../../features/admin/recent/RecentPage.tsx')).RecentPage });
const messages = async () => ({
  Component: (await import('../../features/admin/messages/MessagesPage.tsx')).MessagesPage,
});
const moderation = async () => ({
  Component: (await import('../../features/admin/moderation/ModerationPage.tsx')).ModerationPage,
});
const rings = async () => ({ Component: (await import('../../features/admin/rings/RingsPage.tsx')).RingsPage });
const newsletter = async () => ({
  Component: (await import('../../features/admin/newsletter/NewsletterPage.tsx')).NewsletterPage,
});
const site = async () => ({ Component: (await import('../../features/admin/operator/SitePage.tsx')).SitePage });
const logs = async () => ({ Component: (await import('../../features/admin/logs/LogsPage.tsx')).LogsPage });
const stats = async () => ({ Component: (await import('../../features/admin/stats/StatsPage.tsx')).StatsPage });
const security = async () => ({ Component: (await import('../../features/admin/SecurityPage.tsx')).SecurityPage });

/** Returns the screens of one tab of the administrators' panel, one per address. The first address is canonical. */
function tab(title: string, lazy: Screen['lazy'], [canonical, ...also]: [string, ...string[]]): Screen[] {
  return [canonical, ...also].map((path) => ({
    path,
    title: `${title} · Administración`,
    who: 'admin',
    canonical,
    lazy,
  }));
}

export const adminScreens: readonly Screen[] = [
  ...tab('Panel', dashboard, ['/admin', '/admin/dashboard']),
  ...tab('Clientes', users, ['/admin/users', '/admin/users-list']),
  ...tab('Proveedores', providers, ['/admin/providers', '/admin/providers-list']),
  { path: '/admin/people/:id', title: 'Persona · Administración', who: 'admin', lazy: person },
  ...tab('Verificación de proveedores', verification, ['/admin/provider-verification']),
  ...tab('Servicios', services, ['/admin/services']),
  ...tab('Reseñas', reviews, ['/admin/reviews']),
  ...tab('Respuestas a reseñas', responses, ['/admin/review-responses']),
  ...tab('Suscripciones', subscriptions, ['/admin/subscriptions']),
  ...tab('Pagos', payments, ['/admin/payments']),
  ...tab('Ingresos', money, ['/admin/income']),
  ...tab('Categorías', categories, ['/admin/categories']),
  ...tab('Búsquedas', searches, ['/admin/searches']),
  ...tab('Últimos Servicios', recent, ['/admin/recent']),
  ...tab('Mensajes y reportes', messages, ['/admin/messages']),
  ...tab('Moderación', moderation, ['/admin/moderation']),
  ...tab('Cuentas relacionadas', rings, ['/admin/related']),
  ...tab('Boletín', newsletter, ['/admin/newsletter']),
  ...tab('Sitio', site, ['/admin/site']),
  ...tab('Registro de actividad', logs, ['/admin/logs']),
  ...tab('Estadísticas avanzadas', stats, ['/admin/advanced-stats']),
  ...tab('Seguridad', security, ['/admin/security']),
];
