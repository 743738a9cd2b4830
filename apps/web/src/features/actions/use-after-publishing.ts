import type { OpenedContainer, Place } from '@takhti/domain';
import { useNavigate } from 'react-router';
import { editorPath } from '../../app/routing/content-paths.ts';
import { arrivalState } from '../../app/routing/opened-on-arrival.ts';
import { useText } from '../../i18n/index.ts';
import type { Toast } from '../../ui/index.ts';
import { useBar } from './use-bar.ts';
import { useBarLabels } from './use-bar-labels.ts';

/** The first actions offered after publishing: play it, and share it. */
export function useAfterPublishing(
  container: OpenedContainer,
  place: Place,
): Pick<Toast, 'action' | 'other'> {
  const t = useText();
  const navigate = useNavigate();
  const labels = useBarLabels(container);
  const { main, actions } = useBar({
    item: { ...container, content_status: 'a', is_published: 1, waiting_level: null },
    place,
    approves_finally: false,
    is_held_elsewhere: false,
    has_export: false,
    is_live: false,
  });
  const path = editorPath(container);
  const offer = (name: 'play' | 'share'): Toast['action'] =>
    path !== null && (main === name || actions.includes(name))
      ? {
          label: labels[name] ?? t(`actions:names.${name}`),
          onClick: () => void navigate(path, { state: arrivalState(name) }),
        }
      : undefined;
  const [play, share] = [offer('play'), offer('share')];
  return { ...(play && { action: play }), ...(share && { other: share }) };
}
