declare module '@20minutes/s3rver' {
  import type { AddressInfo } from 'node:net';

  /** The parts of the package that we use; it has no types. */
  export default class S3rver {
    constructor(options: object);
    run(): Promise<AddressInfo>;
    close(): Promise<void>;
  }
}
