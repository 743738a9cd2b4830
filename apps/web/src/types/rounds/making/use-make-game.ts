import { createContainer, deleteContainer, makeBankGame } from '@takhti/contract';
import type { Language, OpenedContainer } from '@takhti/domain';
import { useLocation, useNavigate } from 'react-router';
import { sendCall, useCall } from '../../../app/api/index.ts';
import { editorPath } from '../../../app/routing/content-paths.ts';
import { useText } from '../../../i18n/index.ts';
import { showToast } from '../../../ui/index.ts';
import type { Choice } from './make-form.tsx';
import { crosswordDocument, gameDocument } from './makeables.ts';

interface Basis {
  readonly language: Language;
  readonly skill_id: string;
  readonly grade: string;
  /** The bank or article; null for a list. */
  readonly container_id: string | null;
  /** The stored state of the page, for coming back. */
  readonly kept?: object;
}

/** Makes a game as a draft, and opens it; it can be taken back from there, and the page is written as it was. */
export function useMakeGame() {
  const t = useText();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const create = useCall(createContainer);
  const ofBank = useCall(makeBankGame);

  function send({ makeable, world, title }: Choice, basis: Basis): Promise<OpenedContainer | undefined> {
    const { language, skill_id, grade, container_id } = basis;
    const start = { title, language, skill_id, grade };
    switch (makeable.how) {
      case 'rounds':
        return create.run({
          ...start,
          content_type: world,
          json_data: JSON.stringify(gameDocument(world, language, title, makeable.rounds)),
        });
      case 'words':
        return create.run({
          ...start,
          content_type: 'crossword',
          json_data: JSON.stringify(crosswordDocument(language, title, makeable.files)),
        });
      case 'bank':
        if (container_id === null) return Promise.resolve(undefined);
        return ofBank.run({
          container_id,
          title,
          content_type: makeable.kind,
          content_ids: [...makeable.content_ids],
        });
      default:
        return makeable satisfies never;
    }
  }

  async function make(choice: Choice, basis: Basis): Promise<void> {
    const made = await send(choice, basis);
    if (!made) return;
    const { container_id } = made;
    const takeBack = async (): Promise<void> => {
      await navigate(`${pathname}${search}`, { state: basis.kept ?? null });
      await sendCall(deleteContainer, { container_id }).catch(() => undefined);
    };
    showToast({
      kind: 'success',
      text: t('making:done', { title: choice.title }),
      action: { label: t('common:undo'), onClick: () => void takeBack() },
    });
    await navigate(editorPath(made) ?? '/dashboard/draft');
  }

  return { make, isBusy: create.isRunning || ofBank.isRunning };
}
