import { clientProfileBody } from '@tero/shared/contract/profile';
import { messageOf } from '../../lib/http/messages.ts';
import { useSession } from '../../lib/session/session.ts';
import { useZodForm } from '../../lib/use-zod-form.ts';
import { Button } from '../../ui/Button.tsx';
import { Card } from '../../ui/Card.tsx';
import { TextField } from '../../ui/FormFields.tsx';
import { FormNotice } from '../../ui/FormNotice.tsx';
import { PageHeading } from '../../ui/PageHeading.tsx';
import { useUpdateProfile } from './queries.ts';

/** Shows a debug form, with the result of the call and the contents of the session. */
export function TestProfilePage() {
  const { account, userType, role } = useSession();
  const update = useUpdateProfile();
  const form = useZodForm(clientProfileBody, {
    name: account?.name ?? '',
    phone: account?.phone ?? '',
    address: account?.address ?? '',
  });
  return (
    <div className="wrap max-w-3xl! py-6 sm:py-10">
      <PageHeading title="Perfil de prueba" lead="Página de depuración: no existe en producción." />
      <Card className="mt-6">
        <form
          onSubmit={form.handleSubmit((body) => update.mutate({ body, version: account?.version }))}
          noValidate
          className="flex flex-col gap-4"
        >
          <TextField form={form} name="name" label="Nombre" />
          <TextField form={form} name="phone" label="Teléfono" optional type="tel" inputMode="tel" />
          <TextField form={form} name="address" label="Dirección" optional />
          {update.isSuccess && <FormNotice tone="success">Perfil actualizado correctamente.</FormNotice>}
          {update.isError && (
            <FormNotice tone="danger">{messageOf(update.error, 'Error al actualizar perfil')}</FormNotice>
          )}
          <Button type="submit" busy={update.isPending}>
            {update.isPending ? 'Guardando...' : 'Guardar'}
          </Button>
        </form>
      </Card>
      <h2 className="mt-8 text-2xl">Sesión</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
      <pre tabIndex={0} className="mt-3 overflow-x-auto rounded-card bg-sunken p-4 text-sm">
        {JSON.stringify({ userType, role, account }, null, 2)}
      </pre>
    </div>
  );
}
