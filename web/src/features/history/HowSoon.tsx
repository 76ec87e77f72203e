import { type ResponseDelay, responseDelays } from '@tero/shared/rules/time/response-time';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Chips } from '../../ui/RadioGroup.tsx';

const delayLabels: Record<ResponseDelay, string> = {
  15: 'En minutos',
  60: '1 hora',
  120: '2 horas',
  240: '4 horas',
  480: 'Más tarde ese día',
  1440: 'Al otro día',
  2880: 'Más de un día después',
};
const delayChoices = responseDelays.map((delay) => ({ value: String(delay), label: delayLabels[delay] }));
const agreedChoices = [
  { value: 'yes', label: 'Sí' },
  { value: 'no', label: 'Todavía no' },
];

interface HowSoonProps {
  busy: boolean;
  onBack: () => void;
  onAnswer: (minutes: ResponseDelay, agreed: boolean | null) => void;
}

/** Asks how soon the provider responded, and whether they agreed (rule ASK-12). */
export function HowSoon({ busy, onBack, onAnswer }: HowSoonProps) {
  const [delay, setDelay] = useState<string>();
  const [agreed, setAgreed] = useState<string>();
  const minutes = responseDelays.find((known) => String(known) === delay);
  return (
    <>
      <Chips legend="¿En cuánto tiempo?" choices={delayChoices} value={delay} onChange={setDelay} />
      <Chips legend="¿Se pusieron de acuerdo?" choices={agreedChoices} value={agreed} onChange={setAgreed} />
      <div className="flex flex-wrap gap-2">
        <Button
          size="sm"
          busy={busy}
          disabled={minutes === undefined}
          onClick={() => minutes !== undefined && onAnswer(minutes, agreed === undefined ? null : agreed === 'yes')}
        >
          Listo
        </Button>
        <Button size="sm" variant="ghost" onClick={onBack}>
          Volver
        </Button>
      </div>
    </>
  );
}
