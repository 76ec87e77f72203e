import type { PostMetrics } from '@tero/shared/contract/metrics';
import { actedRate, daysUntil, type People, type Period, periodDays } from '@tero/shared/rules/metrics';
import { localDay } from '@tero/shared/rules/time/time';
import type { Caller } from '../../core/caller.ts';
import type { Deps } from '../../deps/deps.ts';
import { countPosts } from '../posts/count.ts';
import * as posts from '../posts/service.ts';
import { countAllPeople, countPeople } from './people-repository.ts';
import { ownAccess } from './provider-metrics.ts';
import { countBySubject } from './provider-repository.ts';

interface Counts {
  likes: number;
  views: number;
  shares: number;
}

/**
 * Returns the metrics of a provider's posts in a period, or else in the last `days`. Only the provider and
 * administrators may read them.
 */
export async function ofPosts(
  deps: Deps,
  providerId: number,
  { period, days }: { period?: Period | undefined; days: number },
  caller: Caller,
): Promise<PostMetrics> {
  const { db, clock } = deps;
  await ownAccess(db, providerId, caller);
  const span = daysUntil(clock.now(), period ? periodDays[period] : days);
  const events = await countBySubject(db, providerId, span);
  const likes = await posts.countLikes(db, providerId, span);
  const times = (kind: string, id?: number) =>
    events
      .filter((row) => row.kind === kind && (id === undefined || row.subject_id === id))
      .reduce((sum, row) => sum + Number(row.times), 0);
  const countsOf = (id?: number): Counts => ({
    likes: likes
      .filter((row) => id === undefined || row.post_id === id)
      .reduce((sum, row) => sum + Number(row.times), 0),
    views: times('post_view', id),
    shares: times('post_share', id),
  });
  const peopleOf = await countPeople(db, providerId, span);
  const [all, everybody] = [countsOf(), await countAllPeople(db, providerId, span, 'posts')];
  return {
    summary: {
      totalPosts: await countPosts(db, providerId),
      totalLikes: all.likes,
      totalViews: all.views,
      avgEngagementRate: actedRate(everybody),
      ...everybody,
    },
    postMetrics: (await posts.ofProvider(deps, providerId, caller)).map((post) =>
      postView(post, countsOf(post.id), peopleOf('post', post.id)),
    ),
  };
}

type Post = Awaited<ReturnType<typeof posts.ofProvider>>[number];

function postView({ id, title, content, images, created_at }: Post, counts: Counts, people: People) {
  return {
    id,
    post_id: id,
    date: localDay(new Date(created_at)),
    likes_count: counts.likes,
    views_count: counts.views,
    shares_count: counts.shares,
    engagement_rate: actedRate(people),
    ...people,
    ProviderPost: { title, content, images: images.map((image) => image.card_url) },
  };
}
