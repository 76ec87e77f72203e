import { currentPolicies } from '@tero/shared/rules/policies';
import { z } from 'zod';

/** The consent field. Ley 18.331 requires that it starts unticked and that consent is given before any data is sent. */
export const consent = {
  accepts: z.boolean().refine(Boolean, 'Tenés que aceptar los términos y la política de privacidad'),
};

/** The policies that a person accepts by sending a form with `consent`. */
export const accepted = { accepted_policies: currentPolicies };
