import {
  type AdminService,
  createAdminServiceBody,
  updateAdminServiceBody,
} from '@tero/shared/contract/admin/services';
import { serviceFiles } from '@tero/shared/contract/services-publish';
import { typedPesos } from '@tero/shared/rules/money/typed-pesos';
import { unlistedWords } from '@tero/shared/rules/services/unlisted';
import { address } from '@tero/shared/rules/text/address';
import { Link } from 'react-router-dom';
import { amountWord, formWords } from '../../../common/conflict/differences.ts';
import { ImagePicker } from '../../../common/images/ImagePicker.tsx';
import { useImages } from '../../../common/images/use-images.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';
import { FormNotice } from '../../../ui/FormNotice.tsx';
import { useCategories } from '../../categories/queries.ts';
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
  const images = useImages({ rules: serviceFiles });
  return (
    <FormDialog
      title="Nuevo servicio"
      form={form}
      save={(body) => createService({ ...body, main_image_index: images.main }, images.files)}
      holds={{ more: images.list.length > 0, busy: images.preparing > 0 }}
      submitLabel="Crear"
      success="Servicio creado exitosamente"
      failure="Error al crear servicio"
      onClose={onClose}
    >
      <PickProvider form={form} />
      <ServiceFields form={form} />
      <ImagePicker
        photos={images}
        legend="Fotos (opcional)"
        hint="JPG, PNG, WebP o GIF, hasta 15 MB cada una."
        withMain
        withOrder
      />
    </FormDialog>
  );
}

function valuesOf(service: AdminService) {
  return {
    title: service.title,
    description: service.description,
    category: String(service.category_id),
    price_type: service.price_type,
    fixed_price: typedPesos(service.fixed_price),
    min_price: typedPesos(service.min_price),
    max_price: typedPesos(service.max_price),
    requires_custom_quote: service.requires_custom_quote,
    is_active: service.is_active,
  };
}

const priceTypes = { fixed: 'Precio fijo', range: 'Rango de precios', other: 'Otro' };

const wordsWith = (categoryName: (id: string) => string) =>
  formWords<ReturnType<typeof valuesOf>>({
    title: 'Título',
    description: 'Descripción',
    category: { label: 'Categoría', say: categoryName },
    price_type: { label: 'Tipo de precio', say: (type) => priceTypes[type] },
    fixed_price: amountWord('Precio'),
    min_price: amountWord('Precio mínimo'),
    max_price: amountWord('Precio máximo'),
    requires_custom_quote: 'Presupuesto a medida',
    is_active: 'Activo',
  });

export function EditServiceDialog({ service, onClose }: { service: AdminService; onClose: () => void }) {
  const { data: categories = [] } = useCategories();
  const categoryName = (id: string) =>
    categories.find((category) => String(category.id) === id)?.name ??
    (id === String(service.category_id) ? service.category : id);
  const form = useZodForm(updateAdminServiceBody, valuesOf(service));
  return (
    <FormDialog
      title="Editar servicio"
      form={form}
      edits={{ row: service, valuesOf, words: wordsWith(categoryName), what: 'Este servicio' }}
      save={(body, version) => updateService(service.id, body, version)}
      submitLabel="Guardar"
      success="Servicio actualizado exitosamente"
      failure="Error al actualizar servicio"
      onClose={onClose}
    >
      {service.unlisted.length > 0 && (
        <FormNotice tone="warning" quiet>
          La gente no ve este servicio. {service.unlisted.map((reason) => unlistedWords[reason]).join(' ')}
        </FormNotice>
      )}
      <ServiceFields form={form} own={{ id: service.category_id, name: service.category }} />
      <Link to={address`/edit-service/${service.id}`} className="self-start text-link underline underline-offset-2">
        Cambiar las fotos y lo demás en el formulario completo
      </Link>
    </FormDialog>
  );
}
