import { messageOf } from '../../../lib/http/messages.ts';
import { Switch } from '../../../ui/Switch.tsx';
import { toast } from '../../../ui/toast.tsx';
import { useAdminWrite } from '../queries.ts';

/** Returns the options of the toast that offers to undo a switch (rule ADM-116). */
export const undone = (undo: () => void) => ({ duration: 10_000, action: { label: 'Deshacer', onClick: undo } });

interface RowSwitchProps {
  label: string;
  checked: boolean;
  set: (next: boolean) => Promise<unknown>;
  success: (next: boolean) => string;
  failure: string;
}

/** Shows a switch in a row. It saves at once, and a toast offers to undo the change for a while. */
export function RowSwitch({ label, checked, set, success, failure }: RowSwitchProps) {
  const write = useAdminWrite(set);
  function change(next: boolean) {
    if (write.isPending) return;
    write.mutate(next, {
      onSuccess: () =>
        void toast.success(
          success(next),
          undone(() => change(!next)),
        ),
      onError: (error) => void toast.error(messageOf(error, failure)),
    });
  }
  return (
    <Switch
      label={<span className="sr-only">{label}</span>}
      checked={write.isPending ? write.variables : checked}
      onChange={(event) => change(event.target.checked)}
      className="relative w-max lg:min-h-9!"
    />
  );
}
