import underPressure from '@fastify/under-pressure';
import { minute } from '@tero/shared/rules/time/durations';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config/config.ts';
import { areaOf } from './core/address.ts';
import type { Clock } from './core/clock.ts';
import { AppError } from './core/errors.ts';
import { logOptions } from './core/log/log.ts';
import type { LogTarget } from './core/log/log-lines.ts';
import type { OuterDb } from './db/schema/database.ts';
import type { Deps } from './deps/deps.ts';
import { confirmationRoutes } from './features/accounts/confirmation/routes.ts';
import { emailChangeRoutes } from './features/accounts/email-change/routes.ts';
import { emailVerificationRoutes } from './features/accounts/email-verification/routes.ts';
import { passwordResetRoutes } from './features/accounts/password-reset/routes.ts';
import { registrationRoutes } from './features/accounts/registration/routes.ts';
import { isSessionOpen } from './features/accounts/sessions/service.ts';
import { knownDevice } from './features/accounts/sign-in/known-device.ts';
import { signInRoutes } from './features/accounts/sign-in/routes.ts';
import { socialSignInRoutes } from './features/accounts/social-sign-in/routes.ts';
import { twoFactorRoutes } from './features/accounts/two-factor/routes.ts';
import { adminRoutes } from './features/admin/routes.ts';
import { blockRoutes } from './features/blocks/routes.ts';
import { categoryRoutes } from './features/categories/routes.ts';
import { contactQuestionRoutes } from './features/contact-questions/routes.ts';
import { crashRoutes } from './features/crashes/routes.ts';
import { favoriteRoutes } from './features/favorites/routes.ts';
import { historyRoutes } from './features/history/routes.ts';
import { inquiryRoutes } from './features/inquiries/routes.ts';
import { inviteRoutes } from './features/invites/routes.ts';
import { legalRoutes } from './features/legal/routes.ts';
import { metricRoutes } from './features/metrics/routes.ts';
import { moderationRoutes } from './features/moderation/routes.ts';
import { newsletterRoutes } from './features/newsletter/routes.ts';
import { pushRoutes } from './features/notifications/devices/routes.ts';
import { notificationRoutes } from './features/notifications/routes.ts';
import { streamRoute } from './features/notifications/stream.ts';
import { numberRoutes } from './features/numbers/routes.ts';
import { offerRoutes } from './features/offers/routes.ts';
import { operatorRoutes } from './features/operator/routes.ts';
import { paperRoutes } from './features/papers/routes.ts';
import { pauseRoutes } from './features/pauses/routes.ts';
import { phoneRoutes } from './features/phones/routes.ts';
import { postRoutes } from './features/posts/routes.ts';
import { profileRoutes } from './features/profile/routes.ts';
import { providerProfileRoutes } from './features/providers/own/routes.ts';
import { providerRoutes } from './features/providers/routes.ts';
import { citaRoutes } from './features/quotes/cita-routes.ts';
import { entryRoutes } from './features/quotes/entry-routes.ts';
import { photoRoutes } from './features/quotes/photo-routes.ts';
import { quoteRoutes } from './features/quotes/routes.ts';
import { reviewRoutes } from './features/reviews/routes.ts';
import { savedSearchRoutes } from './features/saved-searches/routes.ts';
import { searchRoutes } from './features/searches/routes.ts';
import { listingRoutes } from './features/services/listing/routes.ts';
import { placeRoutes } from './features/services/places/routes.ts';
import { publishRoutes } from './features/services/publish/routes.ts';
import { serviceRoutes } from './features/services/routes.ts';
import { receiptRoutes } from './features/subscriptions/receipts/routes.ts';
import { subscriptionRoutes } from './features/subscriptions/routes.ts';
import { supportRoutes } from './features/support/routes.ts';
import { uploadRoutes } from './features/uploads/routes.ts';
import { usualPriceRoutes } from './features/usual-prices/routes.ts';
import { vitalRoutes } from './features/vitals/routes.ts';
import { openFiles } from './files/open.ts';
import { longestOfPhotos } from './http/bind.ts';
import { followResponses, nodeResponses } from './http/node-responses.ts';
import { cachingPlugin } from './http/plugins/caching.ts';
import { errorsPlugin } from './http/plugins/errors.ts';
import { fullDiskPlugin } from './http/plugins/full-disk.ts';
import { healthPlugin } from './http/plugins/health.ts';
import { jsonPlugin } from './http/plugins/json.ts';
import { limitsPlugin } from './http/plugins/limits.ts';
import { metersPlugin } from './http/plugins/meters.ts';
import { openapiPlugin } from './http/plugins/openapi.ts';
import { patiencePlugin } from './http/plugins/patience.ts';
import { proxyPlugin } from './http/plugins/proxy.ts';
import { responseCachePlugin } from './http/plugins/response-cache.ts';
import { securityPlugin } from './http/plugins/security.ts';
import { incomingPlugin } from './http/uploads/incoming.ts';
import { imageStore } from './images/store.ts';
import { type Sandbox, startPayments } from './payments/start.ts';
import { confirmationPlugin } from './site/confirmation.ts';
import { devMailPlugin } from './site/dev-mail.ts';
import { localDayPlugin } from './site/local-day.ts';
import { meterRoutes } from './site/meters/routes.ts';
import { picturesPlugin } from './site/pictures.ts';
import { plainRoutes } from './site/plain/routes.ts';
import { previewsPlugin } from './site/previews/routes.ts';
import { sandboxCheckout } from './site/sandbox-checkout.ts';
import { securityTxtPlugin } from './site/security-txt.ts';
import { sessionPlugin } from './site/session.ts';
import { sitemapPlugin } from './site/sitemap/routes.ts';
import { webPlugin } from './site/web.ts';

