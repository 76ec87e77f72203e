import CalendarClock from 'lucide-react/icons/calendar-clock';
import { Badge } from '../../../ui/Badge.tsx';
import { Card } from '../../../ui/Card.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import type { Webinar } from '../content/webinars.ts';

/** A placeholder that says so and leads to what is there (rule NAV-32). */
export function WebinarCard({ webinar: { title, about, meanwhile } }: { webinar: Webinar }) {
  return (
    <Card className="flex h-full flex-col items-start">
      <Badge tone="warning" icon={<CalendarClock size={14} aria-hidden="true" />}>
        Todavía no hay fecha
      </Badge>
      <h3 className="mt-3 text-xl">{title}</h3>
      <p className="mt-2 text-muted">{about}</p>
      <p className="mt-3 mb-4">Mientras tanto, podés leer la guía:</p>
      <LinkButton to={meanwhile.to} variant="outline" className="mt-auto">
        {meanwhile.label}
      </LinkButton>
    </Card>
  );
}
