import { Card } from '../../../ui/Card.tsx';
import { deviceStorage } from './device-storage.ts';

/** The data stored on the device, as cards: a table of four columns does not fit a phone. */
export function StoredThings() {
  return (
    <div className="mt-6 flex flex-col gap-4 text-base">
      {deviceStorage.map(({ what, where, why, howLong }) => (
        <Card key={what}>
          <h3 className="text-lg">{what}</h3>
          <dl className="mt-3 grid gap-x-4 gap-y-2 sm:grid-cols-[7rem_1fr]">
            <Row term="Dónde" text={where} />
            <Row term="Para qué" text={why} />
            <Row term="Cuánto dura" text={howLong} />
          </dl>
        </Card>
      ))}
    </div>
  );
}

function Row({ term, text }: { term: string; text: string }) {
  return (
    <>
      <dt className="font-semibold text-muted">{term}</dt>
      <dd className="-mt-2 sm:mt-0">{text}</dd>
    </>
  );
}