const features = [
  signInRoutes,
  confirmationRoutes,
  registrationRoutes,
  blockRoutes,
  categoryRoutes,
  listingRoutes,
  placeRoutes,
  searchRoutes,
  serviceRoutes,
  inviteRoutes,
  quoteRoutes,
  citaRoutes,
  entryRoutes,
  photoRoutes,
  reviewRoutes,
  favoriteRoutes,
  historyRoutes,
  inquiryRoutes,
  contactQuestionRoutes,
  providerRoutes,
  passwordResetRoutes,
  emailChangeRoutes,
  emailVerificationRoutes,
  supportRoutes,
  profileRoutes,
  socialSignInRoutes,
  metricRoutes,
  moderationRoutes,
  newsletterRoutes,
  numberRoutes,
  offerRoutes,
  operatorRoutes,
  legalRoutes,
  paperRoutes,
  pauseRoutes,
  phoneRoutes,
  postRoutes,
  providerProfileRoutes,
  publishRoutes,
  adminRoutes,
  twoFactorRoutes,
  subscriptionRoutes,
  receiptRoutes,
  notificationRoutes,
  (app: FastifyInstance, deps: Deps) => streamRoute(app, deps, isSessionOpen),
  pushRoutes,
  savedSearchRoutes,
  uploadRoutes,
  usualPriceRoutes,
  crashRoutes,
  vitalRoutes,
];

/**
 * Builds the whole server, and in sandbox mode the simulated MercadoPago. It does not listen yet, and closing it does
 * not close `db`.
 */
export async function buildApp(given: {
  config: Config;
  db: OuterDb;
  clock: Clock;
  logTo?: LogTarget | undefined;
  /** the folder of the built web app, when it is another */
  dist?: string | undefined;
}): Promise<{ app: FastifyInstance; deps: Deps; sandbox: Sandbox | null }> {
  const { logTo, dist, ...base } = given;
  const { config } = base;
  const app = Fastify({
    ...logOptions(config, logTo),
    ...nodeResponses(config),
    trustProxy: config.trustProxy.length ? [...config.trustProxy] : false,
    bodyLimit: 256 * 1024,
    // Fastify's ten seconds would abort a start on a busy machine, or on a slow disk where the files of a build are
    // kept
    pluginTimeout: minute,
    // limits for connections that are idle or very slow; forms and photos have limits of their own (bind.ts)
    connectionTimeout: minute,
    requestTimeout: longestOfPhotos + minute,
    http: { connectionsCheckingInterval: 5000, headersTimeout: 15_000, requireHostHeader: false },
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 200 },
  });
  followResponses(app);

  const files = await openFiles({ config, log: app.log });
  app.addHook('onClose', async () => files.close());
  const { payments, sandbox, notifyAt, close } = await startPayments({ ...base, log: app.log });
  app.addHook('onClose', close);
  app.addHook('onListen', async () => notifyAt(app.listeningOrigin));
  const deps: Deps = { ...base, files, images: imageStore(files.uploads), payments, log: app.log };

  await app.register(errorsPlugin);
  await app.register(proxyPlugin, deps);
  await app.register(metersPlugin);
  await app.register(patiencePlugin);
  await app.register(jsonPlugin);
  await app.register(securityPlugin, deps);
  await app.register(cachingPlugin, deps);
  await app.register(limitsPlugin, { ...deps, knownDevice: (request) => knownDevice(deps, request) });
  if (config.production) {
    await app.register(underPressure, {
      maxEventLoopDelay: 1000,
      pressureHandler: (request) => {
        if (areaOf(request) !== 'health') throw new AppError('overloaded', { retryAfter: 5 });
      },
    });
  }
  await app.register(openapiPlugin, deps);
  await app.register(localDayPlugin, deps);
  await app.register(sessionPlugin, deps);
  await app.register(fullDiskPlugin, deps);
  await app.register(responseCachePlugin, deps);
  await app.register(incomingPlugin, deps);
  await app.register(confirmationPlugin, deps);
  await app.register(healthPlugin, deps);
  await app.register(meterRoutes, deps);
  await app.register(devMailPlugin, deps);
  await app.register(securityTxtPlugin, deps);
  await app.register(sitemapPlugin, deps);
  await app.register(previewsPlugin, deps);
  await app.register(picturesPlugin, deps);
  await app.register(webPlugin, { ...deps, dist });
  plainRoutes(app, deps);
  if (sandbox) sandboxCheckout(app, deps, sandbox.url);
  app.register(async (scope) => {
    for (const routes of features) routes(scope, deps);
  });
  await app.ready();
  return { app, deps, sandbox };
}
