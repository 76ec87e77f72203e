import type { ReactNode } from 'react';
import { Scene } from '../../../ui/Scene.tsx';

interface InfoHeaderProps {
  eyebrow?: string;
  title: string;
  lead: ReactNode;
  /** a decorative drawing beside the text; small on phones */
  art?: string;
  /** buttons or a search field under the text */
  children?: ReactNode;
}

/** Shows the band at the top of an information page, with its h1. */
export function InfoHeader({ eyebrow, title, lead, art, children }: InfoHeaderProps) {
  return (
    <header className="border-line border-b bg-primary-soft">
      <div className="wrap flex items-center gap-12 py-6 sm:py-14">
        <div className="flow-root grow">
          {art && (
            <Scene
              src={art}
              className="float-right mb-2 ml-4 h-auto w-36 rounded-card max-[22rem]:hidden sm:w-56 lg:hidden"
            />
          )}
          {eyebrow && <p className="mb-2 font-semibold text-on-primary-soft">{eyebrow}</p>}
          <h1 className="text-4xl sm:text-5xl">{title}</h1>
          <p className="mt-4 max-w-2xl text-ink text-lg sm:text-xl">{lead}</p>
          {children && <div className="mt-7">{children}</div>}
        </div>
        {art && <Scene src={art} className="hidden h-auto w-md shrink-0 rounded-card shadow-lift lg:block xl:w-lg" />}
      </div>
    </header>
  );
}
