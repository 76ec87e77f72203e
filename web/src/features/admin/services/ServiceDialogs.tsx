import {
  type AdminService,
  createAdminServiceBody,
  updateAdminServiceBody,
} from '@tero/shared/contract/admin/services';
import { typedPesos } from '@tero/shared/rules/money/typed-pesos';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { PickProvider } from '../providers/PickProvider.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { createService, updateService } from './queries.ts';
import { ServiceFields } from './ServiceFields.tsx';

const blank = {
  provider_id: '',
  title: '',
  description: '',
  category: '',
  price_type: 'fixed' as const,
  fixed_price: '',
  min_price: '',
  max_price: '',
  requires_custom_quote: false,
  is_active: true,
};

export function CreateServiceDialog({ onClose }: { onClose: () => void }) {
  const form = useZodForm(createAdminServiceBody, blank);
  return (
    <FormDialog
      title="Nuevo servicio"
      form={form}
      save={createService}
      submitLabel="Crear"
      success="Servicio creado exitosamente"
      failure="Error al crear servicio"
      onClose={onClose}
    >
      <PickProvider form={form} />
      <ServiceFields form={form} />
    </FormDialog>
  );
}

export function EditServiceDialog({ service, onClose }: { service: AdminService; onClose: () => void }) {
  const form = useZodForm(updateAdminServiceBody, {
    title: service.title,
    description: service.description,
    category: String(service.category_id),
    price_type: service.price_type,
    fixed_price: typedPesos(service.fixed_price),
    min_price: typedPesos(service.min_price),
    max_price: typedPesos(service.max_price),
    requires_custom_quote: service.requires_custom_quote,
    is_active: service.is_active,
  });
  return (
    <FormDialog
      title="Editar servicio"
      form={form}
      save={(body) => updateService(service.id, body)}
      submitLabel="Guardar"
      success="Servicio actualizado exitosamente"
      failure="Error al actualizar servicio"
      onClose={onClose}
    >
      <ServiceFields form={form} own={{ id: service.category_id, name: service.category }} />
    </FormDialog>
  );
}
