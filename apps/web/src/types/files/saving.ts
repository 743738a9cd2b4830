import type { FilesDoc, FilesModel } from '@takhti/content-types/files';
import { suggestContainer, updateContainer } from '@takhti/contract';
import type { OpenedContainer } from '@takhti/domain';
import { containerRefusal, type Saving } from '../../features/container-page/index.ts';
import { formOf, requestOf, type FormOf } from './files-form.ts';

/** How content of this family is saved; what the server answers is what everybody on the page goes on with. */
export function savingOf<Doc extends FilesDoc>(
  model: FilesModel<Doc>,
  { container_id }: Pick<OpenedContainer, 'container_id'>,
): Saving<FormOf<Doc>> {
  return {
    async save(send, form, version) {
      const saved = await send(updateContainer, { container_id, version, ...requestOf(form) });
      return { doc: formOf(model, saved) ?? form, version: saved.version };
    },
    suggest: (send, form, version) => send(suggestContainer, { container_id, version, ...requestOf(form) }),
    refusal: (problem) => containerRefusal(problem, (saved) => formOf(model, saved)),
  };
}
