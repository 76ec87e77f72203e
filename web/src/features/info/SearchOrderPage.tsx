import type { Promised } from '@tero/shared/content/promised';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { MoreLink } from './layout/MoreLink.tsx';

interface OrderStep extends Promised {
  title: string;
  text: string;
}

export const searchOrder: readonly OrderStep[] = [
  {
    title: 'Primero, lo que pediste',
    text: 'Entendemos qué oficio necesitás aunque lo cuentes con tus palabras. Van antes los servicios que nombran en el título lo que buscás, después los que lo nombran en la descripción, y después los demás de la misma categoría.',
    rule: ['SRCH-100', 'SRCH-105'],
  },
  {
    title: 'Después, tu zona',
    text: 'Si elegís un lugar, ves solo a quienes llegan hasta ahí. Si lo nombrás en la búsqueda, van antes los que atienden justo ahí, después los de todo el departamento y después los de todo el país. Si hay pocos, agregamos los de zonas vecinas en una sección aparte, con su título.',
    rule: ['SRCH-105', 'SRCH-110'],
  },
  {
    title: 'Por último, la calidad',
    text: 'El 70% depende de las reseñas. Si son pocas, pesan menos. El resto depende de qué tan reciente es el servicio y de qué tan completo está: fotos, precio, días, horario y descripción.',
    rule: 'SRCH-106',
  },
  {
    title: 'Lo que no cuenta',
    text: 'Nadie paga para aparecer primero. El nivel del servicio, la suscripción y los pagos no cambian el orden.',
    rule: ['SRCH-19', 'SRCH-105'],
  },
];

/** Explains how searches are ordered, in plain words (rules SRCH-105 and SRCH-106). */
export function SearchOrderPage() {
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHeading title="Cómo ordenamos los resultados" lead="Qué miramos para decidir quién aparece antes." />
      <ol className="mt-8 flex flex-col gap-6">
        {searchOrder.map(({ title, text }) => (
          <li key={title} className="prose-line">
            <h2 className="text-xl">{title}</h2>
            <p className="mt-1">{text}</p>
          </li>
        ))}
      </ol>
      <p className="mt-6 text-muted text-sm">Ciudades: GeoNames.org, CC BY 4.0</p>
      <p className="mt-6">
        <MoreLink to="/help">Centro de ayuda</MoreLink>
      </p>
    </div>
  );
}
