import { suggestContainer, updateContainer } from '@takhti/contract';
import type { GameDoc } from '@takhti/content-types/rounds';
import type { OpenedContainer } from '@takhti/domain';
import { containerRefusal, type Saving } from '../../../features/container-page/index.ts';
import { readInSteps } from '../reading/use-read-game.ts';
import { formOf, requestOf } from './game-form.ts';

/** How a game is saved; what the server answers is what everybody on the page goes on with. */
export function savingOf({ container_id }: Pick<OpenedContainer, 'container_id'>): Saving<GameDoc> {
  return {
    async save(send, form, version) {
      const request = { container_id, version, ...requestOf(form) };
      const saved = await send(updateContainer, request, { beforeRefresh: readInSteps });
      return { doc: formOf(saved) ?? form, version: saved.version };
    },
    suggest: (send, form, version) => send(suggestContainer, { container_id, version, ...requestOf(form) }),
    refusal: (problem) => containerRefusal(problem, formOf),
  };
}
