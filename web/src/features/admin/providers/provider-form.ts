import { type AdminProvider, createProviderBody, updateProviderBody } from '@tero/shared/contract/admin/providers';
import { formWords } from '../../../common/conflict/differences.ts';
import { useZodForm } from '../../../lib/use-zod-form.ts';

/**
 * Returns the form values of a provider's row. The values leave out the documents, because the server records every
 * view of a document.
 */
export function valuesOf(provider: AdminProvider | undefined) {
  return {
    name: provider?.name ?? '',
    email: provider?.email ?? '',
    username: provider?.username ?? '',
    phone: provider?.phone ?? '',
    company_name: provider?.company_name ?? '',
    service: provider?.service ?? '',
    specialty: provider?.specialty ?? '',
    location: provider?.location ?? '',
  };
}

export const words = formWords<ReturnType<typeof valuesOf>>({
  name: 'Nombre',
  email: 'Email',
  username: 'Nombre de usuario',
  phone: 'Teléfono',
  company_name: 'Empresa',
  service: 'Servicio',
  specialty: 'Especialidad',
  location: 'Ubicación',
});

export function useCreateForm() {
  return useZodForm(createProviderBody, { ...valuesOf(undefined), password: '', email_verified: false });
}

export function useEditForm(provider: AdminProvider) {
  return useZodForm(updateProviderBody, valuesOf(provider));
}
