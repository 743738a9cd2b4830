import { Button } from '@mantine/core';
import { IconExternalLink } from '@tabler/icons-react';
import { leadsTo } from '@takhti/content-types/files/link';
import { useText } from '../../../i18n/index.ts';

/** Opens an address in a tab of its own, which learns nothing of this one; nothing to press where there is none to open. */
export function TryIt({ link }: { readonly link: string }) {
  const t = useText();
  const target = leadsTo(link.trim());
  const looks = {
    variant: 'default',
    leftSection: <IconExternalLink size={18} aria-hidden="true" />,
  } as const;
  if (!target)
    return (
      <Button {...looks} disabled>
        {t('files:link.try')}
      </Button>
    );
  return (
    <Button {...looks} component="a" href={target.href} target="_blank" rel="noopener noreferrer">
      {t('files:link.try')}
      <span className="visually-hidden"> {t('files:link.new_tab')}</span>
    </Button>
  );
}
