import type { AiFault } from '@takhti/domain';
import { BrokenOff, type Outgoing } from '../../../platform/outgoing/index.ts';

/** A `fetch` whose calls go where `platform/outgoing` lets them, and what became of them. */
interface Way {
  readonly fetch: typeof globalThis.fetch;
  /** Why no answer came, or not all of it; null while nothing has gone wrong. */
  readonly fault: () => AiFault | null;
}

/** Makes a `fetch` for a library, good for posting JSON and reading the answer while it comes. */
export function fetchThrough(outgoing: Outgoing, signal: AbortSignal): Way {
  let fault: AiFault | null = null;
  return {
    fault: () => fault,
    fetch: async (input, init) => {
      const answer = await outgoing.stream(
        {
          address: input instanceof Request ? input.url : input.toString(),
          headers: authorisationOf(init?.headers),
          body: JSON.parse(typeof init?.body === 'string' ? init.body : '{}') as unknown,
        },
        signal,
      );
      if (answer.kind === 'no_answer') {
        fault = answer.fault;
        throw new Error(answer.fault);
      }
      const { body, media_type } = answer;
      const note = (error: unknown): void => {
        fault =
          error instanceof BrokenOff && error.fault !== 'refused_connection' ? error.fault : 'broken_off';
      };
      return new Response(ReadableStream.from(noted(body, note)), {
        // Of a status outside of what HTTP knows nothing can be made.
        status: answer.status >= 200 && answer.status <= 599 ? answer.status : 502,
        headers: { 'content-type': media_type },
      });
    },
  };
}

// Of what the library would send along only this reaches the service.
function authorisationOf(headers: ConstructorParameters<typeof Headers>[0]): Record<string, string> {
  const authorization = new Headers(headers).get('authorization');
  return authorization === null ? {} : { authorization };
}

async function* noted(
  body: AsyncIterable<Buffer>,
  note: (error: unknown) => void,
): AsyncGenerator<Uint8Array> {
  try {
    for await (const bit of body) yield new Uint8Array(bit);
  } catch (error) {
    note(error);
    throw error;
  }
}
