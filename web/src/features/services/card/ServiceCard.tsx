import type { ServiceCard as Service } from '@tero/shared/contract/services';
import { isAlsoQuoted, paymentTypeLabel, priceBounds, priceLabel, quotedLabel } from '@tero/shared/rules/money/price';
import { address } from '@tero/shared/rules/text/address';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { cx } from '../../../ui/cx.ts';
import { Picture } from '../../../ui/Picture.tsx';
import { RatingBadge } from '../../../ui/RatingBadge.tsx';
import { AvailableMark } from './AvailableMark.tsx';
import { CardPlace } from './CardPlace.tsx';
import { CardTitle } from './CardTitle.tsx';
import { ServiceCover } from './ServiceCover.tsx';
import { ServiceProvider } from './ServiceProvider.tsx';

interface ServiceCardProps {
  service: Service;
  /** over the image: a heart */
  action?: ReactNode;
  /** loads the image at once, for the first cards of a page */
  priority?: boolean;
  headingLevel?: 2 | 3;
  /** the picture stands above the text on a phone too, as in a carousel */
  upright?: boolean;
  /** under the text: the owner's controls */
  footer?: ReactNode;
}

/**
 * A service as a card: a row on a phone, at most 150 pixels high, so that four are in view. The title is its only link
 * to the detail page, which covers the whole card.
 */
export function ServiceCard(props: ServiceCardProps) {
  const { service, action, priority = false, headingLevel = 3, upright = false, footer } = props;
  const image = service.images.find((candidate) => candidate.is_main) ?? service.images[0];
  const Heading = headingLevel === 2 ? 'h2' : 'h3';
  const showsPayment = service.payment_type !== 'a_convenir' && priceBounds(service) !== null;
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-card border border-line bg-surface shadow-card transition-shadow focus-within:shadow-lift hover:shadow-lift">
      <div className={cx('relative flex grow flex-col', !upright && 'max-sm:flex-row')}>
        <div
          className={cx(
            'relative aspect-3/2 overflow-hidden',
            !upright && 'max-sm:aspect-auto max-sm:w-28 max-sm:shrink-0',
          )}
        >
          <Picture
            src={image?.card_url}
            {...(image && { srcSet: `${image.card_url} 480w, ${image.image_url} 1200w` })}
            sizes={`(min-width: 64rem) 20rem, (min-width: 40rem) 45vw, ${upright ? '15rem' : '7rem'}`}
            alt=""
            name={service.title}
            width={480}
            height={320}
            priority={priority}
            instead={<ServiceCover of={service} />}
            className="absolute inset-0 h-full! transition-transform duration-300 group-hover:scale-103"
          />
          <AvailableMark
            schedule={service.schedule}
            className={cx(
              'absolute bottom-2 left-2',
              !upright && 'max-sm:inset-x-1 max-sm:bottom-1 max-sm:px-1! max-sm:text-center',
            )}
          />
        </div>
        {action && (
          <div className={cx('absolute top-2 right-2 z-10', !upright && 'max-sm:right-auto max-sm:left-2')}>
            {action}
          </div>
        )}
        <div
          className={cx(
            'flex min-w-0 grow flex-col gap-1 p-3 sm:gap-1.5 sm:p-4',
            !upright && 'max-sm:gap-0.5 max-sm:p-2.5',
          )}
        >
          <Heading className="line-clamp-2 font-semibold leading-tight sm:line-clamp-3 sm:text-lg sm:leading-snug">
            <Link to={address`/servicios/${service.id}`} className="stretched">
              <CardTitle service={service} />
            </Link>
          </Heading>
          <ServiceProvider service={service} />
          <div
            className={cx('flex items-center gap-x-3 gap-y-1', upright ? 'flex-wrap' : 'max-sm:gap-x-2 sm:flex-wrap')}
          >
            <RatingBadge rating={service.rating} count={service.reviews_count} short={!upright} />
            <CardPlace service={service} />
          </div>
          <p className={cx('mt-auto font-bold sm:pt-2 sm:text-lg', !upright && 'max-sm:truncate max-sm:leading-snug')}>
            {priceLabel(service)}
            {showsPayment && (
              <span className="font-normal text-muted text-sm"> · {paymentTypeLabel(service.payment_type)}</span>
            )}
          </p>
          {isAlsoQuoted(service) && <p className="text-muted text-sm max-sm:text-xs">{quotedLabel}</p>}
          {service.is_usual && <p className="text-muted text-sm max-sm:text-xs">Precio habitual</p>}
        </div>
      </div>
      {footer && <div className="relative z-10 border-line border-t p-4">{footer}</div>}
    </article>
  );
}
