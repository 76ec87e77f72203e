import { hashKey } from '@tanstack/react-query';
import { readAhead } from '../../common/read-ahead.ts';
import { historyList } from '../../features/history/list-queries.ts';
import { ownReviews } from '../../features/history/queries.ts';
import { ownQuestions } from '../../features/history/question-queries.ts';
import { holdPosts, postsOfProvider } from '../../features/posts/card/queries.ts';
import { ownProfile } from '../../features/providers/own/queries.ts';
import { ownVerification } from '../../features/providers/own/verification-queries.ts';
import { providerDetail } from '../../features/providers/queries.ts';
import { comingCitas } from '../../features/quotes/cita/coming-queries.ts';
import { servicesOfProvider } from '../../features/services/provider-queries.ts';
import { serviceDetail } from '../../features/services/service-queries.ts';
import { queryClient } from '../../lib/http/query-client.ts';
import { useSession } from '../../lib/session/session.ts';

/** Maximum number of a person's own services and posts, newest first, so that the cache has room for other data. */
const most = 30;

let isWatching = false;

/**
 * Prefetches the signed-in person's own data that they look up offline, and the data of their edit forms (rule
 * NAV-186). It reads once a day, and again as soon as a list of their own was read.
 */
export async function readOwn(): Promise<void> {
  watchLists();
  const { account, userType } = useSession.getState();
  if (!account) return;
  const { id } = account;
  const reader = { accountId: id };
  await readAhead(id, [historyList('visited'), historyList('contacted')]);
  await readAhead(id, [comingCitas(reader)]);
  await readAhead(id, [ownReviews()]);
  await readAhead(id, [ownQuestions(reader)]);
  if (userType !== 'provider') return;
  await readAhead(id, [ownProfile(reader)]);
  await readAhead(id, [ownVerification(reader)]);
  await readAhead(id, [providerDetail(id, reader)]);
  await readAhead(id, [servicesOfProvider(id, reader)]);
  await readAhead(id, [postsOfProvider(id, reader)]);
}

/** Watches the lists of the person's services and posts, whatever code reads them. */
function watchLists(): void {
  if (isWatching) return;
  isWatching = true;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success') return;
    const accountId = useSession.getState().account?.id;
    if (accountId === undefined) return;
    const { queryHash } = event.query;
    if (queryHash === hashKey(servicesOfProvider.key(accountId, { accountId }))) void readServices();
    if (queryHash === hashKey(postsOfProvider.key(accountId, { accountId }))) keepPosts();
  });
  void readServices();
  keepPosts();
}

async function readServices(): Promise<void> {
  const accountId = useSession.getState().account?.id;
  if (accountId === undefined) return;
  const reader = { accountId };
  const list = queryClient.getQueryData(servicesOfProvider.key(accountId, reader)) ?? [];
  const details = list.slice(0, most).map(({ id }) => serviceDetail(id, reader));
  await readAhead(accountId, details);
}

function keepPosts(): void {
  const accountId = useSession.getState().account?.id;
  if (accountId !== undefined) holdPosts(queryClient, { accountId }, most);
}
