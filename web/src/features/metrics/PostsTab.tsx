import type { PostMetrics } from '@tero/shared/contract/metrics';
import { limits } from '@tero/shared/limits';
import { formatRate, type Period } from '@tero/shared/rules/metrics';
import Eye from 'lucide-react/icons/eye';
import Heart from 'lucide-react/icons/heart';
import Newspaper from 'lucide-react/icons/newspaper';
import TrendingUp from 'lucide-react/icons/trending-up';
import { ChartFrame } from '../../common/chart/ChartFrame.tsx';
import { RankChart } from '../../common/chart/lazy-charts.tsx';
import { Figure, Figures } from '../../ui/Figures.tsx';
import { CreateLink } from '../subscriptions/entitlement/CreateLink.tsx';
import { MetricsFailure, MetricsSkeleton, NoMetrics } from './MetricsStates.tsx';
import { PostRows } from './PostRows.tsx';
import { usePostMetrics } from './queries.ts';
import { rateNote, rateOf } from './rate-words.ts';

/** Sets how many posts the chart shows; with more, it would be hard to read. */
const charted = 8;

export function PostsTab({ providerId, period }: { providerId: number; period: Period }) {
  const { data, error, refetch } = usePostMetrics(providerId, period);
  if (data) return data.postMetrics.length === 0 ? <None /> : <Shown data={data} />;
  return error ? <MetricsFailure error={error} onRetry={() => void refetch()} /> : <MetricsSkeleton />;
}

function None() {
  return (
    <NoMetrics
      text="Cuando publiques algo, acá vas a ver cuánta gente lo mira y qué le gusta."
      actions={<CreateLink to="/create-post" label="Nueva publicación" />}
    />
  );
}

function Shown({ data: { summary, postMetrics } }: { data: PostMetrics }) {
  const newest = postMetrics.slice(0, charted);
  return (
    <div className="flex flex-col gap-5">
      <Figures label="Resumen de publicaciones">
        <Figure Icon={Newspaper} name="Publicaciones" value={String(summary.totalPosts)} />
        <Figure Icon={Eye} name="Vistas" value={String(summary.totalViews)} />
        <Figure Icon={Heart} name="Me gusta" value={String(summary.totalLikes)} />
        <Figure
          Icon={TrendingUp}
          name="Interacción promedio"
          value={rateOf(summary)}
          note={rateNote(summary, 'Nadie vio tus publicaciones en este período', 'reaccionó', 'reaccionaron')}
        />
      </Figures>
      <ChartFrame
        title="Interacción de tus publicaciones"
        text={`De cada 100 personas que vieron una publicación, cuántas le dieron me gusta o la compartieron${postMetrics.length > charted ? `, en las ${charted} más nuevas` : ''}. Los números están en la lista de abajo.`}
        legend={[{ label: `Alto engagement: más de ${limits.highEngagement}%`, color: 'bg-accent' }]}
        isEmpty={newest.every((post) => post.engagement_rate === 0)}
        chart={
          <RankChart
            rows={newest.map((post) => ({
              id: post.post_id,
              title: post.ProviderPost.title,
              value: post.engagement_rate,
            }))}
            name="Interacción"
            tick={(rate) => `${rate}%`}
            format={formatRate}
            mark={limits.highEngagement}
          />
        }
      />
      <PostRows rows={postMetrics} />
    </div>
  );
}
