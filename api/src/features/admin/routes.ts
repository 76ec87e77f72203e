import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps/deps.ts';
import { adminBulkRoutes } from './bulk/routes.ts';
import { adminCategoryRoutes } from './categories/routes.ts';
import { adminCrashRoutes } from './crashes/routes.ts';
import { adminLogRoutes } from './logs/routes.ts';
import { adminMessageRoutes } from './messages/routes.ts';
import { adminModerationRoutes } from './moderation/routes.ts';
import { adminMoneyRoutes } from './money/routes.ts';
import { adminNewsletterRoutes } from './newsletter/routes.ts';
import { adminOperatorRoutes } from './operator/routes.ts';
import { adminPaymentEventRoutes } from './payment-events/routes.ts';
import { adminPaymentRoutes } from './payments/routes.ts';
import { adminPeopleRoutes } from './people/routes.ts';
import { adminProviderRoutes } from './providers/routes.ts';
import { adminResponseRoutes, adminReviewRoutes } from './reviews/routes.ts';
import { adminRingRoutes } from './rings/routes.ts';
import { adminSearchRoutes } from './searches/routes.ts';
import { adminServiceRoutes } from './services/routes.ts';
import { adminStatsRoutes } from './stats/routes.ts';
import { adminSubscriptionRoutes } from './subscriptions/routes.ts';
import { adminTemplateRoutes } from './templates/routes.ts';
import { adminTodoRoutes } from './todo/routes.ts';
import { adminUserRoutes } from './users/routes.ts';
import { adminVerificationRoutes } from './verification/routes.ts';
import { adminViewRoutes } from './views/routes.ts';
import { adminVitalRoutes } from './vitals/routes.ts';

const nouns = [
  adminStatsRoutes,
  adminTodoRoutes,
  adminModerationRoutes,
  adminRingRoutes,
  adminUserRoutes,
  adminProviderRoutes,
  adminPeopleRoutes,
  adminVerificationRoutes,
  adminServiceRoutes,
  adminBulkRoutes,
  adminReviewRoutes,
  adminResponseRoutes,
  adminSubscriptionRoutes,
  adminPaymentEventRoutes,
  adminPaymentRoutes,
  adminMoneyRoutes,
  adminCategoryRoutes,
  adminLogRoutes,
  adminCrashRoutes,
  adminViewRoutes,
  adminVitalRoutes,
  adminMessageRoutes,
  adminTemplateRoutes,
  adminNewsletterRoutes,
  adminOperatorRoutes,
  adminSearchRoutes,
];

/** Registers the routes of the panel, one file per noun. The contract of each call says who may use it. */
export function adminRoutes(app: FastifyInstance, deps: Deps): void {
  for (const routes of nouns) routes(app, deps);
}
