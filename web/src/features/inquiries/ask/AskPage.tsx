import { address } from '@tero/shared/rules/text/address';
import MessagesSquare from 'lucide-react/icons/messages-square';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { nameOf, useStoredForm } from '../../../common/form/stored-form.ts';
import { OfflineState } from '../../../common/OfflineState.tsx';
import { usePlace } from '../../../lib/device/place.ts';
import { OfflineError } from '../../../lib/http/client/api-error.ts';
import { useAddress } from '../../../lib/navigation/use-address.ts';
import { useAccount } from '../../../lib/session/session.ts';
import type { FormName } from '../../../offline/drafts/drafts.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { EmptyState, ErrorState } from '../../../ui/StateCard.tsx';
import { listPath } from '../../categories/queries.ts';
import { usePicking } from '../../compare/choice.ts';
import { type AskedList, askedList } from '../asked-list.ts';
import { useCandidates } from '../queries.ts';
import { wordsFor } from '../sought-words.ts';
import { AlreadyWaits, useSentFrom } from './AlreadyWaits.tsx';
import { AskForm } from './AskForm.tsx';
import type { AskDraft, AskFields } from './ask-form.ts';
import { idsOf, isOfOther, type Sought, soughtIn } from './asked-address.ts';
import { GoOn } from './GoOn.tsx';
import { HowItGoes } from './HowItGoes.tsx';

/** Shows the form of a pedido to several providers. Visitors may begin it too, and go on once they have an account. */
export function AskPage() {
  const account = useAccount();
  const [search, setAddress] = useAddress();
  const name = nameOf({ begins: 'create-inquiry' }, search);
  const stored = useStoredForm<AskFields>(name);
  return (
    <div className="wrap flex max-w-3xl! flex-col gap-5 py-6 sm:py-8">
      <PageHeading title="Pedir a varios" />
      <HowItGoes isVisitor={account === null} />
      {stored.isPending ? (
        <AskSkeleton />
      ) : (
        <Begun
          key={`${name} ${account?.id}`}
          draft={stored.data ?? null}
          given={idsOf(search.get('servicios'))}
          loose={idsOf(search.get('rubro'))}
          isPicked={search.has('elegidos')}
          sought={soughtIn(search)}
          list={askedList(search)}
          name={name}
          isAdded={search.has('suma')}
          onAdd={(ids) => setAddress({ servicios: ids.join(), suma: '1' })}
        />
      )}
    </div>
  );
}

interface BegunProps {
  draft: AskDraft;
  /** the services of the address */
  given: readonly number[];
  /** the services that only share the trade, without the words of the search */
  loose: readonly number[];
  /** whether the person picked each service */
  isPicked: boolean;
  sought: Sought;
  list: AskedList | null;
  name: FormName;
  /** whether the services are those of a search and those chosen before it */
  isAdded: boolean;
  onAdd: (ids: readonly number[]) => void;
}

/** Asks before a draft is carried over to another search, and says what waits of this one (rule ASK-3). */
function Begun({ draft, onAdd, ...page }: BegunProps) {
  const account = useAccount()?.id ?? 0;
  const sent = useSentFrom(page.given);
  const [given, setGiven] = useState(page.given);
  const [anew, setAnew] = useState(false);
  const [isAsked, setAsked] = useState(
    draft !== null && !goesOn(draft, page) && isOfOther(draft.values.fields, page.given, page.sought, page.isPicked),
  );
  if (draft && isAsked) {
    const settle = (begins: boolean) => {
      setAnew(begins);
      setAsked(false);
    };
    const keep = () => {
      const chosen = idsOf(draft.values.fields.service_ids);
      const together = idsOf([...chosen, ...given].join());
      settle(false);
      setGiven(together);
      if (together.join() !== given.join()) onAdd(together);
    };
    return (
      <GoOn
        draft={draft}
        place={{ account, form: page.name }}
        searched={page.sought.what ?? ''}
        onKeep={keep}
        onAnew={() => settle(true)}
      />
    );
  }
  if (!draft && sent && !anew) return <AlreadyWaits item={sent} onAnew={() => setAnew(true)} />;
  return <Among draft={anew ? null : draft} {...page} given={given} />;
}

/** Tells whether the person said before that the draft goes on here: its choice is part of the address. */
function goesOn(draft: NonNullable<AskDraft>, { isAdded, given }: Pick<BegunProps, 'isAdded' | 'given'>): boolean {
  return isAdded && idsOf(draft.values.fields.service_ids).every((id) => given.includes(id));
}

/** Shows the form with the address's providers; without any, with the draft's. */
function Among({ draft, given, loose, isPicked, sought, list, isAdded }: Omit<BegunProps, 'onAdd' | 'name'>) {
  const account = useAccount();
  const navigate = useNavigate();
  const [ids] = useState(given.length > 0 ? given : idsOf(draft?.values.fields.among));
  const { data: candidates, error, refetch } = useCandidates(ids);
  const retry = () => void refetch();
  const leave = (to: string) => {
    usePicking.setState({ isPicking: false });
    navigate(to, { replace: true });
  };
  if (ids.length === 0 || candidates?.length === 0) return <Nobody />;
  const kept = draft ? 'Lo que escribiste sigue guardado en este dispositivo.' : undefined;
  if (!candidates && error instanceof OfflineError) return <OfflineState message={kept} onRetry={retry} />;
  if (!candidates && error) {
    return <ErrorState title="No pudimos cargar los proveedores" message={kept} onRetry={retry} />;
  }
  if (!candidates) return <AskSkeleton />;
  return (
    <AskForm
      account={account?.id ?? 0}
      candidates={candidates}
      ids={ids}
      loose={loose}
      isPicked={isPicked}
      sought={{ what: wordsFor(candidates.map(({ category }) => category)), ...sought }}
      searched={sought.what ?? ''}
      list={list}
      isAdded={isAdded}
      draft={draft}
      // Back leads to the list, not to a blank form
      onQueued={() => leave('/mis-pedidos')}
      onSent={(id) => leave(address`/mis-pedidos/${id}`)}
    />
  );
}

function Nobody() {
  const place = usePlace();
  return (
    <EmptyState
      icon={<MessagesSquare size={30} aria-hidden="true" />}
      title="Elegí primero a los proveedores"
      text="Buscá lo que necesitás y tocá «Comparar o pedir» en los resultados, en una categoría o en tus favoritos."
      actions={<LinkButton to={listPath(place)}>Buscar servicios</LinkButton>}
    />
  );
}

function AskSkeleton() {
  return (
    <Loading className="flex flex-col gap-5">
      <Skeleton className="h-72 rounded-card" />
      <Skeleton className="h-96 rounded-card" />
    </Loading>
  );
}
