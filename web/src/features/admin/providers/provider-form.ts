import { zodResolver } from '@hookform/resolvers/zod';
import { type AdminProvider, createProviderBody, updateProviderBody } from '@tero/shared/contract/admin/providers';
import { useForm } from 'react-hook-form';

/**
 * Returns the form values of a provider's row. Documents are not part of it, because every view of them is recorded.
 */
function valuesOf(provider: AdminProvider | undefined) {
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

export function useCreateForm() {
  return useForm({
    resolver: zodResolver(createProviderBody),
    reValidateMode: 'onSubmit',
    defaultValues: { ...valuesOf(undefined), password: '', email_verified: false },
  });
}

export function useEditForm(provider: AdminProvider) {
  return useForm({
    resolver: zodResolver(updateProviderBody),
    reValidateMode: 'onSubmit',
    defaultValues: valuesOf(provider),
  });
}
