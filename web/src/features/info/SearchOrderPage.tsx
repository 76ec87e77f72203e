import { PageHeading } from '../../ui/PageHeading.tsx';
import { MoreLink } from './layout/MoreLink.tsx';

const steps = [
  {
    title: 'Primero, lo que pediste',
    text: 'Entendemos qué oficio necesitás aunque lo cuentes con tus palabras. Van antes los servicios que dicen lo que buscás en el título, después los que lo dicen en la descripción, y después los demás de la misma categoría.',
  },
  {
    title: 'Después, tu zona',
    text: 'Si elegís un lugar, ves solo a quienes llegan hasta ahí. Si lo nombrás en la búsqueda, van antes los que atienden justo ahí, después los de todo el departamento y después los de todo el país. Si hay pocos, completamos con zonas vecinas, aparte y con su título.',
  },
  {
    title: 'Por último, la calidad',
    text: 'Siete partes de cada diez son las reseñas: con pocas, pesan menos. El resto es qué tan reciente y qué tan completo está el servicio: fotos, precio, días, horario y descripción.',
  },
  {
    title: 'Lo que no cuenta',
    text: 'Nadie paga para aparecer primero. El nivel del servicio, la suscripción y los pagos no cambian el orden.',
  },
];

/** How searches are ordered, in plain words (rules SRCH-105 and SRCH-106). */
export function SearchOrderPage() {
  return (
    <div className="wrap py-8 sm:py-12">
      <PageHeading title="Cómo ordenamos los resultados" lead="Qué miramos para decidir quién aparece antes." />
      <ol className="mt-8 flex flex-col gap-6">
        {steps.map(({ title, text }) => (
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
