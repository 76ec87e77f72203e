import type { SharedQuote } from '@tero/shared/contract/quotes';
import { type QuotePhoto, showPhotosBody } from '@tero/shared/contract/quotes-photos';
import { limits } from '@tero/shared/limits';
import { shortDate } from '@tero/shared/rules/time/time';
import { useRef, useState } from 'react';
import { useSubmit } from '../../../common/form/use-submit.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { CodeField } from '../cita/CodeField.tsx';
import { useOverOffline } from '../shared/use-over-offline.ts';
import { useAskShowCode, useLetShow, usePublishPhotos } from './queries.ts';

interface ShowingProps {
  token: string;
  quote: SharedQuote;
  photos: readonly QuotePhoto[];
}

/** Asks the client whether the provider may show the photos in a post, and lets the provider do so (rule QUOTE-59). */
export function Showing({ token, quote, photos }: ShowingProps) {
  const { provider, is_own, is_accepter, takes_codes } = quote;
  if (is_own) return <Publish {...{ token, photos }} />;
  if (!provider || (!is_accepter && !takes_codes)) return null;
  return <Question {...{ token, photos }} needsCode={!is_accepter} provider={provider.name} />;
}

/** Returns how many photos may be shown, the words for them, and the day of the last consent. */
function agreedOf(photos: readonly QuotePhoto[]) {
  const days = photos.flatMap(({ show_agreed_at }) => show_agreed_at ?? []).sort();
  const which = days.length === photos.length ? 'estas fotos' : `${days.length} de las ${photos.length} fotos`;
  const last = days.at(-1);
  return { count: days.length, which, on: last && shortDate(last) };
}

function Publish({ token, photos }: Pick<ShowingProps, 'token' | 'photos'>) {
  const publish = usePublishPhotos(token);
  const { count, which, on } = agreedOf(photos);
  if (count === 0) {
    return <p>Para mostrarlas en una publicación, pedile a tu cliente que lo acepte en este enlace.</p>;
  }
  return (
    <div className="flex flex-col items-start gap-3">
      <p>
        {`El ${on} tu cliente aceptó que muestres ${which} en tu perfil. Si cambia de idea, lo que publicaste lo sacás vos.`}
        {count > limits.postImages && <span>{` Una publicación lleva hasta ${limits.postImages}.`}</span>}
      </p>
      <Button variant="outline" className="max-sm:w-full" busy={publish.isPending} onClick={() => publish.mutate()}>
        {publish.isPending ? 'Abriendo...' : 'Mostrarlas en una publicación'}
      </Button>
    </div>
  );
}

interface QuestionProps extends Pick<ShowingProps, 'token' | 'photos'> {
  /** the reader has no session, so the server does not say what the client answered */
  needsCode: boolean;
  provider: string;
}

function Question({ token, photos, needsCode, provider }: QuestionProps) {
  /** the answer that is being sent, or that waits for a code */
  const [chosen, setChosen] = useState<'yes' | 'no' | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  // the button, or the field of the code, goes away
  const saying = useLetShow(token, () => {
    setChosen(null);
    heading.current?.focus();
  });
  const form = useZodForm(showPhotosBody, { photo_ids: null, code: '' });
  const { submit, failure } = useSubmit(form, saying, {
    words: (error) => messageOf(error, 'No pudimos guardarlo. Probá de nuevo.'),
  });
  useOverOffline(saying);
  const asking = useAskShowCode(token);
  const { count, which, on } = agreedOf(photos);
  const choose = (answer: 'yes' | 'no') => {
    if (saying.isPending) return;
    form.setValue('photo_ids', answer === 'yes' ? photos.map(({ id }) => id) : []);
    saying.reset();
    setChosen(answer);
    if (!needsCode) void submit();
  };
  const answers = [
    { answer: 'yes', label: count > 0 ? 'También las nuevas' : 'Sí, puede', isOpen: count < photos.length },
    { answer: 'no', label: count > 0 ? 'Que ya no las muestre' : 'No', isOpen: needsCode || count > 0 },
  ] as const;
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <h3 ref={heading} tabIndex={-1} className="wrap-anywhere text-lg focus-visible:outline-none">
        {`¿${provider} puede mostrar estas fotos en su perfil?`}
      </h3>
      {count > 0 && <p>{`El ${on} aceptaste que muestre ${which}.`}</p>}
      <p className="text-muted text-sm">
        {needsCode && <span>Lo contesta quien aceptó el presupuesto, con un código. </span>}
        <span>
          {`Las vería cualquiera, en una publicación de ${provider}. Vale para las fotos que hay ahora, no para las que se agreguen después. Más adelante podés cambiar de idea: lo que ya publicó sigue hasta que ${provider} lo saque.`}
        </span>
      </p>
      <div className="flex flex-wrap gap-3 max-sm:*:grow">
        {answers.map(
          ({ answer, label, isOpen }) =>
            isOpen && (
              <Button
                key={answer}
                variant="outline"
                className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
                aria-pressed={needsCode ? chosen === answer : undefined}
                busy={saying.isPending && chosen === answer}
                onClick={() => choose(answer)}
              >
                {label}
              </Button>
            ),
        )}
      </div>
      {needsCode && chosen && (
        <>
          <CodeField form={form} name="code" asking={asking} />
          <Button type="submit" className="self-start max-sm:w-full" busy={saying.isPending}>
            {saying.isPending ? 'Enviando...' : 'Contestar'}
          </Button>
        </>
      )}
      {failure && <FormNotice tone="danger">{failure}</FormNotice>}
    </form>
  );
}
