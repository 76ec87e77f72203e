import { currentPolicies } from '@tero/shared/rules/policies';
import { longDate } from '@tero/shared/rules/time/time';

/** The date of the policies, which is also stored with a person's consent. */
export const lastUpdated = `Última actualización: ${longDate(currentPolicies)}`;
