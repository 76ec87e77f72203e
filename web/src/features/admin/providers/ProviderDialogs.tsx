import type { AdminProvider } from '@tero/shared/contract/admin/providers';
import { Checkbox } from '../../../ui/Checkbox.tsx';
import { NewPasswordField } from '../../accounts/password/NewPasswordField.tsx';
import { FormDialog } from '../table/FormDialog.tsx';
import { ProviderFields } from './ProviderFields.tsx';
import { useCreateForm, useEditForm, valuesOf, words } from './provider-form.ts';
import { createProvider, updateProvider } from './queries.ts';

export function CreateProviderDialog({ onClose }: { onClose: () => void }) {
  const form = useCreateForm();
  return (
    <FormDialog
      title="Nuevo proveedor"
      form={form}
      save={createProvider}
      submitLabel="Crear"
      success="Proveedor creado exitosamente"
      failure="Error en el registro"
      onClose={onClose}
    >
      <ProviderFields form={form} part="account" />
      <NewPasswordField form={form} name="password" label="Contraseña" />
      <ProviderFields form={form} part="trade" />
      <Checkbox label="Email verificado" {...form.register('email_verified')} />
    </FormDialog>
  );
}

interface EditProviderDialogProps {
  provider: AdminProvider;
  onClose: () => void;
}

export function EditProviderDialog({ provider, onClose }: EditProviderDialogProps) {
  const form = useEditForm(provider);
  return (
    <FormDialog
      title={`Editar a ${provider.name}`}
      form={form}
      edits={{ row: provider, valuesOf, words, what: 'Este proveedor' }}
      save={(body, version) => updateProvider(provider.id, body, version)}
      submitLabel="Guardar"
      success="Proveedor actualizado exitosamente"
      failure="Error al actualizar proveedor"
      onClose={onClose}
    >
      <ProviderFields form={form} part="account" />
      <ProviderFields form={form} part="trade" />
    </FormDialog>
  );
}
