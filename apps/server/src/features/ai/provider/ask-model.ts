import type { AiFault } from '@takhti/domain';
import { z } from 'zod';
import type { AiService } from '../../../config.ts';
import { BrokenOff, type Outgoing } from '../../../platform/outgoing/index.ts';
import { ListTooLong, makeListReader } from './read-list.ts';
import { readRefusal, textOf } from './read-refusal.ts';
import { readStream } from './read-stream.ts';
import { ServiceFault } from './service-fault.ts';

/** A service, and the way to it. */
export interface Provider extends AiService {
  readonly outgoing: Outgoing;
}

/** A picture that a model looks at, as a JPEG. */
export interface Picture {
  readonly base64: string;
}

/** The request for a model: a list whose elements have the shape of the schema. */
export interface Question {
  readonly instructions: string;
  readonly prompt: string;
  readonly element: z.ZodType;
  readonly picture?: Picture;
}

const most_tokens = 8_000;
/** More than so many tokens are, in any script. */
const most_letters = 256 * 1024;
/** A service that says a little every minute could continue for ever. */
const most_ms = 10 * 60_000;

/**
 * Asks a model for a list and yields its elements as they come, unchecked: the caller parses them. No tools are given to the
 * model, so that an order in a text can make it do nothing but answer. The request ends when the caller stops reading.
 * @throws ServiceFault
 */
export async function* askModel(provider: Provider, question: Question, signal: AbortSignal): AsyncGenerator {
  let hasAnswered = false;
  try {
    for await (const element of ask(provider, question, signal, true)) {
      hasAnswered = true;
      yield element;
    }
  } catch (error) {
    const isRefusedForm = error instanceof ServiceFault && error.fault === 'rejected' && !hasAnswered;
    if (!isRefusedForm) throw error;
    // Some older services know no schemas: the instructions say the same in words.
    yield* ask(provider, question, signal, false);
  }
}

// Institutions name services of their own: what one says is read letter by letter, bounded, and not by a library whose ways we do not know.
async function* ask(
  { address, model, key, outgoing }: Provider,
  question: Question,
  signal: AbortSignal,
  knowsSchemas: boolean,
): AsyncGenerator {
  const answer = await outgoing.stream(
    {
      address: `${address.replace(/\/+$/, '')}/chat/completions`,
      headers: key === '' ? {} : { authorization: `Bearer ${key}` },
      body: bodyOf(model, question, knowsSchemas),
    },
    AbortSignal.any([signal, AbortSignal.timeout(most_ms)]),
  );
  if (answer.kind === 'no_answer') throw new ServiceFault(answer.fault, '');
  const { status, body } = answer;
  if (status < 200 || status > 299) throw await readRefusal(status, body, key);
  const list = makeListReader();
  let letters = 0;
  let count = 0;
  let finish: string | null = null;
  try {
    for await (const bit of readStream(body)) {
      finish = bit.finish ?? finish;
      letters += bit.text.length;
      const elements = list.read(bit.text);
      count += elements.length;
      yield* elements;
      if (letters > most_letters) throw new ServiceFault('too_large', '');
    }
  } catch (error) {
    throw faultOf(error, key);
  }
  if (finish === 'content_filter') throw new ServiceFault('declined', '');
  if (count === 0) throw new ServiceFault('nonsense', '');
  if (finish !== 'stop') throw new ServiceFault('broken_off', '');
}

function bodyOf(
  model: string,
  { instructions, prompt, element, picture }: Question,
  knowsSchemas: boolean,
): Record<string, unknown> {
  // `toJSONSchema` adds `$schema`; some services refuse it.
  const { $schema: _dialect, ...items } = z.toJSONSchema(element);
  const schema = {
    type: 'object',
    properties: { elements: { type: 'array', items } },
    required: ['elements'],
    additionalProperties: false,
  };
  return {
    model,
    messages: [
      { role: 'system', content: instructions },
      { role: 'user', content: picture ? withPicture(prompt, picture) : prompt },
    ],
    max_tokens: most_tokens,
    stream: true,
    response_format: knowsSchemas
      ? { type: 'json_schema', json_schema: { name: 'response', strict: true, schema } }
      : { type: 'json_object' },
  };
}

function withPicture(text: string, { base64 }: Picture): object[] {
  const url = `data:image/jpeg;base64,${base64}`;
  return [
    { type: 'text', text },
    { type: 'image_url', image_url: { url } },
  ];
}

function faultOf(error: unknown, key: string): unknown {
  if (error instanceof ListTooLong) return new ServiceFault('too_large', '');
  if (error instanceof ServiceFault) return new ServiceFault(error.fault, textOf(error.text, key));
  if (!(error instanceof BrokenOff)) return error;
  const fault: AiFault = error.fault === 'refused_connection' ? 'broken_off' : error.fault;
  return new ServiceFault(fault, '');
}
