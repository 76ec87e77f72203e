import { replyWords } from '@tero/shared/rules/site/reply-words';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useOperator } from '../operator/queries.ts';
import { ContactDetails } from './ContactDetails.tsx';
import { ContactForm } from './ContactForm.tsx';
import { useWriterId } from './writer.ts';

export function ContactPage() {
  const writer = useWriterId();
  const { content } = useOperator();
  return (
    <div className="wrap py-6 sm:py-10">
      <PageHeading
        title="Contacto"
        lead={`Una duda, un problema o una idea: escribinos y te respondemos ${replyWords(content)}.`}
      />
      <div className="mt-8 grid items-start gap-10 lg:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)] lg:gap-12">
        <ContactForm key={writer} writer={writer} />
        <ContactDetails />
      </div>
    </div>
  );
}
