import { saveBlob } from '../../../lib/device/save-blob.ts';

export function saveJson(name: string, data: unknown): void {
  saveBlob(name, new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }));
}
