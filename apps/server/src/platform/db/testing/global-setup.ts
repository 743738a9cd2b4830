import type { TestProject } from 'vitest/node';
import { makeEmbeddedTemplate } from './embedded-template.ts';
import { makePostgresTemplate } from './postgres-template.ts';
import type { Template } from './template.ts';

declare module 'vitest' {
  interface ProvidedContext {
    database_template: Template;
  }
}

/** Makes one migrated database per run; each worker copies it. TAKHTI_TEST_DB says on which engine. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { template, remove } = await makeTemplate(process.env['TAKHTI_TEST_DB'] || 'embedded');
  project.provide('database_template', template);
  return remove;
}

function makeTemplate(kind: string): Promise<{ template: Template; remove: () => Promise<void> }> {
  const server_url = process.env['TAKHTI_TEST_DATABASE_URL'];
  if (kind === 'embedded') return makeEmbeddedTemplate();
  if (kind === 'postgres' && server_url) return makePostgresTemplate(server_url);
  throw new Error(
    'TAKHTI_TEST_DB is "embedded" or "postgres"; the latter needs TAKHTI_TEST_DATABASE_URL, the address of a server ' +
      'and of a superuser on it.',
  );
}
