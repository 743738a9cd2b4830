import { filesModels, type AnyFilesModel } from '@takhti/content-types/files';
import { Problem } from '@takhti/contract';
import { hasErrors } from '@takhti/domain';
import { loadStateAt } from '../../features/revisions/index.ts';
import { defineServerType, type ServerType } from '../server-type.ts';

/** Content that is opened and not attempted. */
export const filesTypes = {
  link: typeOf(filesModels.link),
} as const satisfies Record<keyof typeof filesModels, ServerType>;

// All that it holds is in its document.
function typeOf(model: AnyFilesModel): ServerType {
  return defineServerType({
    async publish(_tx, { json_data }) {
      const findings = model.check(json_data, 'submit', { total_questions: 0 });
      if (hasErrors(findings)) throw new Problem('container.has_errors', { findings });
      return { doc: model.open(json_data), questions: [] };
    },
    async preview(tx, _session, container, { history_id }) {
      const stored =
        history_id === undefined
          ? container.json_data
          : (await loadStateAt(tx, container, [], history_id)).container['json_data'];
      return { doc: model.open(stored), questions: [] };
    },
    attempting: null,
    show: (stored) => model.show(stored),
  });
}
