import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import webpush from 'web-push';
import { readConfig } from './config.ts';

const dir = mkdtempSync(join(tmpdir(), 'tero-config-'));
afterAll(() => rmSync(dir, { recursive: true }));
const read = (env: Record<string, string>) => readConfig({ DATA_DIR: dir, ...env });

const pushKeys = webpush.generateVAPIDKeys();
const inProduction = {
  NODE_ENV: 'production',
  JWT_SECRET: 'una frase de muchas letras para pruebas',
  PUBLIC_URL: 'https://tero.example',
  VAPID_PUBLIC_KEY: pushKeys.publicKey,
  VAPID_PRIVATE_KEY: pushKeys.privateKey,
  VAPID_SUBJECT: 'mailto:avisos@tero.example',
};

describe('the configuration', () => {
  it('has defaults for everything outside production', () => {
    expect(read({})).toMatchObject({
      production: false,
      host: '127.0.0.1',
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      demo: true,
      rateLimitScale: 1,
      requireEmailVerification: false,
      workerOff: false,
      firstViews: true,
      waits: { push: 10_000, payments: 4500, signIn: 5000, leaks: 2000, bucket: 4000 },
    });
    expect(read({ PORT: '4000', PUBLIC_URL: '' }).publicUrl).toBe('http://localhost:4000');
    expect(read({ PUBLIC_URL: 'https://tero.example/' }).publicUrl).toBe('https://tero.example');
  });

  it('takes another secret beside its own only with the pepper that goes with neither', () => {
    const also = { JWT_SECRET_ALSO: 'x'.repeat(32) };
    expect(() => read(also)).toThrow('PERSON_PEPPER: es obligatoria junto con JWT_SECRET_ALSO');
    expect(read({ ...also, PERSON_PEPPER: 'p'.repeat(32) }).formerSecrets).toEqual([also.JWT_SECRET_ALSO]);
    expect(() => read({ VAPID_FORMER_PUBLIC_KEY: 'x' })).toThrow('VAPID_FORMER_PRIVATE_KEY: es obligatoria');
    expect(() => read({ VAPID_FORMER_PUBLIC_KEY: 'x', VAPID_FORMER_PRIVATE_KEY: 'y' })).toThrow(
      'VAPID_FORMER_PRIVATE_KEY: no es la clave de VAPID_FORMER_PUBLIC_KEY',
    );
  });

  it('takes a folder or a bucket for backups', () => {
    expect(read({}).backup).toBeNull();
    expect(read({ BACKUP_URL: 'file:///mnt/copias%20de%20Tero' }).backup).toEqual({ folder: '/mnt/copias de Tero' });
    for (const url of ['s3://', 's3://T', 'file://otra/copias', 'https://tero.example', '/copias']) {
      expect(() => read({ BACKUP_URL: url }), url).toThrow(
        'BACKUP_URL: tiene que ser file:///carpeta o s3://bucket/prefijo',
      );
    }
    const postgres = { BACKUP_URL: 'file:///copias', DATABASE_URL: 'postgres://localhost/tero' };
    expect(() => read(postgres)).toThrow('BACKUP_URL: es para SQLite; con Postgres las copias se hacen con pg_dump');
  });

  it('takes a bucket for pictures whole, or none of it', () => {
    const bucket = {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'tero-fotos',
      S3_REGION: 'auto',
      S3_ACCESS_KEY_ID: 'clave',
      S3_SECRET_ACCESS_KEY: 'secreto',
    };
    const keys = { endpoint: 'https://s3.example', region: 'auto', accessKeyId: 'clave', secretAccessKey: 'secreto' };
    expect(read({}).s3).toBeNull();
    expect(read(bucket).s3).toMatchObject({ endpoint: 'https://s3.example', bucket: 'tero-fotos', publicUrl: null });
    expect(read({ ...bucket, S3_PUBLIC_URL: 'https://fotos.example/' }).s3?.publicUrl).toBe('https://fotos.example');
    for (const missing of Object.keys(bucket)) {
      const told = new RegExp(`^Configuración inválida. ${missing}: es obligatoria junto con S3_\\w+$`);
      expect(() => read({ ...bucket, [missing]: '' }), missing).toThrow(told);
    }
    expect(() => read({ S3_PUBLIC_URL: 'https://fotos.example' })).toThrow('S3_BUCKET: es obligatoria');
    for (const url of ['tero', 'ftp://s3.example', '/fotos']) {
      expect(() => read({ ...bucket, S3_ENDPOINT: url })).toThrow('S3_ENDPOINT: tiene que ser una dirección http(s)');
    }
    expect(() => read({ ...bucket, S3_BUCKET: 'Mis Fotos' })).toThrow(
      'S3_BUCKET: tiene que ser el nombre de un bucket',
    );
    // the keys of the pictures are used for backups, unless backups have keys of their own
    expect(read({ ...bucket, BACKUP_URL: 's3://copias/tero/' }).backup).toEqual({
      s3: { ...keys, bucket: 'copias', publicUrl: null },
      prefix: 'tero/',
    });
    expect(() => read({ BACKUP_URL: 's3://copias' })).toThrow(
      'BACKUP_S3_ENDPOINT: es obligatoria con BACKUP_URL=s3://…',
    );
    const own = { ...bucket, BACKUP_URL: 's3://copias', BACKUP_S3_ENDPOINT: 'https://otro.example' };
    expect(() => read(own)).toThrow('BACKUP_S3_REGION: es obligatoria');
  });

  it('knows a provider of sign-in only with its id and its secret', () => {
    expect(read({ GOOGLE_AUTH_BASE: 'http://127.0.0.1:4000' }).external).toEqual({ google: null, facebook: null });
    const google = { GOOGLE_CLIENT_ID: 'tero', GOOGLE_CLIENT_SECRET: 'secreto' };
    const known = { clientId: 'tero', clientSecret: 'secreto' };
    expect(read(google).external.google).toEqual({ ...known, authBase: null });
    const elsewhere = read({ ...google, GOOGLE_AUTH_BASE: 'http://127.0.0.1:4000/' }).external;
    expect(elsewhere).toEqual({ google: { ...known, authBase: 'http://127.0.0.1:4000' }, facebook: null });
  });

  it('charges with MercadoPago when it has its credentials, and plays it otherwise', () => {
    expect(read({}).payments).toEqual({ mode: 'sandbox' });
    const keys = { MP_ACCESS_TOKEN: 'APP_USR-1', MP_WEBHOOK_SECRET: 'secreto' };
    const charging = { mode: 'mercadopago', accessToken: 'APP_USR-1', webhookSecret: 'secreto' };
    expect(read({ ...inProduction, ...keys }).payments).toEqual({
      ...charging,
      apiBaseUrl: 'https://api.mercadopago.com',
    });
    expect(read({ ...keys, MP_API_BASE_URL: 'http://127.0.0.1:4000/' }).payments).toEqual({
      ...charging,
      apiBaseUrl: 'http://127.0.0.1:4000',
    });
    expect(read({ ...keys, PAYMENTS_MODE: 'sandbox' }).payments).toEqual({ mode: 'sandbox' });
    expect(read({ ...inProduction, ALLOW_SANDBOX_PAYMENTS: '1' }).payments).toEqual({ mode: 'sandbox' });
  });

  it('takes a random hexadecimal secret in production, and none of a few signs', () => {
    const varied = '0123456789abcde'.repeat(5).slice(0, 64);
    expect(readConfig({ ...inProduction, ALLOW_SANDBOX_PAYMENTS: '1', JWT_SECRET: varied }).jwtSecret).toBe(varied);
    const poor = 'abc123'.repeat(11);
    expect(() => readConfig({ ...inProduction, JWT_SECRET: poor })).toThrow('JWT_SECRET: necesita al menos 16');
  });

  it('makes its secret once, readable by its owner alone', () => {
    const { jwtSecret } = read({});
    expect(jwtSecret.length).toBeGreaterThanOrEqual(43);
    expect(read({}).jwtSecret).toBe(jwtSecret);
    expect(readFileSync(join(dir, 'jwt-secret'), 'utf8').trim()).toBe(jwtSecret);
    expect(statSync(join(dir, 'jwt-secret')).mode & 0o777).toBe(0o600);
  });

  it('cannot be changed', () => {
    expect(() => Object.assign(read({}), { port: 1 })).toThrow();
  });

  it.each([
    [{ PORT: 'tres mil' }, 'PORT: tiene que ser un número'],
    [{ PUBLIC_URL: 'tero.uy' }, 'PUBLIC_URL: tiene que ser una dirección http(s)'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: tiene que empezar con postgres://'],
    [{ RATE_LIMIT_SCALE: '0' }, 'RATE_LIMIT_SCALE: tiene que ser mayor que 0'],
    [{ TRUST_PROXY: '10.0.0.0/8,todos' }, 'TRUST_PROXY.1: lleva direcciones o rangos CIDR'],
    [{ DEMO: 'si' }, 'DEMO: tiene que ser 0 o 1'],
    [{ JWT_SECRET: 'corta' }, 'JWT_SECRET: necesita al menos 32 caracteres'],
    [{ GOOGLE_CLIENT_ID: 'tero' }, 'GOOGLE_CLIENT_SECRET: es obligatoria junto con GOOGLE_CLIENT_ID'],
    [{ FACEBOOK_CLIENT_SECRET: 'x' }, 'FACEBOOK_CLIENT_ID: es obligatoria junto con FACEBOOK_CLIENT_SECRET'],
    [{ FACEBOOK_CLIENT_ID: 'con espacio', FACEBOOK_CLIENT_SECRET: 'x' }, 'FACEBOOK_CLIENT_ID: no lleva espacios'],
    [{ ADMIN_EMAIL: 'admin@tero.uy' }, 'ADMIN_PASSWORD: es obligatoria junto con ADMIN_EMAIL'],
    [{ ADMIN_EMAIL: 'admin', ADMIN_PASSWORD: 'Una-clave-123' }, 'ADMIN_EMAIL: tiene que ser un email'],
    [
      { ADMIN_EMAIL: 'a@b.uy', ADMIN_PASSWORD: 'corta' },
      'ADMIN_PASSWORD: La contraseña de un administrador debe tener al menos 12',
    ],
    [{ GOOGLE_AUTH_BASE: 'google' }, 'GOOGLE_AUTH_BASE: tiene que ser una dirección http(s)'],
    [{ ...inProduction, JWT_SECRET: 'x'.repeat(64) }, 'JWT_SECRET: necesita al menos 16 caracteres distintos'],
    [{ ...inProduction, JWT_SECRET_ALSO: 'abc123'.repeat(9) }, 'JWT_SECRET_ALSO: necesita al menos 16 caracteres'],
    [{ ...inProduction, PERSON_PEPPER: 'pepper pepper '.repeat(4) }, 'PERSON_PEPPER: necesita al menos 16 caracteres'],
    [{ NODE_ENV: 'production' }, 'JWT_SECRET: es obligatoria en producción'],
    [{ PAYMENTS_MODE: 'gratis' }, 'PAYMENTS_MODE: tiene que ser sandbox o mercadopago'],
    [{ PAYMENTS_MODE: 'mercadopago' }, 'MP_ACCESS_TOKEN: es obligatoria para cobrar con Mercado Pago'],
    [{ MP_ACCESS_TOKEN: 'APP_USR-1' }, 'MP_WEBHOOK_SECRET: es obligatoria para cobrar con Mercado Pago'],
    [{ MP_ACCESS_TOKEN: 'APP_USR-1', MP_WEBHOOK_SECRET: 'x' }, 'PUBLIC_URL: tiene que empezar con https://'],
    [{ MP_API_BASE_URL: 'mercadopago' }, 'MP_API_BASE_URL: tiene que ser una dirección http(s)'],
    [{ EARLY_ACCESS_SEATS: '-1' }, 'EARLY_ACCESS_SEATS'],
    [{ ALLOW_SANDBOX_PAYMENTS: 'si' }, 'ALLOW_SANDBOX_PAYMENTS: tiene que ser 0 o 1'],
    [{ ...inProduction }, 'PAYMENTS_MODE: en producción hacen falta MP_ACCESS_TOKEN y MP_WEBHOOK_SECRET'],
    [{ ...inProduction, PAYMENTS_MODE: 'sandbox' }, 'PAYMENTS_MODE: en producción hacen falta'],
    [
      { ...inProduction, ALLOW_SANDBOX_PAYMENTS: '1', DEMO: '1' },
      'DEMO: no va en producción: hay un administrador con una contraseña que está en el README',
    ],
    [
      { ...inProduction, MP_ACCESS_TOKEN: 'x', MP_WEBHOOK_SECRET: 'x', MP_API_BASE_URL: 'http://127.0.0.1:1' },
      'MP_API_BASE_URL: en producción tiene que empezar con https://',
    ],
  ])('stops at %o with one line', (env, line) => {
    expect(() => read(env as Record<string, string>)).toThrow(`Configuración inválida. ${line}`);
  });
});
