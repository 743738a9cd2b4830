import { Card } from '@mantine/core';
import type { CompetitionFlag } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import files from '../family/files.module.css';
import type { CompetitionProps } from './competition-props.ts';
import classes from './competition.module.css';
import { elsewhereFlags } from './elsewhere-flags.ts';
import { FlagSwitch } from './flag-switch.tsx';
import { InstancesField } from './instances-field.tsx';
import { Section } from './section.tsx';

const rules: readonly CompetitionFlag[] = [
  'isnorepeat',
  'israndomization',
  'ismultiplayer',
  'islesson',
  'isresign',
  'iscertificate',
  'ishideonend',
  'isdemo',
  'isdisabled',
];

/** The rules of a competition, and, folded up, those for other platforms only. */
export function RulesCard(props: CompetitionProps) {
  const t = useText();
  return (
    <>
      <Section title={t('competitions:cards.rules')}>
        <div className={classes.flags}>
          {rules.map((flag) => (
            <FlagSwitch key={flag} {...props} flag={flag} />
          ))}
        </div>
      </Section>
      <Card withBorder radius="lg" padding="lg" component="details" className={files.card}>
        <summary className={classes.fold}>{t('competitions:cards.elsewhere')}</summary>
        <p className={classes.soft}>{t('competitions:cards.elsewhere_hint')}</p>
        <div className={classes.flags}>
          {elsewhereFlags.map((flag) => (
            <FlagSwitch key={flag} {...props} flag={flag} />
          ))}
          <InstancesField {...props} />
        </div>
      </Card>
    </>
  );
}
