import { currentVersion, type LegalName, legalVersions } from '@tero/shared/rules/policies';
import { longDate } from '@tero/shared/rules/time/time';
import { Link, useParams } from 'react-router-dom';
import { useHashTarget } from '../../../lib/navigation/use-hash-target.ts';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Prose } from '../layout/Prose.tsx';
import { Toc } from '../layout/Toc.tsx';
import { LegalBlocks } from './LegalBlocks.tsx';
import { legalTexts } from './texts.ts';

interface LegalPageProps {
  name: LegalName;
  title: string;
  lead: string;
  /** the address of a version, the newest among them */
  at: (version: string) => string;
  /** the other documents */
  related: readonly { label: string; to: string }[];
}

/**
 * Shows a current legal text or an earlier version of it, with date, table of contents and numbered sections (rule
 * ACC-101).
 */
export function LegalPage({ name, title, lead, at, related }: LegalPageProps) {
  useHashTarget();
  const current = currentVersion(name).version;
  const { version = current } = useParams();
  const sections = legalTexts[name][version];
  if (!sections) return <NoVersion to={`/${name}`} />;
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHeading title={title} lead={lead} />
      <p className="mt-3 font-semibold text-sm">Última actualización: {longDate(version)}</p>
      {version !== current && (
        <p className="mt-3">
          Es una versión anterior.{' '}
          <Link to={`/${name}`} className="font-semibold text-link underline underline-offset-2">
            Leer la que rige hoy
          </Link>
        </p>
      )}
      <div className="mt-8 grid gap-8 lg:grid-cols-[17rem_1fr] lg:gap-14">
        <Toc entries={sections} />
        <div>
          {sections.map(({ id, title: heading, body }, index) => (
            <section key={id} aria-labelledby={id} className="mt-10 first:mt-0">
              <h2 id={id} className="text-2xl">
                {index + 1}. {heading}
              </h2>
              <Prose className="mt-4">
                <LegalBlocks blocks={body} />
              </Prose>
            </section>
          ))}
          <section aria-labelledby="versiones" className="mt-10">
            <h2 id="versiones" className="text-2xl">
              Versiones
            </h2>
            <Prose className="mt-4">
              <ul>
                {[...legalVersions[name]].reverse().map((one) => (
                  <li key={one.version}>
                    <Link to={at(one.version)}>{longDate(one.version)}</Link>{' '}
                    <span>{one.version === current ? '(vigente)' : ''}</span> <span>{one.changes}</span>
                  </li>
                ))}
              </ul>
            </Prose>
          </section>
          <nav aria-label="Otros documentos" className="mt-12 flex flex-wrap gap-3 border-line border-t pt-6">
            {related.map(({ label, to }) => (
              <LinkButton key={to} to={to} variant="outline" size="sm">
                {label}
              </LinkButton>
            ))}
          </nav>
        </div>
      </div>
    </div>
  );
}

function NoVersion({ to }: { to: string }) {
  return (
    <div className="wrap py-12">
      <PageHeading
        title="Versión no encontrada"
        lead="No hay una versión de ese día. La que rige hoy sigue en su página."
      />
      <div className="mt-6">
        <LinkButton to={to}>Leer la que rige hoy</LinkButton>
      </div>
    </div>
  );
}
