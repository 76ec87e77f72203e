import { delays } from '@tero/shared/delays';
import { limits } from '@tero/shared/limits';
import { formatPesos } from '@tero/shared/rules/money/money';
import { pesosOf } from '@tero/shared/rules/money/typed-pesos';
import { quotePrice } from '@tero/shared/rules/quotes/price-words';
import { type QuoteTax, quoteTaxes, quoteTaxKeys, quoteTotals } from '@tero/shared/rules/quotes/totals';
import { capitalised } from '@tero/shared/rules/text/letters';
import { useWatch } from 'react-hook-form';
import { MoneyField } from '../../common/form/MoneyField.tsx';
import { OutboxFormFrame } from '../../common/form/OutboxFormFrame.tsx';
import { useOnline } from '../../lib/http/connectivity.ts';
import { useDebounced } from '../../lib/use-debounced.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { Bound, registered, TextAreaField, TextField } from '../../ui/FormFields.tsx';
import { Select } from '../../ui/Select.tsx';
import { Loading, Skeleton } from '../../ui/Skeleton.tsx';
import { TextInput } from '../../ui/TextInput.tsx';
import type { MakingWords } from './making-words.ts';
import { type QuoteFormGiven, typedPesos, useQuoteForm } from './quote-form.ts';
import { Works } from './Works.tsx';

interface QuoteFormProps extends QuoteFormGiven {
  words: Pick<MakingWords, 'submit' | 'busy' | 'failure'> & Partial<Pick<MakingWords, 'note' | 'arrives'>>;
  onCancel: () => void;
}

/** The pedido's link tells neither (rule ASK-5): where they are, and what does without them. */
const whomHint =
  'El pedido no dice el nombre. Miralo en el chat de WhatsApp. Si no está, poné algo como «Cliente de Pocitos».';
const phoneHint =
  'Para ver el celular, tocá el nombre en el chat. Si no lo ponés, tu cliente ve igual el presupuesto en Tero, y en WhatsApp elegís a quién mandarlo.';

/** The form of a quote: two minutes, in the field, also without signal (rule QUOTE-2). */
export function QuoteForm({ words, onCancel, ...given }: QuoteFormProps) {
  const state = useQuoteForm(given);
  const { form } = state;
  const isVisit = given.isVisit ?? given.quote?.is_visit ?? false;
  return (
    <OutboxFormFrame
      form={state}
      loading={<QuoteFormSkeleton />}
      what="Este presupuesto"
      failure={words.failure}
      actions={
        <>
          {words.note && <ArrivalNote note={words.note} arrives={words.arrives === true} />}
          <div className="flex flex-wrap justify-end gap-3 max-sm:*:grow">
            <Button variant="outline" onClick={onCancel}>
              Cancelar
            </Button>
            <Button type="submit" size="lg" busy={state.isBusy}>
              {state.isSending ? words.busy : words.submit}
            </Button>
          </div>
        </>
      }
    >
      <Card className="flex flex-col gap-5">
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            form={form}
            name="client_name"
            label="Para quién"
            hint={given.answered ? whomHint : 'El nombre de tu cliente, como lo tengas agendado.'}
            maxLength={limits.nameMax}
            autoComplete="off"
          />
          <TextField
            form={form}
            name="client_phone"
            label="Su celular"
            type="tel"
            hint={
              given.answered?.answers
                ? phoneHint
                : 'Copialo del chat. Sin el celular, WhatsApp te pregunta a quién mandarlo.'
            }
            autoComplete="off"
            optional
          />
        </div>
        {isVisit ? <VisitFields form={form} /> : <Works form={form} />}
        {!isVisit && (
          <div className="grid gap-5 sm:grid-cols-2">
            <MoneyField
              whole
              form={form}
              name="materials"
              label="Materiales"
              hint="En pesos, solo si los cobrás aparte."
              optional
            />
            <MoneyField
              whole
              form={form}
              name="labour"
              label="Mano de obra"
              hint="En pesos, solo si la cobrás aparte."
              optional
            />
          </div>
        )}
        <Bound form={form} name="tax" label="Impuestos" hint="Si no facturás IVA, elegí «Sin IVA».">
          <Select {...registered(form, 'tax')}>
            {quoteTaxKeys.map((tax) => (
              <option key={tax} value={tax}>
                {quoteTaxes[tax].label}
              </option>
            ))}
          </Select>
        </Bound>
        <Total control={form.control} />
        <div className="grid gap-5 sm:grid-cols-2">
          <TextField
            form={form}
            name="term"
            label={isVisit ? 'Cuándo podrías ir' : 'Plazo del trabajo'}
            maxLength={limits.shortText}
            placeholder={isVisit ? 'El jueves de mañana' : 'Voy el jueves de mañana; son 2 horas'}
            hint={
              isVisit
                ? 'El día y la hora los confirman después, en el mismo enlace.'
                : 'Escribí qué día vas o empezás, y cuántas horas o días te lleva.'
            }
            optional
          />
          <ValidityField form={form} />
        </div>
        <TextAreaField
          form={form}
          name="conditions"
          label="Condiciones"
          rows={4}
          maxLength={limits.quoteConditions}
          hint={isVisit ? undefined : 'Por ejemplo: la mitad al empezar y la otra mitad al terminar.'}
          optional
        />
        {!isVisit && (
          <TextField
            form={form}
            name="guarantee_days"
            label="Garantía del trabajo, en días"
            inputMode="numeric"
            hint="Cuenta desde que el trabajo está hecho."
            autoComplete="off"
            optional
          />
        )}
      </Card>
    </OutboxFormFrame>
  );
}

