import { TextInput } from '@mantine/core';
import { directionOf, hasErrors, localeOf } from '@takhti/domain';
import { FieldError, fieldErrorId, fieldId, findingsAt } from '../../../../features/editor/index.ts';
import { Marked } from '../../../../features/review/index.ts';
import { useText } from '../../../../i18n/index.ts';
import type { CompetitionProps } from '../competition-props.ts';

interface RewardTextProps extends CompetitionProps {
  readonly field: 'reward_name' | 'reward_description';
}

/** What learners read of the reward, in the language of the competition. */
export function RewardText({ doc, language, findings, onChange, field }: RewardTextProps) {
  const t = useText();
  const path = [field];
  const found = findingsAt(findings, path);
  const label = t(`competitions:fields.${field}`);
  return (
    <Marked path={path} label={label}>
      <TextInput
        id={fieldId(path)}
        label={label}
        description={t(`competitions:reward.${field}_hint`)}
        value={doc[field]}
        attributes={{ input: { lang: localeOf(language), dir: directionOf(language) } }}
        error={hasErrors(found)}
        aria-describedby={fieldErrorId(path)}
        onChange={(event) => onChange({ [field]: event.currentTarget.value })}
      />
      <FieldError path={path} findings={found} />
    </Marked>
  );
}
