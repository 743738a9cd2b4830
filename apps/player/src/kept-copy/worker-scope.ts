import type { KeepMessage } from './keep-message.ts';

// The compiler has the types of a page; these are the few of a service worker that are used.
interface LastingEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}
interface FetchEvent extends LastingEvent {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}
/** A page asks to keep something; the port gets the answer whether all of it is kept. */
export interface KeepEvent extends LastingEvent {
  readonly data: KeepMessage;
  readonly ports: readonly MessagePort[];
}

/** The worker that is between the player's pages and the network. */
export interface WorkerScope {
  readonly location: { readonly origin: string };
  readonly clients: { claim(): Promise<void> };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', run: (event: LastingEvent) => void): void;
  addEventListener(type: 'fetch', run: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', run: (event: KeepEvent) => void): void;
}
