import { problemMessages, problems, type Call } from '@takhti/contract';
import { z } from 'zod';

type Json = Record<string, unknown>;
interface ListedCall {
  readonly area: string;
  readonly name: string;
  readonly call: Call;
}

const definitions = '#/$defs/';

/**
 * The OpenAPI 3.1 document of the contract: one POST for each call, named schemas under components.
 * Schemas of requests carry the suffix Input, because a default makes a field optional in a request but not in a reply.
 */
export function openApiDocument(calls: readonly ListedCall[]): Json {
  const schemas: Json = {};
  const paths = Object.fromEntries(
    calls.map((listed) => [`/api/${listed.call.path}`, { post: operationOf(listed, schemas) }]),
  );
  return {
    openapi: '3.1.1',
    info: {
      title: 'Takhti',
      version: '1',
      description: 'Every call is a POST. error_code 0 is success; a negative one names a problem.',
    },
    tags: [...new Set(calls.map(({ area }) => area))].map((name) => ({ name })),
    paths,
    components: {
      schemas,
      securitySchemes: { session: { type: 'http', scheme: 'bearer', description: 'session_id from login' } },
    },
  };
}

function operationOf({ area, name, call }: ListedCall, schemas: Json): Json {
  const request = schemaOf(call.request, 'input', schemas);
  const reply = call.kind === 'download' ? {} : schemaOf(call.reply, 'output', schemas);
  return {
    operationId: `${area}.${name}`,
    tags: [area],
    summary: call.summary,
    description: describe(call),
    security: call.can === 'public' ? [] : [{ session: [] }],
    requestBody: { required: true, content: requestContent(call, request) },
    responses: {
      '200': {
        description: 'Done, or refused with a negative error_code',
        content: replyContent(call, reply),
      },
    },
  };
}

function describe(call: Call): string {
  const refusals = call.problems.map(
    (name) => `- \`${name}\` (${problems[name].error_code}): ${problemMessages[name]}`,
  );
  return [
    `Who may: \`${call.can}\`.`,
    ...(refusals.length > 0 ? ['May be refused with:', ...refusals] : []),
  ].join('\n');
}

function requestContent(call: Call, request: Json): Json {
  if (call.kind === 'json' || call.kind === 'download') return { 'application/json': { schema: request } };
  const properties = {
    ...(request['properties'] as Json | undefined),
    file: { type: 'string', format: 'binary' },
  };
  return { 'multipart/form-data': { schema: { ...request, properties } } };
}

function replyContent(call: Call, reply: Json): Json {
  if (call.kind === 'download')
    return { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const envelope = {
    type: 'object',
    required: ['error_code', 'error_message', 'data'],
    properties: { error_code: { type: 'integer' }, error_message: { type: 'string' }, data: reply },
  };
  return { [call.kind === 'progress' ? 'application/x-ndjson' : 'application/json']: { schema: envelope } };
}

function schemaOf(schema: z.ZodType, io: 'input' | 'output', schemas: Json): Json {
  const suffix = io === 'input' ? 'Input' : '';
  const {
    $schema: _dialect,
    $defs,
    ...rest
  } = z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Json;
  const renamed = (part: unknown): Json =>
    JSON.parse(JSON.stringify(part), (key, value: unknown) =>
      key === '$ref' && typeof value === 'string'
        ? value.replace(definitions, '#/components/schemas/') + suffix
        : value,
    ) as Json;
  for (const [name, definition] of Object.entries(($defs ?? {}) as Json))
    schemas[name + suffix] = renamed(definition);
  return renamed(rest);
}
