import type { Promised } from '@tero/shared/content/promised';

export interface Webinar extends Promised {
  id: string;
  title: string;
  about: string;
  /** link to existing content until the webinar takes place */
  meanwhile: { label: string; to: string };
}

export const webinars: readonly Webinar[] = [
  {
    id: 'primer-mes',
    title: 'Tu primer mes en Tero',
    about: 'Del perfil completo al primer trabajo: qué publicar, cómo responder y qué mirar en las métricas.',
    meanwhile: { label: 'Ver la guía del perfil', to: '/provider/resources#perfil-que-convence' },
    rule: 'PROV-11',
  },
  {
    id: 'precios',
    title: 'Precios sin miedo',
    about: 'Cómo calcular tu hora, presupuestar por trabajo y explicar tu precio sin tener que bajarlo.',
    meanwhile: { label: 'Ver la guía de precio por hora', to: '/provider/resources#precio-por-hora' },
    rule: 'PROV-11',
  },
];
