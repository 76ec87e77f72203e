import { currentPolicies } from '@tero/shared/rules/policies';
import { z } from 'zod';

/** Ley 18.331 wants it unticked, and given before the data is sent: without it nothing is. */
export const consent = {
  accepts: z.boolean().refine(Boolean, 'Tenés que aceptar los términos y la política de privacidad'),
};

/** What the person has accepted by sending a form that asks for `consent`. */
export const accepted = { accepted_policies: currentPolicies };
