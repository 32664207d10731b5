/** The part of the issuer's interface that our tests use; the package brings no types. */
declare module 'oidc-provider' {
  import type { RequestListener } from 'node:http';

  export default class Provider {
    constructor(issuer: string, configuration: Readonly<Record<string, unknown>>);
    callback(): RequestListener;
    interactionDetails(request: unknown, response: unknown): Promise<{ prompt: { name: string } }>;
    interactionFinished(request: unknown, response: unknown, result: unknown): Promise<void>;
    on(event: string, listener: (...given: never[]) => void): this;
  }
}
