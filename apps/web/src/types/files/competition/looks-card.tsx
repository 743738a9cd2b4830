import { Radio } from '@mantine/core';
import { competitionThemes } from '@takhti/domain';
import { FieldError, fieldId, findingsAt } from '../../../features/editor/index.ts';
import { ImageField } from '../../../features/media/index.ts';
import { Marked } from '../../../features/review/index.ts';
import { useText } from '../../../i18n/index.ts';
import type { CompetitionProps } from './competition-props.ts';
import classes from './competition.module.css';
import { Section } from './section.tsx';

const pictures = [
  ['logoimage', { width: 400, height: 400 }],
  ['image_desktop', { width: 1600, height: 500 }],
  ['image_mobile', { width: 800, height: 800 }],
] as const;

/** Its colour and its pictures, as learners see them. */
export function LooksCard({ item, doc, findings, onChange }: CompetitionProps) {
  const t = useText();
  const label = t('competitions:fields.theme');
  return (
    <Section title={t('competitions:cards.looks')}>
      <Marked path={['theme']} label={label}>
        <Radio.Group
          id={fieldId(['theme'])}
          label={label}
          value={doc.theme}
          onChange={(theme) => onChange({ theme })}
        >
          <div className={classes.themes}>
            {competitionThemes.map((theme) => (
              <Radio
                key={theme}
                value={theme}
                label={
                  <span className={classes.theme}>
                    <span className={classes.swatch} data-theme={theme} aria-hidden="true" />
                    {t(`competitions:themes.${theme}`)}
                  </span>
                }
              />
            ))}
          </div>
        </Radio.Group>
        <FieldError path={['theme']} findings={findingsAt(findings, ['theme'])} />
      </Marked>
      <div className={classes.pictures}>
        {pictures.map(([field, wanted]) => (
          <Marked key={field} path={[field]} label={t(`competitions:fields.${field}`)}>
            <ImageField
              container_id={item.container_id}
              label={t(`competitions:fields.${field}`)}
              path={[field]}
              value={doc[field]}
              wanted={wanted}
              onChange={(address) => onChange({ [field]: address })}
              isReadOnly={false}
            />
          </Marked>
        ))}
      </div>
    </Section>
  );
}
