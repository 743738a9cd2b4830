import { Radio } from '@mantine/core';
import { isContentType, type TemplateType } from '@takhti/domain';
import { useId } from 'react';
import { useText } from '../../../i18n/index.ts';
import { useTypeName } from '../../../ui/index.ts';
import { TemplateMiniature } from '../miniature/template-miniature.tsx';
import { TypeIcon } from '../../type-icon.tsx';
import type { Makeable, MakeableKind } from './makeables.ts';
import classes from './making.module.css';

interface KindChoiceProps {
  readonly makeables: readonly Makeable[];
  readonly value: MakeableKind;
  readonly onChange: (kind: MakeableKind) => void;
}

// Null for what is a type of its own, with an icon.
const miniatures = {
  choice: 'mcq_short',
  pairs: 'matching',
  memory: 'matching_flip',
  boxes: 'non_overlapping_classification',
  crossword: null,
  jungle_gym_classic: null,
  timor_the_turtle: null,
} as const satisfies Record<MakeableKind, TemplateType | null>;

/** The games that can be made, each with how much comes into it. */
export function KindChoice({ makeables, value, onChange }: KindChoiceProps) {
  const t = useText();
  const typeName = useTypeName();
  const label = useId();
  const nameOf = (kind: MakeableKind): string => {
    switch (kind) {
      case 'choice':
      case 'pairs':
      case 'memory':
      case 'boxes':
        return t(`making:kinds.${kind}`);
      default:
        return typeName(kind);
    }
  };
  return (
    <div>
      <p id={label} className={classes.label}>
        {t('making:kind')}
      </p>
      <Radio.Group value={value} onChange={(kind) => onChange(kind)} aria-labelledby={label}>
        <div className={classes.kinds}>
          {makeables.map(({ kind, parts, how }) => {
            const miniature = miniatures[kind];
            return (
              <Radio.Card
                key={kind}
                value={kind}
                className={classes.kind}
                disabled={parts.length === 0}
                data-kind={kind}
              >
                <span className={classes.picture} aria-hidden="true">
                  {miniature ? (
                    <TemplateMiniature template_type={miniature} />
                  ) : (
                    isContentType(kind) && <TypeIcon type={kind} size={44} />
                  )}
                </span>
                <span className={classes.kindName}>{nameOf(kind)}</span>
                <span className={classes.soft}>
                  {parts.length === 0
                    ? t('making:kinds.none')
                    : t(`making:made.${how}`, { count: parts.length })}
                </span>
              </Radio.Card>
            );
          })}
        </div>
      </Radio.Group>
    </div>
  );
}
