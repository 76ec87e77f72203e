/** How long we wait for outside services, in milliseconds. Only tests of services that do not respond change it. */
export interface Waits {
  /** a push service */
  readonly push: number;
  /** one of the two attempts of a call to MercadoPago */
  readonly payments: number;
  /** each call to a provider of sign-ins */
  readonly signIn: number;
  /** the list of leaked passwords: a person waits for it */
  readonly leaks: number;
  /** a call to the bucket and its second attempt, without the time to transfer the bytes */
  readonly bucket: number;
}

export const usualWaits: Waits = Object.freeze({
  push: 10_000,
  payments: 4500,
  signIn: 5000,
  leaks: 2000,
  bucket: 4000,
});
