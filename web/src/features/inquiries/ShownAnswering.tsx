import FileText from 'lucide-react/icons/file-text';
import { Button } from '../../ui/Button.tsx';

/** Shows the writer of a pedido what the asked providers can do with it, without any effect (rule ASK-19). */
export function ShownAnswering() {
  return (
    <div className="flex flex-col items-start gap-2">
      <Button disabled size="lg" className="max-sm:w-full">
        <FileText size={20} aria-hidden="true" />
        Hacerle un presupuesto
      </Button>
      <p className="text-muted text-sm">
        Así ven el botón los proveedores. Si lo usan, el presupuesto te llega a Mis pedidos. También pueden responderte
        por WhatsApp o reportar el pedido.
      </p>
    </div>
  );
}
