import { cp } from 'node:fs/promises';
import { inject } from 'vitest';
import { foldersIn } from '../embedded/data-folder.ts';

const template = inject('database_template');

/** Whether this run is on the embedded engine: tests of that engine alone have a template to copy only then. */
export const isEmbedded = template.kind === 'embedded';

/** Makes a data folder of the run's migrated template: making a database again takes seconds. */
export async function copyTemplate(data_dir: string): Promise<void> {
  if (template.kind === 'embedded')
    await cp(foldersIn(template.folder).data, foldersIn(data_dir).data, { recursive: true });
}
