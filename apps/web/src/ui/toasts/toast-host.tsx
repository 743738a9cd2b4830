import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconAlertTriangle, IconCheck, IconExclamationCircle, IconInfoCircle } from '@tabler/icons-react';
import { limits } from '@takhti/domain';
import { useEffect } from 'react';
import { useText } from '../../i18n/index.ts';
import { takeToasts, type Toast } from './toast.ts';
import { useClearOfTyping, useClearWithToast } from './use-clear-of-typing.ts';
import classes from './toast-host.module.css';

const looks = {
  success: { color: 'accent', icon: <IconCheck size={18} /> },
  info: { color: 'sky', icon: <IconInfoCircle size={18} /> },
  warning: { color: 'saffron', icon: <IconAlertTriangle size={18} /> },
  error: { color: 'brick', icon: <IconExclamationCircle size={18} /> },
} as const satisfies Record<Toast['kind'], object>;

const hostClass = classes['host'] ?? '';

function draw(toast: Toast, closeLabel: string): void {
  const { color, icon } = looks[toast.kind];
  const id = notifications.show({
    color,
    icon,
    closeButtonProps: { 'aria-label': closeLabel },
    message: <Message toast={toast} onLeave={() => notifications.hide(id)} />,
    role: toast.kind === 'error' || toast.kind === 'warning' ? 'alert' : 'status',
  });
  void toast.action?.isOver?.then(() => notifications.hide(id));
}

interface MessageProps {
  readonly toast: Toast;
  readonly onLeave: () => void;
}

function Message({ toast, onLeave }: MessageProps) {
  useClearWithToast(hostClass);
  const actions = [toast.action, toast.other].filter((action) => action !== undefined);
  return (
    <div className={classes.line}>
      <span>
        {toast.text}
        {toast.detail !== undefined && <span className={classes.detail}>{toast.detail}</span>}
      </span>
      {actions.length > 0 && (
        <span className={classes.actions}>
          {actions.map((action) => (
            <Button
              key={action.label}
              size="compact-sm"
              variant="subtle"
              onClick={() => {
                onLeave();
                action.onClick();
              }}
            >
              {action.label}
            </Button>
          ))}
        </span>
      )}
    </div>
  );
}

/** The toasts: bottom-left in every language (C-282), at most 20 (C-1088), each for 6 seconds (C-1089). */
export function ToastHost() {
  const t = useText();
  useClearOfTyping(hostClass);
  useEffect(() => takeToasts((toast) => draw(toast, t('common:close'))), [t]);
  return (
    <Notifications
      position="bottom-left"
      limit={limits.toast.limit}
      autoClose={limits.toast.auto_close_ms}
      containerWidth={400}
      zIndex={500}
      classNames={{ root: classes.host }}
    />
  );
}
