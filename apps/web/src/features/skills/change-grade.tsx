import { Anchor } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import type { OpenedContainer } from '@takhti/domain';
import { useSession } from '../../app/session/index.ts';
import { useText } from '../../i18n/index.ts';
import { GradeSubjectDialog } from './grade-subject-dialog.tsx';

/** Opens the grade-and-subject panel from where both are named; nothing where they cannot be changed. */
export function ChangeGrade({ item }: { item: OpenedContainer }) {
  const t = useText();
  const { can } = useSession();
  const [isOpen, panel] = useDisclosure(false);
  if (!item.abilities.can_edit || !can('container.create')) return null;
  return (
    <>
      <Anchor
        component="button"
        type="button"
        size="sm"
        underline="always"
        aria-label={t('skills:grade_subject.change')}
        onClick={panel.open}
      >
        {t('skills:grade_subject.link')}
      </Anchor>
      {isOpen && <GradeSubjectDialog item={item} onClose={panel.close} />}
    </>
  );
}
