import { Button, Group, Stack, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { drawQrCode } from '@takhti/domain';
import { useMemo } from 'react';
import { encode } from 'uqr';
import { useText } from '../../../i18n/index.ts';
import { qrCodeFile } from './draw-qr-code.ts';

/** A link as a QR code, to show to a class or to print on a sheet. */
export function LinkAsPicture({ link }: { readonly link: string }) {
  const t = useText();
  const { size, path } = useMemo(() => drawQrCode(encode, link), [link]);
  const file = `data:image/svg+xml,${encodeURIComponent(qrCodeFile(link))}`;
  return (
    <Group align="center" gap="md">
      {/* Dark on light in every theme: cameras look for it so. */}
      <svg
        role="img"
        aria-label={t('actions:share.picture.label')}
        viewBox={`0 0 ${size} ${size}`}
        width={144}
        height={144}
        style={{ flex: 'none', borderRadius: 8, border: '1px solid var(--line)' }}
      >
        <rect width={size} height={size} fill="#fff" />
        <path d={path} fill="#000" shapeRendering="crispEdges" />
      </svg>
      <Stack gap="xs" align="flex-start" flex="1 1 220px" miw={0}>
        <Text fw={600}>{t('actions:share.picture.label')}</Text>
        <Text size="sm">{t('actions:share.picture.hint')}</Text>
        <Button
          component="a"
          href={file}
          download="qr-code.svg"
          variant="default"
          leftSection={<IconDownload size={18} aria-hidden="true" />}
        >
          {t('actions:share.picture.download')}
        </Button>
      </Stack>
    </Group>
  );
}
