import { Button } from '@mantine/core';
import { Notifications, notifications } from '@mantine/notifications';
import '@mantine/notifications/styles.layer.css';
import { IconAlertTriangle, IconCheck, IconExclamationCircle, IconInfoCircle } from '@tabler/icons-react';
import { limits } from '@takhti/domain';
import { useEffect } from 'react';
import { useText } from '../../i18n/index.ts';
import { takeToasts, type Toast } from './toast.ts';
import { keepClearOfTyping, useClearOfTyping } from './use-clear-of-typing.ts';
import classes from './toast-host.module.css';

const looks = {
  success: { color: 'accent', icon: <IconCheck size={18} /> },
  info: { color: 'sky', icon: <IconInfoCircle size={18} /> },
  warning: { color: 'saffron', icon: <IconAlertTriangle size={18} /> },
  error: { color: 'brick', icon: <IconExclamationCircle size={18} /> },
} as const satisfies Record<Toast['kind'], object>;

function draw(toast: Toast, closeLabel: string): void {
  const { color, icon } = looks[toast.kind];
  const actions = [toast.action, toast.other].filter((action) => action !== undefined);
  const id = notifications.show({
    color,
    icon,
    closeButtonProps: { 'aria-label': closeLabel },
    message: (
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
                  notifications.hide(id);
                  action.onClick();
                }}
              >
                {action.label}
              </Button>
            ))}
          </span>
        )}
      </div>
    ),
    role: toast.kind === 'error' || toast.kind === 'warning' ? 'alert' : 'status',
  });
}

const hostClass = classes['host'] ?? '';

/** The toasts: bottom-left in every language (C-282), at most 20 (C-1088), each for 6 seconds (C-1089). */
export function ToastHost() {
  const t = useText();
  useClearOfTyping(hostClass);
  useEffect(
    () =>
      takeToasts((toast) => {
        draw(toast, t('common:close'));
        keepClearOfTyping(hostClass);
      }),
    [t],
  );
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
