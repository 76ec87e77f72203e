import { Link } from 'react-router-dom';
import { useSession } from '../../lib/session/session.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { AdvanceReport } from './AdvanceReport.tsx';
import type { Person } from './person.ts';

const linkStyle = 'inline-block py-1.5 font-semibold text-link underline underline-offset-4';

interface AdvanceDialogProps {
  people: readonly Person[];
  onClose: () => void;
}

/**
 * Explains what to do when someone asks for money in advance, with a button to report it (rules TRUST-70 and
 * TRUST-71).
 */
export function AdvanceDialog({ people, onClose }: AdvanceDialogProps) {
  const isProvider = useSession(({ userType }) => userType === 'provider');
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="No pagues por adelantado a quien no conocés"
      size="sm"
      footer={
        <Button variant="outline" onClick={onClose}>
          Cerrar
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <ul className="flex list-disc flex-col gap-2 pl-5">
          <li>Si te piden una seña, un giro o una recarga antes de verse, no mandes nada.</li>
          <li>Pedí el presupuesto por escrito, y pagá cuando el trabajo esté hecho y lo hayas visto.</li>
          <li>Nunca pases un código que te llegó por SMS.</li>
          <li>Si ya pagaste, avisale enseguida a tu banco o a la red de cobranza, y hacé la denuncia policial.</li>
        </ul>
        <p>
          ¿Te escribieron de otro número?{' '}
          <Link to="/es-este-el-numero" onClick={onClose} className={linkStyle}>
            Averiguá de quién es
          </Link>
        </p>
        {people.length > 0 && (
          <ul className="flex flex-col gap-3">
            {people.map((person) => (
              <li key={person.id}>
                <AdvanceReport person={person} isNamed={people.length > 1} />
              </li>
            ))}
          </ul>
        )}
        {isProvider && (
          <p>
            ¿Vas a la casa de alguien?{' '}
            <Link to="/provider/going" onClick={onClose} className={linkStyle}>
              Avisá adónde vas
            </Link>
          </p>
        )}
      </div>
    </Dialog>
  );
}
