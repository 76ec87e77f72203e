import { limits } from '@tero/shared/limits';
import Scale from 'lucide-react/icons/scale';
import Share2 from 'lucide-react/icons/share-2';
import { Navigate } from 'react-router-dom';
import { share } from '../../common/share/share.ts';
import { useAddress } from '../../lib/navigation/use-address.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkButton } from '../../ui/LinkButton.tsx';
import { EmptyState } from '../../ui/StateCard.tsx';
import { categoryPath } from '../categories/queries.ts';
import { AskLink } from '../inquiries/AskLink.tsx';
import { askedList } from '../inquiries/asked-list.ts';
import { WaysIn } from '../phones/WaysIn.tsx';
import { peopleOf } from '../safety/person.ts';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { CompareTable } from './CompareTable.tsx';
import { type Chosen, chosenOf, keepChosen, useChoice, usePicking } from './choice.ts';
import { useCompared } from './columns.ts';
import { type Asked, pathOfChosen, readAsked } from './compare-path.ts';

/** Shows up to three services side by side; the address names them (rules COMP-1 and COMP-4). */
export function ComparePage() {
  const [params] = useAddress();
  const chosen = useChoice(({ baskets }) => chosenOf(baskets));
  const asked = readAsked(params);
  if (!params.has('ids') && chosen.length > 0) {
    return <Navigate to={pathOfChosen(chosen)} replace />;
  }
  return (
    <div className="wrap flex flex-col gap-2 py-3 sm:gap-5 sm:py-8">
      {asked.ids.length > 0 ? <Comparison asked={asked} /> : <Empty isBroken={asked.isBroken} />}
    </div>
  );
}

function Comparison({ asked }: { asked: Asked }) {
  const [params, change] = useAddress();
  const { columns, retry } = useCompared(asked.ids);
  const baskets = useChoice((choice) => choice.baskets);
  const known = baskets.flatMap(({ chosen }) => chosen);
  const services = columns?.flatMap(({ service }) => service ?? []) ?? [];
  const nameOf = (id: number) => known.find((one) => one.id === id)?.title;
  const shown = asked.ids.map((id) => chosenAs(id, services) ?? chosenAs(id, known) ?? { id, title: '' });
  const held = baskets.find(({ chosen }) => asked.ids.some((id) => chosen.some((one) => one.id === id)));
  const trade = services[0]?.category_slug ?? held?.trade ?? '';
  const list = askedList(params);
  const ofTrade = trade ? categoryPath({ slug: trade }) : '/servicios';

  function remove(id: number) {
    const rest = shown.filter((one) => one.id !== id);
    keepChosen(trade, rest);
    // an address without ids stays so: the bare address would show another trade's choice
    change({ ids: rest.map((one) => one.id).join('-') || '-' });
    // the pressed button goes with its column
    const heading = document.querySelector<HTMLElement>('main h1');
    if (heading) heading.tabIndex = -1;
    heading?.focus({ preventScroll: true });
  }
  /** Services picked elsewhere join the services shown here, even if somebody else sent the address. */
  function pick() {
    keepChosen(trade, shown);
    usePicking.setState({ isPicking: true });
  }
  return (
    <>
      <h1 className="text-2xl sm:text-4xl">Comparar servicios</h1>
      <div className="flex min-h-11 flex-wrap items-center gap-2">
        {list && (
          <LinkButton to={list.back} variant="outline" size="sm">
            Volver a la lista
          </LinkButton>
        )}
        <AskLink
          isPicked
          size="sm"
          services={services.filter(({ listed }) => listed)}
          what={list?.sought?.q ?? undefined}
          where={list?.sought?.coverageArea ?? undefined}
          list={list?.back ?? ofTrade}
        />
        <Button variant="outline" size="sm" onClick={() => void shareAll(shown)}>
          <Share2 size={18} aria-hidden="true" />
          Compartir
        </Button>
      </div>
      <Faults asked={asked} />
      {columns ? (
        <WaysIn people={peopleOf(services)} className="gap-2">
          <CompareTable columns={columns} nameOf={nameOf} onRemove={remove} onRetry={retry} />
        </WaysIn>
      ) : (
        <CompareSkeleton count={asked.ids.length} />
      )}
      {asked.ids.length < limits.comparedServices && (
        <div className="flex flex-wrap items-center gap-3 rounded-card bg-sunken p-4">
          <p className="min-w-0 grow basis-56">
            {asked.ids.length === 1
              ? 'Sumá otro servicio para ver en qué se diferencian.'
              : 'Podés sumar un servicio más.'}
          </p>
          <LinkButton to={list?.back ?? ofTrade} variant="outline" onClick={pick}>
            Buscar otro servicio
          </LinkButton>
          <LinkButton to="/favoritos" variant="outline" onClick={pick}>
            De mis favoritos
          </LinkButton>
        </div>
      )}
    </>
  );
}

/** Lists the parts of the address that were ignored, and the reasons. */
function Faults({ asked: { isBroken, isCut } }: { asked: Asked }) {
  if (!isBroken && !isCut) return null;
  return (
    <div role="status" className="rounded-card bg-warn-ground px-4 py-3 text-warn-ink">
      {isBroken && <p>Uno de los servicios del enlace no existe y no lo mostramos.</p>}
      {isCut && <p>Podés comparar hasta {limits.comparedServices} servicios: mostramos los primeros del enlace.</p>}
    </div>
  );
}

function Empty({ isBroken }: { isBroken: boolean }) {
  return (
    <EmptyState
      icon={<Scale size={30} aria-hidden="true" />}
      title={isBroken ? 'El enlace no tiene servicios para comparar' : 'Todavía no elegiste servicios para comparar'}
      headingLevel={1}
      text={`${isBroken ? 'Puede que se haya cortado al copiarlo. ' : ''}En una lista o en tus favoritos tocá «Comparar o pedir» y marcá hasta ${limits.comparedServices} servicios.`}
      actions={
        <>
          <LinkButton to="/servicios">Buscar servicios</LinkButton>
          <LinkButton to="/favoritos" variant="outline">
            Ver mis favoritos
          </LinkButton>
        </>
      }
    />
  );
}

function chosenAs(id: number, services: readonly Chosen[]): Chosen | undefined {
  const found = services.find((one) => one.id === id);
  return found && { id, title: found.title, provider_id: found.provider_id };
}

async function shareAll(shown: readonly Chosen[]): Promise<void> {
  const names = shown.flatMap(({ title }) => title || []);
  await share({
    title: 'Comparar servicios en Tero',
    text: `Mirá estos servicios en Tero: ${names.join(' · ')}`,
    url: window.location.origin + pathOfChosen(shown),
  });
}
