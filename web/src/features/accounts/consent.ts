import { z } from 'zod';

/** Asked here and not of the server: the law wants it unticked and given before the data is sent. */
export const consent = {
  accepts: z.boolean().refine(Boolean, 'Tenés que aceptar los términos y la política de privacidad'),
};
