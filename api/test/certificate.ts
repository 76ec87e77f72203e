import { generateKeyPairSync, sign } from 'node:crypto';
import { day, hour } from '@tero/shared/rules/time/durations';

/** Makes a self-signed certificate for this machine, valid for a day. Clients trust it as their authority. */
export function makeCertificate(): { key: string; cert: string } {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const now = Date.now();
  const ecdsaWithSha256 = der(0x30, hex('06082a8648ce3d040302'));
  const name = der(0x30, der(0x31, der(0x30, hex('0603550403'), der(0x0c, Buffer.from('Tero test')))));
  const validity = der(0x30, time(now - hour), time(now + day));
  const hosts = der(0x30, der(0x82, Buffer.from('localhost')), der(0x87, Buffer.from([127, 0, 0, 1])));
  const extensions = der(
    0x30,
    der(0x30, hex('0603551d11'), der(0x04, hosts)),
    der(0x30, hex('0603551d13'), hex('0101ff'), der(0x04, der(0x30, hex('0101ff')))),
  );
  const content = der(
    0x30,
    der(0xa0, hex('020102')),
    der(0x02, Buffer.from([1])),
    ecdsaWithSha256,
    name,
    validity,
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
    der(0xa3, extensions),
  );
  const signature = der(0x03, Buffer.from([0]), sign('sha256', content, privateKey));
  const certificate = der(0x30, content, ecdsaWithSha256, signature).toString('base64');
  const lines = certificate.match(/.{1,64}/g)?.join('\n');
  return {
    key: privateKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
    cert: `-----BEGIN CERTIFICATE-----\n${lines}\n-----END CERTIFICATE-----\n`,
  };
}

const hex = (digits: string) => Buffer.from(digits, 'hex');

/** Encodes one ASN.1 element: tag, length, content. */
function der(tag: number, ...parts: Buffer[]): Buffer {
  const content = Buffer.concat(parts);
  const size = content.length;
  const length = size < 128 ? [size] : size < 256 ? [0x81, size] : [0x82, size >> 8, size & 255];
  return Buffer.concat([Buffer.from([tag, ...length]), content]);
}

function time(at: number): Buffer {
  const digits = new Date(at).toISOString().replace(/\D/g, '').slice(2, 14);
  return der(0x17, Buffer.from(`${digits}Z`));
}
