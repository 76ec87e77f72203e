import { coverLook } from '@tero/shared/rules/services/cover-look';
import { Avatar } from '../../../ui/Avatar.tsx';
import { cx } from '../../../ui/cx.ts';
import { categoryDrawing } from '../../categories/drawings.ts';

/** The data from which a cover is drawn; the id gives colour and framing. */
export interface CoverSubject {
  id: number;
  category_slug: string;
  provider_name: string;
  provider_image: string | null;
}

/** Classes, since the policy of the app lets no page from the server have styles in its tags. */
const tones = [
  ...['bg-cover-0', 'bg-cover-1', 'bg-cover-2', 'bg-cover-3', 'bg-cover-4'],
  ...['bg-cover-5', 'bg-cover-6', 'bg-cover-7', 'bg-cover-8', 'bg-cover-9'],
];
const framings = ['', 'origin-left scale-160', 'origin-right scale-160'];

/** The drawing of the category in a colour of the service's own, and the provider's face before it. */
export function DrawnCover({ id, category_slug, provider_name, provider_image }: CoverSubject) {
  const { tone, framing } = coverLook(id);
  const drawing = categoryDrawing(category_slug);
  return (
    <span
      aria-hidden="true"
      className={cx(
        'absolute inset-0 isolate flex overflow-hidden items-center justify-center [container-type:size]',
        tones[tone],
      )}
    >
      {drawing && (
        <img
          src={drawing}
          alt=""
          width={400}
          height={300}
          loading="lazy"
          decoding="async"
          className={cx(
            'absolute inset-0 -z-1 size-full object-cover opacity-40 mix-blend-luminosity dark:opacity-30',
            framings[framing],
          )}
        />
      )}
      <Avatar
        name={provider_name}
        src={provider_image}
        size={96}
        className="text-[min(22cqw,22cqh,4rem)]! ring-3 ring-surface"
      />
    </span>
  );
}
