import type { Testimonial } from '@tero/shared/contract/operator';
import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';

/** Shows testimonials, without stars, which only reviews have (rule SUPP-91). */
export function Testimonials({ testimonials }: { testimonials: readonly Testimonial[] }) {
  return (
    <ul className="grid gap-5 md:grid-cols-3">
      {testimonials.map(({ name, role, location, text }) => (
        <li key={name + text}>
          <Card className="h-full">
            <figure className="flex h-full flex-col">
              <blockquote className="mb-5 text-lg">«{text}»</blockquote>
              <figcaption className="mt-auto flex items-center gap-3">
                <Avatar name={name} size={48} />
                <span>
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-muted text-sm">
                    {role} · {location}
                  </span>
                </span>
              </figcaption>
            </figure>
          </Card>
        </li>
      ))}
    </ul>
  );
}
