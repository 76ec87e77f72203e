import type { InquiryCandidate } from '@tero/shared/contract/inquiries';
import { limits } from '@tero/shared/limits';
import { reachOf } from '@tero/shared/rules/inquiries/preselected';
import { address } from '@tero/shared/rules/text/address';
import { excerpt } from '@tero/shared/rules/text/text';
import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import MapPin from 'lucide-react/icons/map-pin';
import { type Ref, useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Button } from '../../../ui/Button.tsx';
import { cx } from '../../../ui/cx.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { RatingBadge } from '../../../ui/RatingBadge.tsx';
import { comparePath } from '../../compare/compare-path.ts';
import type { AskedList } from '../asked-list.ts';
import { choiceWords, coverageWords } from './choice-words.ts';
import { FewWays } from './FewWays.tsx';

interface ChoiceProps {
  candidates: readonly InquiryCandidate[];
  /** ids of services */
  chosen: readonly number[];
  /** what was searched for; '' without a search */
  searched: string;
  /** some were chosen before, from another list */
  isAdded: boolean;
  /** the services that only share the trade: they stand last */
  loose: readonly number[];
  /** whether the person picked them in the list, which has more */
  isPicked: boolean;
  /** the list that they come from */
  list: AskedList | null;
  /** the places that 'Dónde' names */
  places: readonly string[];
  error: string | undefined;
  onChoose: (ids: number[]) => void;
  /** the first checkbox; it gets the focus when the choice has a fault */
  ref: Ref<HTMLInputElement>;
}

/** The number of candidates shown before the person asks to see all. */
const few = limits.inquiryProviders + 1;

/** Lets the person choose whom a pedido asks: at most four, in the order of the list that it came from (rule ASK-2). */
export function Choice({
  candidates,
  chosen,
  searched,
  isAdded,
  loose,
  isPicked,
  list,
  places,
  error,
  onChoose,
  ref,
}: ChoiceProps) {
  const id = useId();
  const [all, setAll] = useState(false);
  const isFull = chosen.length >= limits.inquiryProviders;
  const shown = all ? candidates : candidates.filter(({ service_id }, at) => at < few || chosen.includes(service_id));
  const firstLoose = shown.findIndex(({ service_id }) => loose.includes(service_id));
  const hidden = candidates.length - shown.length;
  const toggle = (service: number, isChosen: boolean) => {
    const wanted = (other: number) => (other === service ? isChosen : chosen.includes(other));
    onChoose(candidates.flatMap(({ service_id }) => (wanted(service_id) ? service_id : [])));
  };
  return (
    <fieldset aria-describedby={`${id}-count ${id}-fault`} className="flex min-w-0 flex-col">
      <legend className="mb-1 font-semibold text-sm">A quién</legend>
      {searched && !isPicked && (
        <p className="wrap-anywhere text-muted text-sm">
          {isAdded
            ? 'Son los que ya habías elegido y los que encontramos con tu búsqueda'
            : 'Encontramos estos proveedores con tu búsqueda'}{' '}
          «{excerpt(searched, 60)}». Mirá qué ofrece cada uno.
        </p>
      )}
      <p id={`${id}-count`} role="status" className="text-muted text-sm">
        {choiceWords(chosen.length, candidates.length, isPicked ? 'picked' : searched ? 'search' : 'list')}{' '}
        {list && candidates.length <= limits.inquiryProviders && (
          <Link to={list.back} className="-my-2 inline-block py-2 font-semibold text-link underline underline-offset-4">
            {searched ? 'Volver a la búsqueda' : 'Volver a la lista'}
          </Link>
        )}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {shown.map((candidate, at) => {
          const isChosen = chosen.includes(candidate.service_id);
          return (
            <li key={candidate.service_id}>
              {at > 0 && at === firstLoose && (
                <p className="pt-3 text-sm">
                  <strong className="font-semibold">Otros de la misma categoría.</strong> Fijate si hacen lo que buscás.
                </p>
              )}
              <div className="flex items-center gap-2">
                <label
                  className={cx(
                    'flex min-h-11 min-w-0 grow cursor-pointer items-center gap-3 py-2.5',
                    isFull && !isChosen && 'opacity-60',
                  )}
                >
                  <input
                    ref={at === 0 ? ref : undefined}
                    type="checkbox"
                    checked={isChosen}
                    disabled={isFull && !isChosen}
                    aria-invalid={error ? true : undefined}
                    onChange={(event) => toggle(candidate.service_id, event.target.checked)}
                    className="size-5 shrink-0 accent-primary"
                  />
                  <Avatar name={candidate.provider_name} src={candidate.provider_image} size={40} />
                  <span className="min-w-0 grow">
                    <span className="wrap-anywhere block font-semibold leading-snug">{candidate.provider_name}</span>
                    <span className="wrap-anywhere line-clamp-3 text-muted text-sm">
                      {candidate.category} · {candidate.service_title}
                    </span>
                    <Coverage candidate={candidate} places={places} />
                    <RatingBadge rating={candidate.rating} count={candidate.reviews_count} className="mt-1" />
                  </span>
                </label>
                <Link
                  to={address`/servicios/${candidate.service_id}`}
                  aria-label={`Ver el servicio: ${candidate.provider_name}`}
                  className="-mr-2 flex min-h-11 shrink-0 items-center px-2 font-semibold text-link text-sm underline underline-offset-4"
                >
                  Ver
                </Link>
              </div>
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <Button variant="ghost" size="sm" className="-mx-3 self-start" onClick={() => setAll(true)}>
          Ver {hidden === 1 ? 'otro' : `otros ${hidden}`}
        </Button>
      )}
      {chosen.length > 1 && (
        <LinkButton
          to={comparePath(chosen.slice(0, limits.comparedServices), list?.back)}
          variant="outline"
          size="sm"
          className="mt-2 self-start"
        >
          {chosen.length > limits.comparedServices ? `Comparar los primeros ${limits.comparedServices}` : 'Comparar'}
        </LinkButton>
      )}
      {list && !isPicked && candidates.length < limits.inquiryProviders && <FewWays list={list} />}
      <p
        id={`${id}-fault`}
        aria-live="polite"
        className={error ? 'mt-1 flex items-start gap-1.5 text-danger text-sm' : 'sr-only'}
      >
        {error && <CircleAlert size={16} className="mt-0.5 shrink-0" aria-hidden="true" />}
        <span>{error}</span>
      </p>
    </fieldset>
  );
}

/** Says where a candidate works, as it was published; shows nothing for data that a device kept from before. */
function Coverage({ candidate, places }: { candidate: InquiryCandidate; places: readonly string[] }) {
  const { coverage_area } = candidate;
  if (coverage_area === undefined) return null;
  const isFar = reachOf(candidate, places) === 'far';
  const Icon = isFar ? CircleAlert : MapPin;
  return (
    <span className={cx('flex items-start gap-1 text-sm', isFar ? 'font-semibold text-warn-ink' : 'text-muted')}>
      <Icon size={16} aria-hidden="true" className="mt-0.5 shrink-0" />
      <span className="wrap-anywhere min-w-0">{coverageWords(coverage_area, isFar)}</span>
    </span>
  );
}
