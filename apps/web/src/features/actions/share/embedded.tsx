import { Divider } from '@mantine/core';
import { useLmsContext } from '../../../app/launch/use-lms-context.ts';
import { useFormat, useText } from '../../../i18n/index.ts';
import { CopiedField } from './copied-field.tsx';
import { embedCode } from './embed-code.ts';

/** The code by which another page shows the player in itself, and which pages may. */
export function Embedded({ link, title }: { readonly link: string; readonly title: string }) {
  const t = useText();
  const format = useFormat();
  const origins = useLmsContext()?.origins ?? [];
  return (
    <>
      <Divider />
      <CopiedField
        label={t('actions:share.embedded.label')}
        hint={
          origins.length === 0
            ? t('actions:share.embedded.nowhere')
            : t('actions:share.embedded.hint', { addresses: format.list(origins) })
        }
        value={embedCode(link, title)}
        copyLabel={t('actions:share.embedded.copy')}
        copiedLabel={t('actions:share.embedded.copied')}
      />
    </>
  );
}
