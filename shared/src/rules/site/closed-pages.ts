import type { SitePage } from './site-page.ts';

const description = 'Tero: servicios de confianza cerca tuyo, en todo Uruguay.';

/** Pages of an account, a step, a token or the panel: search engines keep none of them (rule FOUND-4). */
export const closedPages: readonly SitePage[] = [
  closed('/login', 'Iniciar sesión'),
  closed('/register', 'Registrarse como Cliente'),
  closed('/forgot-password', 'Recuperar contraseña'),
  closed('/reset-password', 'Restablecer contraseña'),
  closed('/reset-password/:token', 'Restablecer contraseña', '/reset-password'),
  closed('/verify-email', 'Verificar email'),
  closed('/confirm-email', 'Confirmar email nuevo'),
  closed('/stop-email', 'Detener el cambio de email'),
  closed('/auth/success', 'Autenticación'),
  closed('/auth/error', 'Error en la autenticación'),
  closed('/user-profile', 'Mi Perfil'),
  closed('/user-settings', 'Configuración de Cuenta'),
  closed('/change-email', 'Cambiar email'),
  closed('/change-password', 'Cambiar contraseña'),
  closed('/servicios/:id/review', 'Dejar una reseña'),
  closed('/favoritos', 'Mis Favoritos'),
  closed('/historial', 'Mi Historial'),
  closed('/pendientes', 'Pendientes'),
  closed('/create_service', 'Crear Nuevo Servicio'),
  closed('/edit-service/:serviceId', 'Editar Servicio'),
  closed('/provider-profile', 'Mi Perfil'),
  closed('/provider-settings', 'Configuración'),
  closed('/edit-profile', 'Editar perfil'),
  closed('/create-post', 'Nueva publicación'),
  closed('/edit-post/:postId', 'Editar publicación'),
  closed('/provider/create-offer', 'Crear Nueva Promoción'),
  closed('/provider/edit-offer/:offerId', 'Editar promoción'),
  closed('/provider/reviews', 'Mis Reseñas'),
  closed('/provider/:id/reviews/current', 'Reseñas de los últimos 6 meses'),
  closed('/provider/:id/reviews/historical', 'Reseñas anteriores'),
  closed('/metrics', 'Métricas'),
  closed('/subscription-confirmation', 'Resumen de tu suscripción'),
  closed('/subscription', 'Mi suscripción'),
  closed('/subscription-success', 'Resultado del pago', '/subscription-success'),
  closed('/subscription/success', 'Resultado del pago', '/subscription-success'),
  closed('/test-subscription', 'Suscripción de prueba'),
  closed('/avisos', 'Avisos'),
  closed('/notification-settings', 'Configuración de Notificaciones'),
  closed('/mis-mensajes', 'Mis mensajes'),
  closed('/unsubscribe/:token', 'Dejar de recibir emails', '/unsubscribe'),
  closed('/report', 'Reportar un problema'),
  closed('/boletin/confirmar', 'Confirmar el boletín', '/boletin/confirmar'),
  closed('/boletin/baja', 'Dejar el boletín', '/boletin/baja'),
  ...panel('Panel', '/admin', '/admin/dashboard'),
  ...panel('Clientes', '/admin/users', '/admin/users-list'),
  ...panel('Proveedores', '/admin/providers', '/admin/providers-list'),
  ...panel('Verificación de proveedores', '/admin/provider-verification'),
  ...panel('Servicios', '/admin/services'),
  ...panel('Reseñas', '/admin/reviews'),
  ...panel('Respuestas a reseñas', '/admin/review-responses'),
  ...panel('Suscripciones', '/admin/subscriptions'),
  ...panel('Pagos', '/admin/payments'),
  ...panel('Ingresos', '/admin/income'),
  ...panel('Categorías', '/admin/categories'),
  ...panel('Últimos Servicios', '/admin/recent'),
  ...panel('Mensajes y reportes', '/admin/messages'),
  ...panel('Boletín', '/admin/newsletter'),
  ...panel('Registro de actividad', '/admin/logs'),
  ...panel('Estadísticas avanzadas', '/admin/advanced-stats'),
  ...panel('Búsquedas', '/admin/searches'),
  ...panel('Seguridad', '/admin/security'),
  ...panel('Depuración', '/admin/debug'),
  closed('/error', 'Error del servidor'),
  closed('/unauthorized', 'Acceso Denegado'),
  closed('/forbidden', 'Acceso denegado'),
  closed('/maintenance', 'Mantenimiento'),
  closed('/test-profile', 'Perfil de prueba'),
];

function closed(path: string, title: string, canonical?: string): SitePage {
  return { path, title, description, open: false, ...(canonical && { canonical }) };
}

/** A tab of the panel; the first of its addresses is canonical. */
function panel(title: string, canonical: string, ...others: string[]): SitePage[] {
  return [canonical, ...others].map((path) => closed(path, `${title} · Administración`, canonical));
}
