import ArrowLeft from 'lucide-react/icons/arrow-left';
import type { LucideIcon } from 'lucide-react/types';
import type { ReactNode } from 'react';
import { useGoBack } from '../../lib/navigation/go-back.ts';
import { Button } from '../../ui/Button.tsx';
import { Scene } from '../../ui/Scene.tsx';

interface Benefit {
  Icon: LucideIcon;
  title: string;
  text: string;
}

interface AccountLayoutProps {
  title: string;
  lead?: ReactNode;
  art: string;
  /** whether the art also appears, small, beside the title where the aside does not fit */
  onPhones?: boolean;
  benefitsTitle: string;
  benefits: readonly Benefit[];
  children: ReactNode;
}

/** Shows an account form, with its benefits beside it on wide screens. */
export function AccountLayout(props: AccountLayoutProps) {
  const { title, lead, art, onPhones, benefitsTitle, benefits, children } = props;
  return (
    <div className="wrap py-4 sm:py-8">
      <BackButton />
      <div className="mt-2 grid items-start gap-8 lg:grid-cols-[minmax(0,34rem)_minmax(0,1fr)] lg:gap-12">
        <div className="mx-auto w-full max-w-136">
          {onPhones && (
            <Scene src={art} className="float-right ml-3 h-auto w-32 rounded-card max-[13rem]:hidden lg:hidden" />
          )}
          <h1 className="text-2xl sm:text-4xl">{title}</h1>
          {lead != null && <p className="mt-2 text-lg text-muted">{lead}</p>}
          <div className="clear-both pt-6">{children}</div>
        </div>
        <aside className="sticky top-24 hidden overflow-hidden rounded-card bg-deep text-on-deep lg:block">
          <Scene src={art} className="h-auto w-full" />
          <div className="p-8">
            <h2 className="text-2xl">{benefitsTitle}</h2>
            <ul className="mt-5 flex flex-col gap-5">
              {benefits.map(({ Icon, title: name, text }) => (
                <li key={name} className="flex gap-4">
                  <span className="flex size-11 shrink-0 items-center justify-center rounded-card bg-on-deep/10">
                    <Icon size={22} aria-hidden="true" />
                  </span>
                  <div>
                    <p className="font-semibold">{name}</p>
                    <p className="text-on-deep-muted">{text}</p>
                  </div>
                </li>
              ))}
            </ul>
          </div>
        </aside>
      </div>
    </div>
  );
}

function BackButton() {
  const goBack = useGoBack();
  return (
    <Button variant="ghost" onClick={goBack} className="-ml-3">
      <ArrowLeft size={20} aria-hidden="true" />
      Volver
    </Button>
  );
}
