import { startProcess } from '../common/server-process.ts';
import type { Place } from '../common/place.ts';

/** What the platform got. */
export interface Gradebook {
  /** Requests for tokens and with scores, also those that it refused. */
  readonly asked: number;
  /** Scores that count, each later than the one before it of its learner. */
  readonly kept: number;
  /** Scores that were there already. */
  readonly again: number;
  /** Scores that came after a later one of their learner. */
  readonly late: number;
}

/** The platform's stand-in, as the bench steers it. */
export interface Platform {
  readonly address: string;
  /** It refuses all that it is asked, or answers. */
  goAway(): Promise<void>;
  comeBack(): Promise<void>;
  /** Forgets all scores. */
  startAnew(): Promise<void>;
  book(): Promise<Gradebook>;
  stop(): Promise<void>;
}

/** Starts the platform. @param jwks its public keys, as JSON */
export async function startPlatform(place: Place, jwks: string): Promise<Platform> {
  const server = await startProcess('bench/lms/platform.ts', place, { JWKS: jwks });
  const address = `http://127.0.0.1:${server.port}`;
  const ask = async (what: string): Promise<unknown> => (await fetch(`${address}/bench/${what}`)).json();
  const tell = (what: string) => async (): Promise<void> => void (await ask(what));
  return {
    address,
    goAway: tell('away'),
    comeBack: tell('back'),
    startAnew: tell('anew'),
    book: async () => (await ask('book')) as Gradebook,
    stop: () => server.stop(),
  };
}
