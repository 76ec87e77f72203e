import { planBenefits } from './plan.ts';

export function PlanBenefits() {
  return (
    <ul className="flex flex-col gap-4">
      {planBenefits.map(({ Icon, title, text }) => (
        <li key={title} className="flex items-start gap-3">
          <span className="flex size-11 shrink-0 items-center justify-center rounded-control bg-primary-soft text-on-primary-soft">
            <Icon size={22} aria-hidden="true" />
          </span>
          <span>
            <span className="block font-semibold">{title}</span>
            <span className="block text-muted">{text}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Shows the price `890 UYU /mes`; screen readers read it as one text. */
export function PlanPrice({ price }: { price: string }) {
  return (
    <p className="font-bold font-heading text-4xl text-link">
      {price}
      <span className="font-normal text-lg text-muted"> /mes</span>
    </p>
  );
}
