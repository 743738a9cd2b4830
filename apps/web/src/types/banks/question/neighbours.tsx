import { ActionIcon, Group } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import type { openQuestion, ReplyOf } from '@takhti/contract';
import type { QuestionDoc } from '@takhti/domain';
import { useNavigate } from 'react-router';
import { useText } from '../../../i18n/index.ts';
import { Hint } from '../../../ui/index.ts';
import type { Editor } from '../../../features/editor/index.ts';
import { useQuestionPath } from '../address.ts';

/** The position of a question in its bank. */
export type QuestionPlace = Pick<
  ReplyOf<typeof openQuestion>,
  'previous_id' | 'next_id' | 'position' | 'total'
>;

interface NeighboursProps {
  /** null for a new one: the buttons are there already, or the header would change with the first save. */
  readonly place: QuestionPlace | null;
  readonly editor: Pick<Editor<QuestionDoc>, 'isDirty' | 'isReadOnly' | 'save'>;
}

/** The ways to the question before and the one after; what was changed is saved on the way. */
export function Neighbours({ place, editor }: NeighboursProps) {
  const t = useText();
  const navigate = useNavigate();
  const questionPath = useQuestionPath();

  async function go(content_id: string): Promise<void> {
    if (editor.isDirty && !editor.isReadOnly && !(await editor.save())) return;
    await navigate(questionPath(content_id));
  }

  const ways = [
    { name: 'previous', id: place?.previous_id ?? null, icon: <IconChevronLeft size={22} data-points /> },
    { name: 'next', id: place?.next_id ?? null, icon: <IconChevronRight size={22} data-points /> },
  ] as const;
  return (
    <Group gap={2} wrap="nowrap" data-takes-room>
      {ways.map(({ name, id, icon }) => (
        <Hint key={name} label={t(`questions:${name}`)}>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t(`questions:${name}`)}
            disabled={id === null}
            onClick={() => id !== null && void go(id)}
          >
            {icon}
          </ActionIcon>
        </Hint>
      ))}
    </Group>
  );
}
