import { isInstalled, isIos } from '../../../lib/device/platform.ts';

/** Explains how to allow notifications after a refusal, because a page cannot ask twice. */
export function PermissionSteps() {
  return (
    <div>
      <p className="font-semibold">Para permitir notificaciones:</p>
      <ol className="mt-1 list-decimal pl-5 text-muted">
        {stepsFor(navigator.userAgent).map((step) => (
          <li key={step} className="py-0.5">
            {step}
          </li>
        ))}
      </ol>
    </div>
  );
}

function stepsFor(userAgent: string): readonly string[] {
  if (isIos()) {
    return [
      'Abrí Ajustes en tu iPhone o iPad.',
      'Tocá Notificaciones y después Tero.',
      'Activá «Permitir notificaciones».',
    ];
  }
  if (/Android/.test(userAgent) && isInstalled()) {
    return ['Mantené apretado el ícono de Tero y tocá «Información de la app».', 'Tocá Notificaciones y activalas.'];
  }
  if (/Firefox/.test(userAgent)) {
    return [
      'Tocá el candado, arriba, al lado del nombre del sitio.',
      'En «Notificaciones», sacá el bloqueo.',
      'Recargá la página y tocá «Activar notificaciones».',
    ];
  }
  if (/Version\/[\d.]+.*Safari/.test(userAgent)) {
    return ['Abrí Safari, Configuración, Sitios web, Notificaciones.', 'Buscá Tero en la lista y elegí «Permitir».'];
  }
  return [
    'Tocá el ícono que está arriba, a la izquierda del nombre del sitio.',
    'Entrá en «Permisos» o «Configuración del sitio».',
    'En «Notificaciones», elegí «Permitir» y recargá la página.',
  ];
}
