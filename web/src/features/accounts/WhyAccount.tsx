import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { nextPath } from '../../lib/navigation/entry-path.ts';
import { keptPress, type Press } from '../../lib/navigation/press.ts';
import { backWords } from './back-words.ts';

const wants: Record<Press['kind'], string> = {
  contact: 'Para escribir por WhatsApp necesitás una cuenta gratis',
  favorite: 'Para guardar favoritos necesitás una cuenta gratis',
  like: 'Para dar me gusta necesitás una cuenta gratis',
  alert: 'Para que te avisemos necesitás una cuenta gratis',
};

/**
 * Explains why an action needs an account, if the person came from such an action. Also says that the person will
 * return to where they were (rule NAV-41). Shows nothing without a way back.
 */
export function WhyAccount() {
  const { search } = useLocation();
  const next = nextPath(search);
  const [press] = useState(() => keptPress(next));
  const want = press && wants[press.kind];
  if (!next) return null;
  if (!press && next.startsWith('/pedir')) {
    return (
      <p className="mb-6 rounded-card bg-sunken px-5 py-4">
        <strong className="font-semibold">Para mandar tu pedido necesitás una cuenta gratis.</strong> Guardamos lo que
        escribas y después seguís justo donde estabas.
      </p>
    );
  }
  if (!want) return <p className="mb-6 rounded-card bg-sunken px-5 py-4">{backWords(next)}</p>;
  return (
    <p className="mb-6 rounded-card bg-sunken px-5 py-4 font-semibold">{want}. Después volvés justo a donde estabas.</p>
  );
}
