import Users from 'lucide-react/icons/users';

/** Says how many other providers were asked (rule ASK-5). */
export function AlsoAsked({ others }: { others: number }) {
  if (others === 0) return null;
  return (
    <p className="flex items-start gap-2 rounded-control bg-sunken px-4 py-3">
      <Users size={20} aria-hidden="true" className="mt-0.5 shrink-0" />
      {others === 1
        ? 'Esta persona también le pidió presupuesto a otro proveedor de Tero.'
        : `Esta persona también les pidió presupuesto a otros ${others} proveedores de Tero.`}
    </p>
  );
}
