import type { AiFault } from '@takhti/domain';
import type { z } from 'zod';
import type { AiService } from '../../../config.ts';
import type { Outgoing } from '../../../platform/outgoing/index.ts';
import { ServiceFault } from './service-fault.ts';
import { fetchThrough } from './fetch-through.ts';

/** A service, and the way to it. */
export interface Provider extends AiService {
  readonly outgoing: Outgoing;
}

/** What a model is asked for: a list, of which every element has the shape of the schema. */
export interface Question {
  readonly instructions: string;
  readonly prompt: string;
  readonly element: z.ZodType;
}

const most_tokens = 8_000;

/**
 * Asks a model for a list and yields its elements as they come, unchecked: whoever asked parses them. No tools are given to the
 * model, so whatever a text talks it into, it can do nothing but answer.
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

async function* ask(
  provider: Provider,
  { instructions, prompt, element }: Question,
  signal: AbortSignal,
  supportsStructuredOutputs: boolean,
): AsyncGenerator {
  // Loaded with the first question: most servers never ask one.
  const [sdk, { createOpenAICompatible }, { z: zod }] = await Promise.all([
    import('ai'),
    import('@ai-sdk/openai-compatible'),
    import('zod'),
  ]);
  // It would write on the server's own log what a service does not know.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const { address, model, key, outgoing } = provider;
  const way = fetchThrough(outgoing, signal);
  const named = createOpenAICompatible({
    name: 'service',
    baseURL: address.replace(/\/+$/, ''),
    ...(key !== '' && { apiKey: key }),
    fetch: way.fetch,
    supportsStructuredOutputs,
  });
  let failure: unknown = null;
  let count = 0;
  const result = sdk.streamText({
    // Many wrap what they answer in a fence of Markdown.
    model: sdk.wrapLanguageModel({ model: named(model), middleware: sdk.extractJsonMiddleware() }),
    instructions,
    prompt,
    // The elements are parsed one by one where they are used: a wrong one must not take the others with it.
    output: sdk.Output.array({ element: sdk.jsonSchema(schemaOf(zod.toJSONSchema(element))) }),
    maxRetries: 0,
    maxOutputTokens: most_tokens,
    abortSignal: signal,
    onError: ({ error }) => {
      failure = error;
    },
  });
  try {
    for await (const each of result.elementStream) {
      count += 1;
      yield each;
    }
  } catch (error) {
    failure ??= error;
  }
  const fault = way.fault() ?? (failure === null ? null : faultOfSdk(failure));
  if (fault) throw new ServiceFault(fault, textOf(failure, key));
  const reason = await Promise.resolve(result.finishReason).catch(() => 'error' as const);
  if (reason === 'content-filter') throw new ServiceFault('declined', '');
  if (count === 0) throw new ServiceFault('nonsense', '');
  if (reason !== 'stop') throw new ServiceFault('broken_off', '');
}

// The dialect is named by our own code; `toJSONSchema` says so too, and some services refuse to be told.
function schemaOf({ $schema: _dialect, ...schema }: Record<string, unknown>): Record<string, unknown> {
  return schema;
}

const byStatus: Readonly<Record<number, AiFault>> = {
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'wrong_address',
  405: 'wrong_address',
  408: 'timed_out',
  429: 'rate_limited',
};

function faultOfSdk(error: unknown): AiFault {
  const status = (error as { statusCode?: unknown }).statusCode;
  if (typeof status !== 'number') return 'nonsense';
  if (status >= 300 && status < 400) return 'wrong_address';
  return byStatus[status] ?? (status >= 500 ? 'failing' : status >= 400 ? 'rejected' : 'nonsense');
}

/** What a service said of its refusal, shortened; a key that it repeats is taken out. */
function textOf(error: unknown, key: string): string {
  const { statusCode, message } = (error ?? {}) as { statusCode?: unknown; message?: unknown };
  if (typeof statusCode !== 'number' || typeof message !== 'string') return '';
  const safe = key === '' ? message : message.replaceAll(key, '•••');
  return safe
    .replace(/\s+/g, ' ')
    .replace(/sk-[\w-]{6,}/g, '•••')
    .slice(0, 200);
}
