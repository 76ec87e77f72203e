import { inquiryGreeting } from '@tero/shared/rules/inquiries/words';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { MessageShown } from './MessageShown.tsx';

const texts = { what: 'Pierde la canilla', place: 'Pocitos', timing: '' };
const candidate = (service_id: number, service_title: string) => ({
  ...{ service_id, service_title, provider_id: service_id, provider_name: `Ana ${service_id}`, provider_image: null },
  ...{ category: 'Sanitario', rating: 0, reviews_count: 0 },
});
const shown = (count: number, hasPhotos = false) => {
  const chosen = [candidate(1, 'Cambio de canillas'), candidate(2, 'Destapes'), candidate(3, 'Calefones')].slice(
    0,
    count,
  );
  return renderToStaticMarkup(<MessageShown texts={texts} chosen={chosen} hasPhotos={hasPhotos} />);
};

test('the message is shown before a chat opens, and that others are asked is announced (rule ASK-5)', () => {
  const three = shown(3, true);
  expect(three).toContain('El mensaje dice que les preguntaste a otros proveedores, sin decir a quiénes.');
  expect(three).toContain('Hola, te escribo por tu servicio «Cambio de canillas» en Tero.');
  expect(three).toContain(
    'Qué necesito: Pierde la canilla\nDónde: Pocitos\nCuándo: …\nMi pedido, con fotos: (el enlace',
  );
  expect(three).toContain('Les pregunté lo mismo a otros 2 proveedores de Tero.');
  expect(shown(2)).toContain('le preguntaste a otro proveedor, sin decir a quién.');
});

test('who asks one alone announces no others, and who asks nobody has no message', () => {
  expect(shown(1)).not.toMatch(/también|pregunté|con fotos/);
  expect(shown(0)).toBe('');
});

test('each chat is shown as it will begin, by the words that are sent (rule ASK-3)', () => {
  const three = shown(3);
  expect(three).toContain('Este es el mensaje para Ana 1. Los otros dicen lo mismo, pero empiezan así:');
  for (const [name, title] of [
    ['Ana 2', 'Destapes'],
    ['Ana 3', 'Calefones'],
  ] as const) {
    expect(three).toContain(`${name}: «${inquiryGreeting(texts.what, { title, category: undefined })}»`);
  }
  expect(inquiryGreeting(texts.what, { title: 'Destapes', category: undefined })).toBe('Hola, te encontré en Tero.');
  expect(shown(1)).not.toContain('empiezan así');
});
