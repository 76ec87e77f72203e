import { day, hour, minute } from '@tero/shared/rules/time/durations';

const steps = [
  { unit: 'day', size: day },
  { unit: 'hour', size: hour },
  { unit: 'minute', size: minute },
] as const;

/** 'hace 3 h'; 'recién' under a minute. */
export function ageWords(since: number, now: number): string {
  const step = steps.find(({ size }) => now - since >= size);
  if (!step) return 'recién';
  const format = new Intl.RelativeTimeFormat('es-UY', { style: 'short' });
  return format.format(-Math.floor((now - since) / step.size), step.unit);
}
