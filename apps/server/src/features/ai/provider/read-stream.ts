import { setImmediate } from 'node:timers/promises';
import { z } from 'zod';
import { parseForeign } from '../../../platform/json/storable-json.ts';
import { ServiceFault } from './service-fault.ts';

/** The fields of an event of the chat protocol; unused ones, such as tools, are ignored. */
const Event = z.object({
  choices: z
    .array(
      z.object({
        delta: z.object({ content: z.string().nullish(), refusal: z.string().nullish() }).nullish(),
        finish_reason: z.string().nullish(),
      }),
    )
    .nullish(),
  error: z.object({ message: z.string().catch('') }).nullish(),
});

/** Letters of an answer, and why it ended once it has. */
export interface Bit {
  readonly text: string;
  readonly finish: string | null;
}

/** A line longer than any event is. */
const most_line = 256 * 1024;

/**
 * Reads an answer of the chat protocol while it comes, event by event; after each chunk it yields to other work.
 * @throws ServiceFault for an event that is a fault, or too long; what `body` throws
 */
export async function* readStream(body: AsyncIterable<Uint8Array>): AsyncGenerator<Bit> {
  for await (const line of linesOf(body)) {
    const said = /^data:\s*(\{.*)/s.exec(line)?.[1];
    const event = said === undefined ? undefined : Event.safeParse(parseForeign(said)).data;
    if (!event) continue;
    if (event.error) throw new ServiceFault('failing', event.error.message);
    const [choice] = event.choices ?? [];
    if (choice?.delta?.refusal) throw new ServiceFault('declined', '');
    if (choice) yield { text: choice.delta?.content ?? '', finish: choice.finish_reason ?? null };
  }
}

async function* linesOf(body: AsyncIterable<Uint8Array>): AsyncGenerator<string> {
  const decoder = new TextDecoder();
  // Not looked at again until its end has come.
  let begun = '';
  for await (const piece of body) {
    const [first = '', ...others] = decoder.decode(piece, { stream: true }).split('\n');
    begun += first;
    for (const next of others) {
      yield begun;
      begun = next;
    }
    if (begun.length > most_line) throw new ServiceFault('too_large', '');
    await setImmediate();
  }
  yield begun;
}
