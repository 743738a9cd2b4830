import { Modal, Text, UnstyledButton } from '@mantine/core';
import type { TemplateType } from '@takhti/domain';
import { useText } from '../../../i18n/index.ts';
import { TemplateMiniature } from '../miniature/index.ts';
import classes from './rounds.module.css';

interface TemplatePickerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly templates: readonly TemplateType[];
  /** The template of the round that gets another one. */
  readonly current?: TemplateType;
  readonly onPick: (template: TemplateType) => void;
  readonly onClose: () => void;
}

/** The choice of what a round is: each kind with its name and how it is played, in small (G-011 to G-016). */
export function TemplatePicker({ isOpen, title, templates, current, onPick, onClose }: TemplatePickerProps) {
  const t = useText();
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="60rem"
      title={title}
      closeButtonProps={{ 'aria-label': t('common:close') }}
    >
      <ul className={classes.choices}>
        {templates.map((template) => (
          <li key={template}>
            <UnstyledButton
              className={classes.choice}
              data-current={template === current || undefined}
              aria-current={template === current || undefined}
              data-template={template}
              onClick={() => {
                onClose();
                onPick(template);
              }}
            >
              <span className={classes.miniature} aria-hidden="true">
                <TemplateMiniature template_type={template} />
              </span>
              <Text component="span" fw={600}>
                <bdi>{t(`games:templates.${template}.name`)}</bdi>
              </Text>
              <Text component="span" size="sm" c="dimmed">
                {t(`games:templates.${template}.about`)}
              </Text>
            </UnstyledButton>
          </li>
        ))}
      </ul>
    </Modal>
  );
}
