import { minute, second } from '@tero/shared/rules/time/durations';

/** The reasons why the device gives no position. */
export type PositionFault = 'denied' | 'unavailable';

/**
 * Returns the device's approximate position, or why there is none. The device asks the person. It also works offline.
 */
export function readPosition(): Promise<GeolocationCoordinates | PositionFault> {
  return new Promise((resolve) => {
    if (!('geolocation' in navigator)) return resolve('unavailable');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => resolve(coords),
      ({ code, PERMISSION_DENIED }) => resolve(code === PERMISSION_DENIED ? 'denied' : 'unavailable'),
      { enableHighAccuracy: false, maximumAge: 10 * minute, timeout: 15 * second },
    );
  });
}
