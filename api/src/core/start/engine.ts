import { setFlagsFromString } from 'node:v8';

/**
 * Has V8 save while a process starts, or work as it does otherwise. Most of what a start makes stays, which V8 takes for a
 * load: its space for new objects would grow to 32 MB, which an idle process keeps. And what runs often in it is mostly not
 * run again: to optimize that takes the processor from the start (docs/decisions/running.md).
 */
export function spareEngine(isStarting: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${isStarting ? 1 : 2}`);
  for (const compiler of ['opt', 'maglev']) setFlagsFromString(isStarting ? `--no-${compiler}` : `--${compiler}`);
}
