import type { StoredContent } from '@tero/shared/contract/admin/operator';
import { excerpt } from '@tero/shared/rules/text/text';
import Plus from 'lucide-react/icons/plus';
import { type ReactNode, useState } from 'react';
import { Button } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Loading, Skeleton } from '../../../ui/Skeleton.tsx';
import { AdminFailure } from '../AdminFailure.tsx';
import { AdminPage } from '../AdminPage.tsx';
import { RemoveDialog } from '../table/RemoveDialog.tsx';
import { RowButtons } from '../table/RowButtons.tsx';
import { ContactDialog } from './ContactDialog.tsx';
import { FounderDialog } from './FounderDialog.tsx';
import { OpeningDialog } from './OpeningDialog.tsx';
import { updateContent, useStoredContent } from './queries.ts';
import { TestimonialDialog } from './TestimonialDialog.tsx';
import { WorkDialog } from './WorkDialog.tsx';

type Lists = 'testimonials' | 'openings';
type Open =
  | { form: 'contact' | 'founder' | 'work' }
  | { form: Lists; at: number | null }
  | { form: 'remove'; list: Lists; at: number }
  | null;

/** Shows the operator's content and its forms. Tero's pages show only the content written here (rule SUPP-90). */
export function SitePage() {
  const { data, error, refetch } = useStoredContent();
  return (
    <AdminPage title="Sitio" lead="Datos de quien opera este Tero. Los campos vacíos no aparecen en ninguna página.">
      {data ? (
        <Sections content={data} />
      ) : error ? (
        <AdminFailure error={error} title="Error al cargar el contenido del sitio" onRetry={() => void refetch()} />
      ) : (
        <Loading className="flex flex-col gap-4">
          <Skeleton className="h-40 rounded-card" />
          <Skeleton className="h-40 rounded-card" />
        </Loading>
      )}
    </AdminPage>
  );
}

function Sections({ content }: { content: StoredContent }) {
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const given = { content, onClose: close };
  return (
    <div className="grid max-w-4xl gap-4">
      <Part title="Contacto y redes" onEdit={() => setOpen({ form: 'contact' })}>
        <Facts
          facts={[
            ['Horario', content.hours.join(' · ')],
            ['Responden emails', content.reply_hours && `en menos de ${content.reply_hours} h`],
            ['Dirección', content.address],
            ['Teléfono', content.phone],
            ['Redes', [content.instagram, content.facebook, content.linkedin].filter(Boolean).join(' · ')],
          ]}
        />
      </Part>
      <Part title="Quién está detrás" onEdit={() => setOpen({ form: 'founder' })}>
        <Facts
          facts={[
            ['Nombre', content.founder_name],
            ['Rol', content.founder_role],
            ['Palabras', content.founder_quote],
          ]}
        />
      </Part>
      <Part title="Testimonios" onAdd={() => setOpen({ form: 'testimonials', at: null })}>
        <Items
          none="Sin testimonios: las páginas no muestran ninguno."
          items={content.testimonials.map(({ name, text }) => ({ name, more: text }))}
          onEdit={(at) => setOpen({ form: 'testimonials', at })}
          onRemove={(at) => setOpen({ form: 'remove', list: 'testimonials', at })}
        />
      </Part>
      <Part title="Búsquedas de trabajo" onAdd={() => setOpen({ form: 'openings', at: null })}>
        <Items
          none="Sin búsquedas: la página dice que hoy no hay."
          items={content.openings.map(({ title, summary }) => ({ name: title, more: summary }))}
          onEdit={(at) => setOpen({ form: 'openings', at })}
          onRemove={(at) => setOpen({ form: 'remove', list: 'openings', at })}
        />
      </Part>
      <Part title="Trabajar acá" onEdit={() => setOpen({ form: 'work' })}>
        <Facts
          facts={[
            ['Email para postularse', content.apply_email],
            ['Beneficios', content.work_benefits.join(' · ')],
          ]}
        />
      </Part>
      {open?.form === 'contact' && <ContactDialog {...given} />}
      {open?.form === 'founder' && <FounderDialog {...given} />}
      {open?.form === 'work' && <WorkDialog {...given} />}
      {open?.form === 'testimonials' && <TestimonialDialog {...given} at={open.at} />}
      {open?.form === 'openings' && <OpeningDialog {...given} at={open.at} />}
      {open?.form === 'remove' && <Removal {...given} list={open.list} at={open.at} />}
    </div>
  );
}

function Removal({
  content,
  list,
  at,
  onClose,
}: {
  content: StoredContent;
  list: Lists;
  at: number;
  onClose: () => void;
}) {
  const item = content[list][at];
  if (!item) return null;
  const name = 'title' in item ? item.title : item.name;
  return (
    <RemoveDialog
      title="Quitar del sitio"
      question={`¿Quitar «${name}»?`}
      facts={[['Deja de verse en', list === 'openings' ? 'Trabajá con nosotros' : 'Sobre Nosotros y Beneficios']]}
      remove={() => updateContent({ [list]: content[list].filter((_, place) => place !== at) }, content.version)}
      success="Contenido guardado"
      failure="Error al guardar el contenido del sitio"
      onClose={onClose}
    />
  );
}

interface PartProps {
  title: string;
  onEdit?: () => void;
  onAdd?: () => void;
  children: ReactNode;
}

function Part({ title, onEdit, onAdd, children }: PartProps) {
  return (
    <Card>
      <div className="flex items-center justify-between gap-4">
        <h2 className="text-lg">{title}</h2>
        {onEdit && <RowButtons name={title} onEdit={onEdit} />}
        {onAdd && (
          <Button variant="outline" aria-label={`Agregar a ${title}`} aria-haspopup="dialog" onClick={onAdd}>
            <Plus size={20} aria-hidden="true" />
            Agregar
          </Button>
        )}
      </div>
      <div className="mt-2">{children}</div>
    </Card>
  );
}

function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <dl className="grid gap-x-6 gap-y-2 sm:grid-cols-[max-content_1fr]">
      {facts.map(([label, value]) => (
        <div key={label} className="contents">
          <dt className="text-muted">{label}</dt>
          <dd className="wrap-anywhere">{value || 'No se muestra'}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ItemsProps {
  none: string;
  items: readonly { name: string; more: string }[];
  onEdit: (at: number) => void;
  onRemove: (at: number) => void;
}

function Items({ none, items, onEdit, onRemove }: ItemsProps) {
  if (items.length === 0) return <p className="text-muted">{none}</p>;
  return (
    <ul className="divide-y divide-line">
      {items.map(({ name, more }, at) => (
        <li key={name + more} className="flex items-center gap-3 py-2">
          <div className="min-w-0 grow">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-muted text-sm wrap-anywhere">{excerpt(more, 100)}</p>
          </div>
          <RowButtons name={name} onEdit={() => onEdit(at)} onRemove={() => onRemove(at)} />
        </li>
      ))}
    </ul>
  );
}
