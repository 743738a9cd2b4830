import type { DemoGame, DemoPicture } from '../material/types.ts';
import { toRound } from './to-round.ts';

/** The document of a demo game, on the one that the studio started it with. */
export function gameDocument(
  started: object,
  { content_type, title, description, language, rounds, picture }: DemoGame,
  addressOf: (picture: DemoPicture) => string,
): object {
  const place = { game: content_type, language, addressOf };
  const questionData = rounds.map((round, at) => toRound(round, { ...place, questionId: at + 1 }));
  const shown = picture && { gameImage: addressOf(picture.picture), gameImageAlt: picture.alt };
  return { ...started, title, description, language, ...shown, questionData };
}

/** The drawings that a game shows, each once. */
export function picturesOf(game: DemoGame): DemoPicture[] {
  const shown = new Set<DemoPicture>();
  gameDocument({}, game, (picture) => {
    shown.add(picture);
    return '';
  });
  return [...shown];
}
