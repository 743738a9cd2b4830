import { Pill } from '@mantine/core';
import { useText } from '../../i18n/index.ts';

/** The skill that a shelf is narrowed to, and the way back to all of them. */
export function ChosenSkill({ skill, onClear }: { skill: string; onClear: () => void }) {
  const t = useText();
  return (
    <Pill
      size="lg"
      withRemoveButton
      onRemove={onClear}
      removeButtonProps={{ 'aria-label': t('common:clear'), 'aria-hidden': false, tabIndex: 0 }}
    >
      {t('library:by_skill.chosen', { skill })}
    </Pill>
  );
}
