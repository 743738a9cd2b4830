import { Text } from '@mantine/core';
import type { GameDoc } from '@takhti/content-types/rounds';
import { useText } from '../../../i18n/index.ts';
import { FieldError, findingsAt, type Editor } from '../../../features/editor/index.ts';
import { ImageField } from '../../../features/media/index.ts';

interface PuzzlePictureProps {
  readonly editor: Editor<GameDoc>;
  readonly container_id: string;
}

const path = ['gameImage'];

/** The picture that a game puts together, piece by piece. */
export function PuzzlePicture({ editor, container_id }: PuzzlePictureProps) {
  const t = useText();
  const { doc, edit, isReadOnly, findings } = editor;
  const { gameImage = '', gameImageAlt = '' } = doc;
  if (isReadOnly && gameImage === '') return null;
  return (
    <div>
      <ImageField
        container_id={container_id}
        label={t('games:details.gameImage')}
        path={path}
        value={gameImage}
        alt={gameImageAlt}
        altPath={['gameImageAlt']}
        onChange={(image) =>
          edit((draft) => {
            draft.gameImage = image;
          })
        }
        onAltChange={(alt) =>
          edit((draft) => {
            draft.gameImageAlt = alt;
          })
        }
        isReadOnly={isReadOnly}
      />
      {!isReadOnly && (
        <Text size="sm" c="dimmed" mt={4}>
          {t('games:details.gameImage_hint')}
        </Text>
      )}
      <FieldError path={path} findings={findingsAt(findings, path)} />
    </div>
  );
}
