import { Pill } from '@mantine/core';
import { useText } from '../../i18n/index.ts';

/** The skill that a tab of the library is filtered by, and a button that removes the filter. */
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
