import { Button, SegmentedControl } from '@mantine/core';
import { IconArrowsShuffle, IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import type { ContainerRow } from '@takhti/domain';
import { useState } from 'react';
import { useQueryCall } from '../../app/api/index.ts';
import { useText } from '../../i18n/index.ts';
import { ErrorState, Modal, useIsPhone } from '../../ui/index.ts';
import { webTypeOf } from '../../types/registry.ts';
import type { WebType } from '../../types/web-type.ts';
import { KeylessNote } from './keyless-note.tsx';
import { playerAddressOf } from './player-address.ts';
import { PlayerFrame } from './player-frame.tsx';
import classes from './preview-dialog.module.css';

interface PreviewDialogProps {
  readonly item: Pick<ContainerRow, 'container_id' | 'content_type'>;
  /** As it was at this entry of its history; as it is now without one. */
  readonly history_id?: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

type Device = 'phone' | 'desktop';

/** The real player, over the page, as wide as a phone or a desk; nothing of it is kept (C-557). */
export function PreviewDialog({ item, history_id, isOpen, onClose }: PreviewDialogProps) {
  const t = useText();
  const preview = webTypeOf(item.content_type)?.preview;
  return (
    <Modal
      opened={isOpen}
      onClose={onClose}
      fullScreen
      radius={0}
      title={t('actions:preview.title')}
      closeButtonProps={{ 'aria-label': t('common:close') }}
      transitionProps={{ transition: 'fade', duration: 150 }}
      classNames={{ content: classes.content, body: classes.body, header: classes.header }}
    >
      {preview && <Preview {...preview} item={item} history_id={history_id} onClose={onClose} />}
    </Modal>
  );
}

type PreviewProps = Omit<PreviewDialogProps, 'isOpen'> & WebType['preview'];

function Preview({ item, history_id, onClose, call, isDrawn }: PreviewProps) {
  const t = useText();
  const isPhone = useIsPhone();
  const [device, setDevice] = useState<Device>('desktop');
  const { container_id } = item;
  // Drawn again at each look, as for every learner.
  const drawn = { staleTime: 0, staysAsAsked: true, silent: true };
  const play = useQueryCall(call, { container_id, history_id }, drawn);
  return (
    <>
      <div className={classes.tools}>
        {!isPhone && (
          <SegmentedControl
            aria-label={t('actions:preview.width')}
            color="accent"
            bg="var(--mantine-color-body)"
            value={device}
            onChange={(value) => setDevice(value === 'phone' ? 'phone' : 'desktop')}
            data={[
              {
                value: 'phone',
                label: <DeviceLabel icon={IconDeviceMobile} text={t('actions:preview.phone')} />,
              },
              {
                value: 'desktop',
                label: <DeviceLabel icon={IconDeviceDesktop} text={t('actions:preview.desktop')} />,
              },
            ]}
          />
        )}
        {isDrawn && (
          <Button
            variant="default"
            leftSection={<IconArrowsShuffle size={18} aria-hidden="true" />}
            loading={play.isFetching}
            onClick={() => void play.refetch()}
          >
            {t('actions:preview.again')}
          </Button>
        )}
      </div>
      <KeylessNote play={play.data ?? null} />
      <div className={classes.stage} data-device={device}>
        {play.error ? (
          <ErrorState error={play.error} onRetry={() => void play.refetch()} />
        ) : (
          <PlayerFrame
            address={playerAddressOf(item.content_type)}
            title={t('actions:preview.frame')}
            play={play.isFetchedAfterMount ? (play.data ?? null) : null}
            onClose={onClose}
            onEscape={onClose}
          />
        )}
      </div>
    </>
  );
}

function DeviceLabel({ icon: DeviceIcon, text }: { icon: typeof IconDeviceMobile; text: string }) {
  return (
    <span className={classes.device}>
      <DeviceIcon size={18} aria-hidden="true" />
      {text}
    </span>
  );
}
