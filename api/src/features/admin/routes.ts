import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps.ts';
import { adminCategoryRoutes } from './category-routes.ts';
import { adminLogRoutes } from './log-routes.ts';
import { adminMessageRoutes } from './message-routes.ts';
import { adminPaymentRoutes } from './payment-routes.ts';
import { adminProviderRoutes } from './provider-routes.ts';
import { adminResponseRoutes, adminReviewRoutes } from './review-routes.ts';
import { adminServiceRoutes } from './service-routes.ts';
import { adminStatsRoutes } from './stats-routes.ts';
import { adminSubscriptionRoutes } from './subscription-routes.ts';
import { adminUserRoutes } from './user-routes.ts';
import { adminVerificationRoutes } from './verification-routes.ts';

const nouns = [
  adminStatsRoutes,
  adminUserRoutes,
  adminProviderRoutes,
  adminVerificationRoutes,
  adminServiceRoutes,
  adminReviewRoutes,
  adminResponseRoutes,
  adminSubscriptionRoutes,
  adminPaymentRoutes,
  adminCategoryRoutes,
  adminLogRoutes,
  adminMessageRoutes,
];

/** The panel, a file a noun; who may enter stands in the contract of each call. */
export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  for (const routes of nouns) routes(app, deps);
}
