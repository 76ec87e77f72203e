import { currentPolicies } from '@tero/shared/rules/policies';
import { longDate } from '@tero/shared/rules/time';

/** The day by which a person's consent is kept. */
export const lastUpdated = `Última actualización: ${longDate(currentPolicies)}`;
