import { rubricTotals, type RubricDoc } from '@takhti/domain';
import { useText } from '../../../../i18n/index.ts';
import { FactDivider } from '../../../../ui/index.ts';

/** The sum of a rubric, in the sticky header of its pages (C-245, C-246). */
export function Totals({ rubric }: { readonly rubric: RubricDoc }) {
  const t = useText();
  const { total_points, total_criterion } = rubricTotals(rubric);
  return (
    <>
      {t('files:rubric.total_points', { count: total_points })}
      <FactDivider />
      {t('files:rubric.total_criterion', { count: total_criterion })}
    </>
  );
}
