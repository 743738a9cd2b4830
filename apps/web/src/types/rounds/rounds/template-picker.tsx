import { Text, UnstyledButton } from '@mantine/core';
import type { TemplateType } from '@takhti/domain';
import { useState } from 'react';
import { useText } from '../../../i18n/index.ts';
import { Modal } from '../../../ui/index.ts';
import { TemplateMiniature } from '../miniature/template-miniature.tsx';
import classes from './rounds.module.css';

interface TemplatePickerProps {
  readonly isOpen: boolean;
  readonly title: string;
  readonly templates: readonly TemplateType[];
  /** The template of the round that gets another one. */
  readonly current?: TemplateType;
  /** Whether picking leads elsewhere: the focus then does not come back to where the picker was opened. */
  readonly isLeading?: boolean;
  readonly onPick: (template: TemplateType) => void;
  readonly onClose: () => void;
}

/** The choice of what a round is: each kind with its name and how it is played, in small (G-011 to G-016). */
export function TemplatePicker(props: TemplatePickerProps) {
  const { isOpen, title, templates, current, isLeading = false, onPick, onClose } = props;
  const t = useText();
  const [hasPicked, setPicked] = useState(false);
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      size="60rem"
      title={title}
      returnFocus={!(isLeading && hasPicked)}
      onEnterTransitionEnd={() => setPicked(false)}
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
                setPicked(true);
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
