import { setFlagsFromString } from 'node:v8';

/**
 * Whether V8's space for new objects may grow. While a process starts, most of what it makes stays, and V8 takes that for a
 * load: it would grow to 32 MB, which an idle process keeps (docs/decisions/running.md).
 */
export function letNewSpaceGrow(may: boolean): void {
  setFlagsFromString(`--semi-space-growth-factor=${may ? 2 : 1}`);
}