/** Asks what the visit is for and its price, which may be 0 (rule QUOTE-60). */
function VisitFields({ form }: { form: QuoteFormState }) {
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField form={form} name="works.0.text" label="Qué es" maxLength={limits.quoteWork} />
      <MoneyField
        whole
        mayBeFree
        form={form}
        name="works.0.price"
        label="Cuánto cobrás la visita"
        hint="Poné 0 si no la cobrás."
      />
    </div>
  );
}

export function QuoteFormSkeleton() {
  return (
    <Loading>
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}

/** Where it goes, and when, above the button that sends it. */
function ArrivalNote({ note, arrives }: Pick<MakingWords, 'arrives'> & { note: string }) {
  const online = useOnline();
  return (
    <p className="rounded-control bg-primary-soft px-4 py-3 text-on-primary-soft">
      {note}
      {arrives && !online && <span> Ahora no hay conexión. Lo enviamos cuando vuelva.</span>}
    </p>
  );
}

type QuoteFormState = ReturnType<typeof useQuoteForm>['form'];

function ValidityField({ form }: { form: QuoteFormState }) {
  return (
    <Bound
      form={form}
      name="validity_days"
      label="Cuántos días vale"
      hint="Contamos desde mañana. Tu cliente puede aceptar hasta el último día inclusive."
    >
      <TextInput inputMode="numeric" {...registered(form, 'validity_days')} />
    </Bound>
  );
}

/** What it comes to as it is typed: the same rule as the server's. */
function Total({ control }: Pick<QuoteFormState, 'control'>) {
  const [works, materials, labour, tax] = useWatch({
    control,
    name: ['works', 'materials', 'labour', 'tax'],
  });
  const { subtotal, tax_amount, total } = quoteTotals({
    works: works.map(({ price }) => ({ price: typedPesos(price) })),
    materials: typedPesos(materials),
    labour: typedPesos(labour),
    tax: (tax ?? 'included') as QuoteTax,
  });
  const isTyped = total > 0 || works.every(({ price }) => pesosOf(`${price ?? ''}`) !== null);
  const settled = useDebounced(total, delays.spokenPause);
  return (
    <p className="rounded-control bg-sunken px-4 py-3">
      {tax_amount > 0 && (
        <span className="block text-muted text-sm">
          {formatPesos(subtotal)} más {formatPesos(tax_amount)} de IVA
        </span>
      )}
      <span>Total: </span>
      <strong className="font-semibold text-lg">{isTyped ? capitalised(quotePrice(total)) : '—'}</strong>
      {/* spoken once the hand rests, and not at each letter of a price */}
      <span role="status" className="sr-only">
        {isTyped && settled === total && `El total es ${quotePrice(total)}`}
      </span>
    </p>
  );
}
