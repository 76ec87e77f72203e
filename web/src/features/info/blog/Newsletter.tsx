import { subscribeBody } from '@tero/shared/contract/newsletter';
import { currentNewsletterConsent, newsletterConsents } from '@tero/shared/rules/newsletter';
import MailCheck from 'lucide-react/icons/mail-check';
import { z } from 'zod';
import { useSubmit } from '../../../common/form/use-submit.ts';
import { EmailField } from '../../../common/person/EmailField.tsx';
import { messageOf } from '../../../lib/http/messages.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { faultOf, registered } from '../../../ui/FormFields.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useIsDrawn } from '../../../ui/use-is-drawn.ts';
import { Honeypot } from '../../support/Honeypot.tsx';
import { useSubscribe } from './queries.ts';

// unticked at first: Ley 18.331 requires that the person ticks it
const schema = subscribeBody.omit({ consent: true }).extend({
  accepts: z.boolean().refine(Boolean, 'Marcá la casilla para recibir el boletín'),
});
const blank = { email: '', accepts: false, website: '' };

/** Asks for the newsletter; its owner confirms the address by mail (rule SUPP-50). */
export function Newsletter() {
  const isDrawn = useIsDrawn();
  const form = useZodForm(schema, blank);
  const sending = useSubscribe();
  const { submit, failure } = useSubmit(form, sending, {
    words: (error) => messageOf(error, 'No pudimos suscribirte. Probá de nuevo.'),
    onSent: () => form.reset(blank),
  });
  return (
    <section aria-labelledby="boletin" className="mt-12 rounded-card bg-sunken px-5 py-7 sm:px-8">
      <div className="grid gap-5 md:grid-cols-2 md:gap-10">
        <div>
          <span className="flex size-12 items-center justify-center rounded-pill bg-surface text-link">
            <MailCheck size={26} aria-hidden="true" />
          </span>
          <h2 id="boletin" className="mt-3 text-2xl">
            Boletín por email
          </h2>
          <p className="mt-2">
            Recibís los artículos nuevos por email, una vez por mes como mucho. Te das de baja con un toque, y ahí
            borramos tu email.
          </p>
        </div>
        <form onSubmit={submit} noValidate className="relative flex flex-col gap-3">
          <EmailField form={form} name="email" />
          <Checkbox
            {...registered(form, 'accepts')}
            error={faultOf(form, 'accepts')}
            aria-required
            label={<span className="text-sm">{newsletterConsents[currentNewsletterConsent]}</span>}
          />
          <Honeypot {...form.register('website')} />
          <div role="status" className="empty:hidden">
            {sending.data && (
              <FormNotice tone={sending.data.delayed ? 'warning' : 'success'} quiet>
                {sending.data.message}
              </FormNotice>
            )}
          </div>
          {failure && <FormNotice tone="danger">{failure}</FormNotice>}
          {/* before the code is there it would put the address into the page's */}
          <Button type="submit" busy={sending.isPending} disabled={!isDrawn} className="sm:self-start">
            {sending.isPending ? 'Enviando...' : 'Suscribirme'}
          </Button>
        </form>
      </div>
    </section>
  );
}
