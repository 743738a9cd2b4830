import type { ReactNode } from 'react';
import type { Scene } from './scene.ts';
import type { Progress } from './steps.ts';
import './scene.css';

interface SceneViewProps {
  readonly scene: Scene;
  readonly progress: Progress;
  readonly picture: string;
  /** What is seen, in words. */
  readonly label: string;
}

/** The whole world, as before and after a game. */
export function SceneView({ scene, progress, picture, label }: SceneViewProps): ReactNode {
  return (
    <div className="scene scene-view" data-scene={scene.id} role="img" aria-label={label}>
      <scene.View.Show progress={progress} isWhole picture={picture} />
    </div>
  );
}
