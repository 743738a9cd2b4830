import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowsShuffle } from '@tabler/icons-react';
import { hasErrors, languageRecords } from '@takhti/domain';
import { numberOf } from '@takhti/content-types/kit';
import { useText } from '../../../../i18n/index.ts';
import { CountField } from '../../../../ui/index.ts';
import { FieldError, fieldErrorId, fieldId } from '../../../../features/editor/index.ts';
import { FieldComments } from '../../../../features/review/index.ts';
import { keyKind, mixedAlphabet, withCode, type CodeRound, type KeyKind } from './code-edits.ts';
import classes from './code-key.module.css';
import { KeyRow } from './key-row.tsx';
import type { OpenedRound } from '../opened-round.ts';
import { WrittenField } from '../number/written-field.tsx';

/** The key of a code: how far letters are shifted, or the alphabet in another order. */
export function CodeKey({ opened }: { opened: OpenedRound<CodeRound> }) {
  const t = useText();
  const { round, language, isReadOnly } = opened;
  const kind = keyKind(round.cipher_key);
  const setKey = (cipher_key: string): void =>
    opened.change((now) => withCode(now, { cipher_key }, language));
  const mix = (): void => setKey(mixedAlphabet(language, crypto.randomUUID()));

  return (
    <div className={classes.key} role="group" aria-label={t('game-cards:code.key')}>
      <div className={classes.head}>
        <span className={classes.label}>{t('game-cards:code.key')}</span>
        <FieldComments path={opened.path('cipher_key')} label={t('game-cards:code.key')} />
        {!isReadOnly && (
          <SegmentedControl
            size="xs"
            className={classes.kinds}
            aria-label={t('game-cards:code.key_kind')}
            value={kind}
            data={(['shift', 'order'] as const).map((value) => ({
              value,
              label: t(`game-cards:code.${value}`),
            }))}
            onChange={(next: KeyKind) => (next === 'shift' ? setKey('3') : mix())}
          />
        )}
      </div>
      {kind === 'shift' ? (
        <Shift opened={opened} onKey={setKey} />
      ) : (
        <div className={classes.order}>
          <WrittenField
            opened={opened}
            at={['cipher_key']}
            label={t('game-cards:code.order_label')}
            isLabelHidden
            value={round.cipher_key}
            isOneLine
            onText={setKey}
          />
          {!isReadOnly && (
            <Button
              variant="default"
              leftSection={<IconArrowsShuffle size={18} aria-hidden="true" />}
              onClick={mix}
            >
              {t('game-cards:code.mix')}
            </Button>
          )}
        </div>
      )}
      <KeyRow cipher_key={round.cipher_key} language={language} />
    </div>
  );
}

function Shift({ opened, onKey }: { opened: OpenedRound<CodeRound>; onKey: (cipher_key: string) => void }) {
  const t = useText();
  const { round, language, isReadOnly } = opened;
  const path = opened.path('cipher_key');
  const findings = opened.findings('cipher_key');
  const by = numberOf(round.cipher_key) ?? 0;
  const most = languageRecords[language].letters.length - 1;
  if (isReadOnly) return <p className={classes.by}>{t('game-cards:code.by', { number: by })}</p>;
  return (
    <div>
      <div className={classes.shift}>
        <label htmlFor={fieldId(path)}>{t('game-cards:code.shift_label')}</label>
        <CountField
          id={fieldId(path)}
          value={by}
          min={1}
          max={most}
          isInvalid={hasErrors(findings)}
          aria-describedby={fieldErrorId(path)}
          onValue={(value) => onKey(String(value))}
        />
        <span className={classes.most}>{t('game-cards:code.shift_most', { most })}</span>
      </div>
      <FieldError path={path} findings={findings} />
    </div>
  );
}
