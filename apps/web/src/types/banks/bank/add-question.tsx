import { Button, Menu } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { Link } from 'react-router';
import { bufferKeys } from '../../../features/editor/index.ts';
import { useText } from '../../../i18n/index.ts';
import { TypeIcon } from '../../type-icon.tsx';
import { useBankKinds, useQuestionPath } from '../address.ts';

/** Leads to a new question; where there are several kinds of them, one is chosen first. */
export function AddQuestion({ isFirst }: { readonly isFirst: boolean }) {
  const t = useText();
  const questionPath = useQuestionPath();
  const kinds = useBankKinds();
  const looks = {
    variant: isFirst ? 'filled' : 'light',
    leftSection: <IconPlus size={18} aria-hidden="true" />,
  } as const;
  if (kinds.length === 1)
    return (
      <Button
        {...looks}
        data-tour="add-question"
        component={Link}
        to={questionPath(null)}
        onClick={bufferKeys}
      >
        {t('questions:add')}
      </Button>
    );
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button
          {...looks}
          data-tour="add-question"
          rightSection={<IconChevronDown size={16} aria-hidden="true" />}
        >
          {t('questions:add')}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        {kinds.map((kind) => (
          <Menu.Item
            key={kind}
            component={Link}
            to={questionPath(null, kind)}
            onClick={bufferKeys}
            leftSection={<TypeIcon type={kind} size={28} />}
          >
            {t(`common:question_kinds.${kind}`)}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
