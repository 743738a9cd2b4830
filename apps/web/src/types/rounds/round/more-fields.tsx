import { Switch } from '@mantine/core';
import type { GameDoc } from '@takhti/content-types/rounds';
import { useText } from '../../../i18n/index.ts';
import type { Editor } from '../../../features/editor/index.ts';
import classes from '../game.module.css';
import { editRound } from './edit-round.ts';
import { HeadText, type HeadField } from './head-text.tsx';

interface MoreFieldsProps {
  readonly editor: Editor<GameDoc>;
  readonly at: number;
  readonly round: GameDoc['questionData'][number];
}

/** What most rounds do without: a marked word, help, words before the round, a video (D-52, D-55). */
export function MoreFields(props: MoreFieldsProps) {
  const t = useText();
  return (
    <div className={classes.fields}>
      <div className={classes.pair}>
        <HeadText {...props} field="wordToHighlight" rows={1} hint={t('games:head.wordToHighlight_hint')} />
        <HeadText {...props} field="help" rows={1} hint={t('games:head.help_hint')} />
      </div>
      <Switched {...props} by="preview_challenge" field="challenge" />
      <Switched {...props} by="preview_hint_video" field="hint_video" />
    </div>
  );
}

interface SwitchedProps extends MoreFieldsProps {
  readonly by: 'preview_challenge' | 'preview_hint_video';
  readonly field: HeadField;
}

// What a switch shows to learners is asked for while it is on; switched off it is kept, and not shown.
function Switched({ by, field, ...props }: SwitchedProps) {
  const t = useText();
  const { editor, round } = props;
  const isOn = round[by] === true;
  return (
    <div className={classes.switched}>
      <Switch
        label={t(`games:head.${by}`)}
        checked={isOn}
        disabled={editor.isReadOnly}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          editRound(editor, round.questionId, (draft) => {
            draft[by] = checked;
          });
        }}
      />
      {isOn && <HeadText {...props} field={field} rows={field === 'challenge' ? 2 : 1} />}
    </div>
  );
}
