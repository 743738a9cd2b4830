import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { templateLimits } from '@takhti/content-types/rounds';
import { useText } from '../../../../i18n/index.ts';
import { CodeKey } from './code-key.tsx';
import { codeOf, encrypted, isInStep, withCode, type CodeRound } from './code-edits.ts';
import type { OpenedRound } from '../opened-round.ts';
import { Section } from '../section.tsx';
import { StrictSwitch } from '../number/strict-switch.tsx';
import { WrittenField } from '../number/written-field.tsx';

/** A statement, the key that puts it in code, and the coded text as learners see it (G-171 to G-173). */
export function CodeEditor({ opened }: { opened: OpenedRound<CodeRound> }) {
  const t = useText();
  const { round, language, isReadOnly } = opened;
  const { decrypted_statment, encrypted_statment } = round;
  const canEncrypt = !isReadOnly && codeOf(round, language) !== null && !isInStep(round, language);
  return (
    <Section opened={opened} title={t('game-cards:code.title')} hint={t('game-cards:code.hint')}>
      <WrittenField
        opened={opened}
        at={['decrypted_statment']}
        label={t('game-cards:code.statement')}
        value={decrypted_statment}
        chars={templateLimits.crack_the_code.statement}
        isRequired
        onText={(text) => opened.change((now) => withCode(now, { decrypted_statment: text }, language))}
      />
      <CodeKey opened={opened} />
      <WrittenField
        opened={opened}
        at={['encrypted_statment']}
        label={t('game-cards:code.coded')}
        description={t('game-cards:code.coded_hint')}
        value={encrypted_statment}
        onText={(text) => opened.change((now) => ({ ...now, encrypted_statment: text }))}
      />
      {canEncrypt && (
        <Button
          variant="light"
          color="saffron"
          leftSection={<IconLock size={18} aria-hidden="true" />}
          style={{ justifySelf: 'start' }}
          onClick={() => opened.change((now) => encrypted(now, language))}
        >
          {t('game-cards:code.encrypt')}
        </Button>
      )}
      <StrictSwitch opened={opened} isOn={round.is_strict === true} />
    </Section>
  );
}
