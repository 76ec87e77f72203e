import CircleAlert from 'lucide-react/icons/circle-exclamation-point';
import Clock3 from 'lucide-react/icons/clock-3';
import { Link } from 'react-router-dom';
import { usePrompt } from '../../../common/subscription-prompt.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { useSubscription } from '../../subscriptions/own-queries.ts';
import { wordsOf } from '../../subscriptions/words.ts';

/**
 * Shows a banner on the provider's own profile for every subscription status but active (rule SUB-17), and for a failed
 * charge. Shows nothing while the status loads, or if it cannot be read.
 */
export function SubscriptionBanner({ providerId }: { providerId: number }) {
  const { data, isError } = useSubscription(providerId);
  const words = data === undefined ? null : wordsOf(data);
  // reserves the prompt while the status loads, so that no other prompt appears and then disappears
  usePrompt('screen', words ? Boolean(words.banner) : !isError);
  if (data === undefined || !words?.banner) return null;
  const { state, banner, action } = words;
  const Icon = state === 'processing' ? Clock3 : CircleAlert;
  const isNew = state === 'none' || state === 'ending' || state === 'cancelled';
  // a paused subscription is resumed at MercadoPago, not started again here
  const leadsOn = action && state !== 'suspended';
  return (
    <section
      aria-label="Tu suscripción"
      className="flex flex-wrap items-center gap-x-5 gap-y-3 rounded-card bg-warn-ground px-4 py-4 text-warn-ink sm:px-6"
    >
      <Icon size={24} aria-hidden="true" className="shrink-0 self-start" />
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-bold font-heading text-lg">{banner.title}</p>
        <p>{banner.text}</p>
        {!leadsOn && (
          <Link to="/subscription" className="inline-flex min-h-11 items-center font-semibold underline">
            Ver mi suscripción
          </Link>
        )}
      </div>
      {leadsOn && (
        <LinkButton to="/subscription-plans" className="max-sm:w-full">
          {isNew ? 'Suscribirse' : action}
        </LinkButton>
      )}
    </section>
  );
}
