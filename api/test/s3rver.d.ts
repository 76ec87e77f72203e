declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** What we use of the package, which has no types. */
  export default class S3rver {
    constructor(options: object);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
