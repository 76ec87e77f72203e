import { guides } from '../content/guides.ts';
import { Fold } from '../layout/Fold.tsx';
import { MoreLink } from '../layout/MoreLink.tsx';
import { Prose } from '../layout/Prose.tsx';

export function GuideList() {
  return (
    <ul className="flex flex-col gap-3">
      {guides.map(({ id, title, intro, steps, closing, link }) => (
        <li key={id}>
          <Fold id={id} title={title}>
            <Prose className="text-base!">
              <p>{intro}</p>
              <ol>
                {steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
              {closing && <p>{closing}</p>}
            </Prose>
            {link && <MoreLink to={link.to}>{link.label}</MoreLink>}
          </Fold>
        </li>
      ))}
    </ul>
  );
}
