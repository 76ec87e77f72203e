import type { SharedQuote } from '@tero/shared/contract/quotes';
import { type CitaOutcome, citaCameBody, citaOutcomes } from '@tero/shared/contract/quotes-cita';
import { useId, useRef, useState } from 'react';
import { useSubmit } from '../../../common/form/use-submit.ts';
import { messageOf } from '../../../lib/http/messages.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useOverOffline } from '../shared/use-over-offline.ts';
import { CodeField } from './CodeField.tsx';
import { cameWords } from './cita-words.ts';
import { useAskCitaCode, useSayCame } from './queries.ts';

type Asked = NonNullable<SharedQuote['cita_came']>;

/** Whether the other side came to a cita that passed; it needs signal (rule CITA-10). */
export function CitaCame({ token, quote }: { token: string; quote: SharedQuote }) {
  const { cita_came: asked, provider, is_own, takes_codes } = quote;
  const needsCode = asked?.said === undefined;
  if (!asked || !provider || (needsCode && !takes_codes)) return null;
  return <Question key={asked.sequence} {...{ token, asked }} isOwn={is_own} provider={provider.name} />;
}

function Question({ token, asked, ...reader }: { token: string; asked: Asked; isOwn: boolean; provider: string }) {
  const { sequence, said } = asked;
  const needsCode = said === undefined;
  /** with a code; the server tells nobody without a session what was said */
  const [chosen, setChosen] = useState<CitaOutcome | null>(null);
  const title = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  // the field of the code goes away
  const saying = useSayCame(token, () => needsCode && heading.current?.focus());
  const form = useZodForm(citaCameBody, { sequence, outcome: null, code: '' });
  const { submit, failure } = useSubmit(form, saying, {
    words: (error) => messageOf(error, 'No pudimos guardarlo. Probá de nuevo.'),
  });
  useOverOffline(saying);
  const asking = useAskCitaCode(token, 'askCameCode');
  const words = cameWords(asked, reader);
  const choose = (outcome: CitaOutcome) => {
    if (saying.isPending) return;
    form.setValue('outcome', outcome);
    saying.reset();
    if (needsCode) setChosen(outcome);
    else void submit();
  };
  return (
    <Card className="print:hidden">
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <div className="wrap-anywhere">
          <h2 ref={heading} id={title} tabIndex={-1} className="text-xl focus-visible:outline-none">
            {words.title}
          </h2>
          <p className="text-muted">{words.note}</p>
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be named by the heading */}
        <div role="group" aria-labelledby={title} className="flex flex-wrap gap-3 max-sm:*:grow">
          {citaOutcomes.map((outcome) => (
            <Button
              key={outcome}
              variant="outline"
              className="aria-pressed:border-primary aria-pressed:bg-primary-soft"
              aria-pressed={(needsCode ? chosen : said) === outcome}
              busy={saying.isPending && saying.variables.outcome === outcome}
              disabled={saying.isPending && saying.variables.outcome !== outcome}
              onClick={() => choose(outcome)}
            >
              {words[outcome]}
            </Button>
          ))}
        </div>
        {chosen && !saying.isSuccess && (
          <>
            <CodeField form={form} name="code" asking={asking} />
            <Button type="submit" className="self-start max-sm:w-full" busy={saying.isPending}>
              {saying.isPending ? 'Enviando...' : 'Contestar'}
            </Button>
          </>
        )}
        {failure && <FormNotice tone="danger">{failure}</FormNotice>}
      </form>
    </Card>
  );
}
