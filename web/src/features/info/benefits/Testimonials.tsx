import { Avatar } from '../../../ui/Avatar.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Stars } from '../../../ui/Stars.tsx';
import { testimonials } from '../content/provider-benefits.ts';

export function Testimonials() {
  return (
    <>
      <ul className="grid gap-5 md:grid-cols-3">
        {testimonials.map(({ name, role, location, text, rating }) => (
          <li key={name}>
            <Card className="h-full">
              <figure className="flex h-full flex-col">
                <Stars rating={rating} withNumber={false} />
                <blockquote className="mt-3 mb-5 text-lg">«{text}»</blockquote>
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
      <p className="mt-3 text-muted text-sm">Testimonios de los perfiles de demostración de Tero.</p>
    </>
  );
}
