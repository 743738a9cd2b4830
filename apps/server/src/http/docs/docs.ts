import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import { calls } from '@takhti/contract';
import type { FastifyInstance } from 'fastify';
import { openApiDocument } from './openapi.ts';

let described: ReturnType<typeof openApiDocument> | undefined;

/** Serves the contract as OpenAPI 3.1: the document at `/api/docs/json`, a page to browse it at `/api/docs`. */
export async function serveDocs(app: FastifyInstance): Promise<void> {
  // To describe every call takes a while, and all servers of a process say the same.
  const document = (described ??= openApiDocument(calls));
  // The plugin's types know OpenAPI 3.0 documents only; it passes the document on as it is.
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    staticCSP: true,
    uiConfig: { docExpansion: 'none', tryItOutEnabled: false },
  });
}
