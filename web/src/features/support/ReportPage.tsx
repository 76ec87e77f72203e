import { Link } from 'react-router-dom';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { ReportForm } from './ReportForm.tsx';
import { useWriterId } from './writer.ts';

export function ReportPage() {
  const writer = useWriterId();
  return (
    <div className="wrap max-w-3xl! py-6 sm:py-10">
      <PageHeading
        title="Reportar un problema"
        lead="Contanos qué pasó con el mayor detalle posible. Cada reporte lo lee una persona del equipo."
      />
      <p className="mt-3">
        ¿Te escribieron de un número que no conocés?{' '}
        <Link
          to="/es-este-el-numero"
          className="inline-block py-1.5 font-semibold text-link underline underline-offset-4"
        >
          Averiguá de quién es
        </Link>
      </p>
      <div className="mt-6 sm:rounded-card sm:border sm:border-line sm:bg-surface sm:p-8 sm:shadow-card">
        <ReportForm key={writer} />
      </div>
    </div>
  );
}
