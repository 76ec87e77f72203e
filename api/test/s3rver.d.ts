declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** Types for the part of s3rver that we use, because the package has none. */
  export default class S3rver {
    constructor(options: object);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
